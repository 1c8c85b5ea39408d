/** Puzzles made from mistakes, in German. */
import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Rätsel',
  number: (number, count) => `Rätsel ${number} von ${count}`,
  own: (game, day) => `Aus deiner Partie ${game}, ${day}`,
  given: (game) => `Aus der Sammlung des Hafenmeisters, ${game}`,
  task: 'Was würdest du tun?',
  cost: (games) =>
    `Deine Entscheidung von damals kostete dich etwa ${counted(games, 'Sieg', 'Siege')} in 100 Partien.`,
  find: 'Finde, was der Hafenmeister spielen würde.',
  how: 'Analysiere eine beendete Partie, und deine eigenen Fehler werden zu Rätseln.',
  toReview: 'Letzte Partie öffnen',
  thinking: 'Der Hafenmeister sieht sich das an …',
  failed: 'Der Hafenmeister kann deine Lösung gerade nicht prüfen. Versuche es noch einmal.',
  best: 'Das ist die beste Wahl.',
  fine: 'Genauso gut wie die beste Wahl.',
  strayed: (own, best) =>
    `Damit gewinnst du etwa ${own} von 100 Partien, mit der besten Wahl ${best}.`,
  near: 'Du bist nah dran.',
  far: 'Es geht noch viel besser.',
  shown: 'Das würde der Hafenmeister tun.',
  rests: 'Das war’s – weiter zum nächsten Rätsel.',
  read: 'Rätsel lesen',
  solve: 'Lösen',
  again: 'Noch einmal versuchen',
  show: 'Zeig es mir',
  next: 'Nächstes Rätsel',
  skip: 'Überspringen',
  moment: 'In der Wiedergabe öffnen',
  leave: 'Zur Startseite',
};
