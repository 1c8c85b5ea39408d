/** Puzzles made from mistakes, in Dutch. */
import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Puzzels',
  number: (number, count) => `Puzzel ${number} van ${count}`,
  own: (game, day) => `Uit je partij ${game}, ${day}`,
  given: (game) => `Uit de verzameling van de havenmeester, ${game}`,
  task: 'Wat zou jij doen?',
  cost: (games) =>
    `Je zet van toen kostte je ongeveer ${counted(games, 'gewonnen partij', 'gewonnen partijen')} op de 100.`,
  find: 'Vind een zet die de havenmeester ook zou doen.',
  how: 'Analyseer een gespeelde partij, dan worden je eigen fouten puzzels.',
  toReview: 'Laatste partij openen',
  thinking: 'De havenmeester bekijkt je zet …',
  failed: 'De havenmeester kan je zet nu niet bekijken. Probeer het opnieuw.',
  best: 'Dat is de beste zet.',
  fine: 'Even goed als de beste zet.',
  strayed: (own, best) =>
    `Met deze zet win je ongeveer ${own} van de 100 partijen, met de beste zet ${best}.`,
  near: 'Je bent er bijna.',
  far: 'Er is een veel betere zet.',
  shown: 'Dit zou de havenmeester doen.',
  rests: 'Dat was het: op naar de volgende puzzel.',
  read: 'Puzzel lezen',
  solve: 'Oplossen',
  again: 'Opnieuw proberen',
  show: 'Laat zien',
  next: 'Volgende puzzel',
  skip: 'Overslaan',
  moment: 'Partij terugkijken',
  leave: 'Startpagina',
};
