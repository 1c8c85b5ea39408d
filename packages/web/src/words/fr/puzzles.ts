/** Puzzles out of mistakes, in French. */
import type { PuzzleWords } from '../en/puzzles.ts';

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Énigmes',
  number: (number, count) => `Énigme ${number} sur ${count}`,
  own: (game, day) => `Ta partie de ${game}, ${day}`,
  given: (game) => `Du tiroir du maître du port, ${game}`,
  task: 'Que ferais-tu ?',
  cost: (games) =>
    games === 1
      ? 'Ton coup de ce jour-là t’a coûté 1 victoire sur 100 parties.'
      : `Ton coup de ce jour-là t’a coûté ${games} victoires sur 100 parties.`,
  find: 'Trouve un coup que le maître du port jouerait aussi.',
  how: 'Fais analyser une partie terminée, et tes propres erreurs deviennent des énigmes.',
  toReview: 'Vers ta dernière partie',
  thinking: 'Le maître du port regarde ton coup …',
  failed: 'Le maître du port ne peut pas le regarder pour l’instant.',
  best: 'Le meilleur coup qui soit.',
  fine: 'Aussi bon que le meilleur.',
  strayed: (own, best) =>
    `Ainsi, tu gagnes environ ${own} parties sur 100 ; avec le meilleur coup, ${best}.`,
  near: 'Tu y es presque.',
  far: 'Il y a bien mieux.',
  shown: 'Voilà ce que ferait le maître du port.',
  rests: 'On s’arrête là : l’énigme suivante t’attend.',
  read: 'Lire l’énigme',
  again: 'Réessayer',
  show: 'Montre-moi',
  next: 'Énigme suivante',
  skip: 'Passer',
  moment: 'Vers ce moment de la partie',
  leave: 'Vers le quai',
};
