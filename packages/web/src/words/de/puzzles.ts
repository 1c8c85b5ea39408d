/** Puzzles out of mistakes, in German. */
import type { PuzzleWords } from '../en/puzzles.ts';

/** What is said at puzzles. */
export const words: PuzzleWords = {
  title: 'Rätsel',
  number: (number, count) => `Rätsel ${number} von ${count}`,
  own: (game, day) => `Deine eigene Partie ${game}, ${day}`,
  given: (game) => `Aus der Schublade des Hafenmeisters, ${game}`,
  task: 'Was würdest du tun?',
  cost: (games) =>
    games === 1
      ? 'Was du damals gespielt hast, kostete 1 Sieg in 100 Partien.'
      : `Was du damals gespielt hast, kostete ${games} Siege in 100 Partien.`,
  find: 'Finde einen Zug, den auch der Hafenmeister machen würde.',
  how: 'Lass eine beendete Partie durchsehen, und deine eigenen Fehler werden zu Rätseln.',
  toReview: 'Zu deiner letzten Partie',
  thinking: 'Der Hafenmeister sieht sich deinen Zug an …',
  failed: 'Der Hafenmeister kann ihn sich gerade nicht ansehen.',
  best: 'Der beste Zug, den es gibt.',
  fine: 'So gut wie der beste.',
  strayed: (own, best) =>
    `Damit gewinnst du etwa ${own} von 100 Partien, mit dem besten Zug ${best}.`,
  near: 'Du bist nah dran.',
  far: 'Da steckt viel mehr drin.',
  shown: 'Das würde der Hafenmeister tun.',
  rests: 'Hier ist Schluss: Das nächste Rätsel wartet.',
  read: 'Das Rätsel lesen',
  again: 'Noch einmal',
  show: 'Zeig es mir',
  next: 'Nächstes Rätsel',
  skip: 'Überspringen',
  moment: 'Zu diesem Moment der Partie',
  leave: 'Zum Kai',
};
