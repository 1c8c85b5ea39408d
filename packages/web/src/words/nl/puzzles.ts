/** Puzzles out of mistakes, in Dutch. */
import type { PuzzleWords } from '../en/puzzles.ts';

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Puzzels',
  number: (number, count) => `Puzzel ${number} van ${count}`,
  own: (game, day) => `Je eigen partij ${game}, ${day}`,
  given: (game) => `Uit de la van de havenmeester, ${game}`,
  task: 'Wat zou jij doen?',
  cost: (games) =>
    games === 1
      ? 'Wat je toen speelde kostte je 1 winst op 100 partijen.'
      : `Wat je toen speelde kostte je ${games} keer winst op 100 partijen.`,
  find: 'Vind een zet die de havenmeester ook zou doen.',
  how: 'Laat een gespeelde partij nakijken, dan worden je eigen fouten puzzels.',
  toReview: 'Naar je laatste partij',
  thinking: 'De havenmeester bekijkt je zet …',
  failed: 'De havenmeester kan er nu even niet naar kijken.',
  best: 'De beste zet die er is.',
  fine: 'Even goed als de beste.',
  strayed: (own, best) =>
    `Hiermee win je ongeveer ${own} van de 100 partijen, met de beste zet ${best}.`,
  near: 'Je bent er dichtbij.',
  far: 'Er zit veel meer in.',
  shown: 'Dit zou de havenmeester doen.',
  rests: 'Hier houdt het op: de volgende puzzel wacht.',
  read: 'De puzzel lezen',
  again: 'Nog een keer',
  show: 'Laat zien',
  next: 'Volgende puzzel',
  skip: 'Overslaan',
  moment: 'Naar dit moment van de partij',
  leave: 'Naar de kade',
};
