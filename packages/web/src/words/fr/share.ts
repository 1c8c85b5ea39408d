/** Sharing a game: pictures, a keepsake, the record. */
import type { ShareWords } from '../en/share.ts';
import { de } from './grammar.ts';

/** What is said where a game is given away, and what stands on what is given. */
export const words: ShareWords = {
  about:
    'Tout est fait ici, sur ton appareil, même hors ligne. Rien n’en sort avant que tu le partages.',
  picture: 'Image',
  hour: 'Moment',
  hours: { day: 'Jour', dusk: 'Crépuscule' },
  name: 'Ton nom',
  place: 'Lieu',
  placeHint: 'par exemple « chez mamie »',
  giveAs: (what) => `Partager en ${what}…`,
  again: 'C’est prêt. Appuie encore une fois sur Partager.',
  png: 'Enregistrer en PNG',
  keepsake: 'Souvenir',
  keepsakeAbout: 'Une page à imprimer : les maisons, les points et le déroulement.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Encre',
  inks: { colour: 'Couleur', saving: 'Noir et blanc' },
  pdf: 'Enregistrer en PDF',
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
  went: 'Le déroulement',
  player: 'Joueur',
  total: 'Points',
  empty: 'Vide',
  turns: (turns: number) => `La partie a duré ${turns} ${turns < 2 ? 'tour' : 'tours'}.`,
  led: ({ name, isYou }, turn) =>
    isYou
      ? `Tu as pris la tête au tour ${turn} et tu l’as gardée.`
      : `${name} a pris la tête au tour ${turn} et l’a gardée.`,
  changed: (times, { name, isYou }, turn) =>
    `La première place a changé ${times === 1 ? 'une fois' : `${times} fois`} de main ; ${isYou ? 'tu l’as prise' : `${name} l’a prise`} pour de bon au tour ${turn}.`,
  best: ({ name, isYou }, points, turn) =>
    `Le meilleur tour : ${isYou ? 'le tien' : `celui ${de(name)}`}, ${points} au tour ${turn}.`,
  unofficial: 'Nyhavn · un projet de fans, non officiel',
};
