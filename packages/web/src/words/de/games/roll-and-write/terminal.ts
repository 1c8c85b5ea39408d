/** Roll & Write in a terminal, in German. */
import type { RollAndWriteTerminalWords } from '../../../en/games/roll-and-write/terminal.ts';
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone, in German. */
export const words: RollAndWriteTerminalWords = {
  aim: (goal) => [
    'Zeichne Formen ein. Komplette Reihe: 1 Punkt, Spalte: 2; ohne X doppelt.',
    `Hat jemand ${goal} Punkte: letzte Runde. Tippe eine Zahl und Enter, oder help.`,
  ],
  rules: [
    'Dein Zug: Würfle mit fünf Würfeln und zeichne eine Form ein. Jedes ihrer Felder kostet einen Würfel ihrer Farbe. Weiß zählt als jede Farbe; ein Bonus (+) ersetzt einen fehlenden Würfel, höchstens zwei pro Zug. Drehen ist erlaubt, Spiegeln nicht. Mindestens ein Feld muss in Reihe 1 oder direkt über einem gefüllten Feld liegen. Ein Feld bekommt ein X, die anderen ein O. 4er- und 5er-Formen gibt es nur ein- oder zweimal, für alle zusammen.',
    'Punkte: komplette Reihe 1, komplette Spalte 2, ohne X doppelt; volle Leiste 2.',
    'Vervollständige eine Reihe oder Spalte mit Wappen: Das bringt ein zusätzliches O oder zwei Kästchen.',
    'Danach dürfen die anderen je einen Würfel nehmen, der übrig ist, und ein Kästchen seiner Leiste ankreuzen; du darfst das in ihren Zügen. Kästchen schalten Boni und Sterne für deinen nächsten Zug frei.',
    'Sterne: Rot für „Neu würfeln“. Blau für „Kein X“ (in diesem Zug nur Fenster). Violett für „Ein X“ (ein zusätzliches Feld). Grün für „Farbwechsel“ (Würfel auf eine andere Farbe drehen). Gelb für „Wiederverwenden“ (eine durchgestrichene Form einzeichnen).',
  ],
  startTrack: 'Mit welcher Leiste beginnst du? Ihre ersten zwei Kästchen werden angekreuzt.',
  left: (name, dice) => `Von ${name} übrig: ${dice}`,
  draw: 'Form einzeichnen',
  does: {
    R: 'einige Würfel noch einmal würfeln',
    G: 'Würfel auf eine andere Farbe drehen',
    B: 'in diesem Zug zeichnest du nur Fenster ein',
    P: 'ein zusätzliches Feld einzeichnen',
  },
  whichSquare: (sign) => `Welches Feld bekommt ein ${sign}?`,
  window: 'Ein Fenster einzeichnen, O',
  boxes: 'Zwei Kästchen einer Leiste ankreuzen',
  whichTrack: 'Welche Leiste kreuzt du an?',
  rerollWhich: 'Welche Würfel würfelst du neu? Du kannst auch ihre Buchstaben tippen.',
  keep: (dice) => `${dice} behalten, den Rest neu`,
  all: 'alle neu',
  oneByOne: 'Würfel einzeln wählen',
  whichFirst: 'Welchen Würfel zuerst?',
  turnWhich: 'Welche Würfel drehst du?',
  takeWhich: 'Welchen Würfel nimmst du?',
  second: (colour) => `${capital(colour)}, und noch ein Würfel?`,
  noSecond: 'Keinen zweiten Würfel',
  tileWhich: 'Welche Form zeichnest du ein?',
  ways: (count) => `${count} Möglichkeiten zu bezahlen`,
  xAt: (cell) => `X auf ${cell}`,
  whichX: 'Welches Feld bekommt das X? Die anderen werden Fenster, O.',
  tilesLeft: 'Noch da',
  largeLeft: 'Große Formen, die noch da sind',
  smallLeft: 'und alle 2er- und 3er-Formen',
  signs: '♦ Wappen, = Punkte, + Bonus, ★ Stern',
  usable: (things) => `bereit: ${things}`,
};
