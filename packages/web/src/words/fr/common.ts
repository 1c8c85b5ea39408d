/** Words that are used everywhere. */
import type { Words } from '../en/index.ts';
import { enumerated } from '../enumerated.ts';
import { counted } from './grammar.ts';

/** Words that are used everywhere. */
export const common: Words['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rouge', B: 'bleu', P: 'violet', G: 'vert', Y: 'jaune', W: 'blanc' },
  points: (count) => counted(count, 'point', 'points'),
  squares: (count) => counted(count, 'case', 'cases'),
  coats: (count) => counted(count, 'blason', 'blasons'),
  row: (name) => `ligne ${name}`,
  column: (name) => `colonne ${name}`,
  list: (things) => enumerated(things, 'et'),
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  home: 'Accueil',
  loading: 'Un instant…',
  failed: 'Ça n’a pas marché.',
  notFound: 'Il n’y a rien à cette adresse.',
  retry: 'Réessayer',
  trouble: {
    files: 'Une partie de Nyhavn n’a pas pu être chargée. Vérifie ta connexion et réessaie.',
    storage:
      'Ce qui est enregistré sur cet appareil ne peut être ni lu ni modifié pour l’instant. Ferme les autres onglets de Nyhavn ou redémarre le navigateur, puis réessaie.',
    other: 'Un problème est survenu sur cette page. Réessaie, ou retourne au quai.',
  },
  toHome: 'Retour au quai',
  bots: {
    random: { name: 'Mousse', about: 'joue n’importe quel coup permis' },
    greedy: { name: 'Maçon', about: 'prend tout de suite le plus de points' },
    apprentice: { name: 'Apprenti', about: 'sympathique, jamais pressé, un peu distrait' },
    carpenter: { name: 'Charpentier', about: 'construit proprement, pas à pas' },
    foreman: { name: 'Chef de chantier', about: 'prépare chaque tour jusqu’au bout' },
    architect: { name: 'Architecte', about: 'connaît les probabilités et voit plus loin' },
    'harbour-master': { name: 'Maître du port', about: 'surveille tout le monde et n’oublie rien' },
  },
};
