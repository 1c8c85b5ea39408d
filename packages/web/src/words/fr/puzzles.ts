/** Puzzles out of mistakes, in French. */
import type { PuzzleWords } from '../en/puzzles.ts';
import { counted } from './grammar.ts';

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Casse-têtes',
  number: (number, count) => `Casse-tête ${number} sur ${count}`,
  own: (game, day) => `Ta partie de ${game}, ${day}`,
  given: (game) => `De la collection du maître du port, ${game}`,
  task: 'Que ferais-tu ?',
  cost: (games) =>
    `Le coup que tu as joué t’a coûté ${counted(games, 'victoire', 'victoires')} sur 100 parties.`,
  find: 'Trouve un coup que jouerait le maître du port.',
  how: 'Analyse une partie terminée : tes propres erreurs deviendront des casse-têtes.',
  toReview: 'Ouvrir la dernière partie',
  thinking: 'Le maître du port regarde ton coup…',
  failed: 'Le maître du port ne peut pas juger ton coup pour l’instant. Réessaie.',
  best: 'C’est le meilleur coup.',
  fine: 'Aussi bon que le meilleur coup.',
  strayed: (own, best) =>
    `Ce coup gagne environ ${counted(own, 'partie', 'parties')} sur 100 ; le meilleur en gagne ${best}.`,
  near: 'Tu y es presque.',
  far: 'Il y a un bien meilleur coup.',
  shown: 'Voilà ce que ferait le maître du port.',
  rests: 'C’est tout : passe au casse-tête suivant.',
  read: 'Lire le casse-tête',
  solve: 'Résoudre',
  again: 'Réessayer',
  show: 'Montre-moi',
  next: 'Casse-tête suivant',
  skip: 'Passer',
  moment: 'Ouvrir dans la partie',
  leave: 'Accueil',
};
