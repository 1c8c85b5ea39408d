/** The seal beside the dice, in French. */
import type { SealWords } from '../en/seal.ts';
import { counted } from './grammar.ts';

/** What the seal says. */
export const seal: SealWords = {
  title: 'Un hasard équitable',
  verified: {
    rolls: 'Tous les lancers ont été vérifiés sur cet appareil.',
    cards: 'Tous les tirages sont en ordre jusqu’ici.',
  },
  wrong: 'Un tirage est incorrect !',
  tookPart: (names) => `Participation : ${names}.`,
  nobody:
    'L’appareil d’aucun joueur n’a participé : le responsable du serveur pouvait connaître ce tirage d’avance.',
  missed: (names) => `Pas de réponse à temps : ${names}.`,
  missedOwn: 'Cet appareil a été interrogé, mais n’a pas répondu à temps.',
  notAsked: 'Cet appareil n’a pas été interrogé.',
  promise:
    'À chaque tirage, les appareils des joueurs et le serveur révèlent des nombres fixés d’avance. Ensemble, ils décident du tirage. Dès que l’appareil d’un seul joueur honnête participe, personne ne peut le connaître ni le choisir d’avance, pas même le responsable du serveur.',
  last: 'Dernier tirage',
  soFar: 'Jusqu’ici',
  checked: {
    rolls: (count) => `${counted(count, 'tirage vérifié', 'tirages vérifiés')} sur cet appareil.`,
    cards: (count) => `${counted(count, 'tirage', 'tirages')} en ordre.`,
  },
  later:
    'Ton appareil vérifie les cartes elles-mêmes après la partie : plus tôt, cela révélerait ce que contient la pioche.',
  goOn: 'Tu peux continuer à jouer.',
};
