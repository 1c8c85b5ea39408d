/** Words that are used everywhere. */
import type { FirstWords } from '../en/index.ts';
import { counted, list } from './grammar.ts';

/** Words that are used everywhere. */
export const common: FirstWords['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rouge', B: 'bleu', P: 'violet', G: 'vert', Y: 'jaune', W: 'blanc' },
  colourLetters: { R: 'R', B: 'B', P: 'L', G: 'V', Y: 'J', W: 'W' },
  points: (count) => counted(count, 'point', 'points'),
  squares: (count) => counted(count, 'case', 'cases'),
  coats: (count) => counted(count, 'blason', 'blasons'),
  row: (name) => `ligne ${name}`,
  column: (name) => `colonne ${name}`,
  list,
  close: 'Fermer',
  cancel: 'Retour',
  back: 'Retour',
  home: 'Accueil',
  loading: 'Un instant…',
  failed: 'Ça n’a pas marché. Réessaie.',
  notFound: 'Page introuvable.',
  retry: 'Réessayer',
  trouble: {
    files: 'Une partie de Nyhavn n’a pas pu être chargée. Vérifie ta connexion et réessaie.',
    storage:
      'Impossible d’ouvrir tes parties et tes réglages pour l’instant. Ferme les autres onglets de Nyhavn ou redémarre le navigateur, puis réessaie.',
    other: 'Un problème est survenu sur cette page. Réessaie, ou reviens à l’accueil.',
  },
  toHome: 'Accueil',
  bots: {
    random: { name: 'Mousse', about: 'joue n’importe quel coup permis' },
    greedy: { name: 'Maçon', about: 'prend le plus de points tout de suite' },
    apprentice: { name: 'Apprenti', about: 'sympathique, pas pressé, un peu distrait' },
    carpenter: { name: 'Charpentier', about: 'construit avec soin, pas à pas' },
    foreman: { name: 'Contremaître', about: 'prépare chaque tour jusqu’au bout' },
    architect: { name: 'Architecte', about: 'connaît les probabilités et voit plus loin' },
    'harbour-master': { name: 'Maître du port', about: 'surveille tout le monde et n’oublie rien' },
  },
};
