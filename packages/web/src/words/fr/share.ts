/** Sharing a game: a picture and the game file, in French. */
import type { ShareWords } from '../en/share.ts';

/** The texts of the share panel, and of the picture, in French. */
export const words: ShareWords = {
  about:
    'Tout est fait ici, sur ton appareil, même hors ligne. Rien n’en sort avant que tu le partages.',
  picture: 'Image',
  hour: 'Moment',
  hours: { day: 'Jour', dusk: 'Crépuscule' },
  name: 'Ton nom',
  giveAs: (what) => `Partager en ${what}…`,
  again: 'C’est prêt. Appuie encore une fois sur Partager.',
  png: 'Enregistrer en PNG',
  record: 'Fichier de la partie',
  recordAbout: 'Toute la partie en texte, coup par coup. Nyhavn peut la rouvrir.',
  copy: 'Copier le texte',
  save: 'Enregistrer le fichier',
  copied: 'Partie copiée.',
  notCopied: 'Ton navigateur n’autorise pas la copie. Enregistre plutôt le fichier.',
  notYet: 'Cette partie n’est pas terminée. Tu pourras partager son image à la fin.',
  finished: 'La maison est terminée',
  wins: ({ name, isYou }) => (isYou ? 'Tu gagnes' : `${name} gagne`),
  share: (names) => `Victoire partagée : ${names}`,
};
