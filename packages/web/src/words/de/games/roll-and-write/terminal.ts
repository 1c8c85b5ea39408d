/** Roll & Write in a terminal, in German. */
import type { RollAndWriteTerminalWords } from '../../../en/games/roll-and-write/terminal.ts';
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone, in German. */
export const words: RollAndWriteTerminalWords = {
  aim: (goal) => [
    'Zeichne Formen ein: volle Reihe 1 Punkt, volle Spalte 2, ohne X doppelt.',
    `Hat jemand ${goal} Punkte: letzte Runde. Tippe eine Zahl und Enter, oder help.`,
  ],
  rules: [
    'Dein Zug: Wirf fünf Würfel und zeichne eine Form mit Würfeln ihrer Farbe ein, einem pro Feld. Weiß ist jede Farbe; ein Bonus (+) ersetzt einen fehlenden Würfel, höchstens zwei pro Zug. Drehen ist erlaubt, Spiegeln nicht. Mindestens ein Feld muss in Reihe 1 oder direkt über einem gefüllten Feld liegen. Ein Feld bekommt ein X, die anderen ein O. Formen mit 4 und 5 Feldern sind begrenzt.',
    'Punkte: volle Reihe 1, volle Spalte 2, ohne X doppelt; volle Leiste 2.',
    'Eine volle Linie mit Wappen bringt ein zusätzliches O oder zwei Kästchen.',
    'Danach dürfen die anderen je einen übrigen Würfel nehmen und ein Kästchen seiner Leiste ankreuzen; du machst das in ihren Zügen. Kästchen schalten Boni und Sterne für deinen nächsten Zug frei.',
    'Sterne: Rot, Neu würfeln. Blau, Kein X (in diesem Zug nur Fenster). Violett, Ein X (ein zusätzliches Feld). Grün, Farbwechsel (Würfel auf eine andere Farbe drehen). Gelb, Wiederverwenden (eine durchgestrichene Form einzeichnen).',
  ],
  startTrack: 'Mit welcher Leiste beginnst du? Ihre ersten zwei Kästchen werden angekreuzt.',
  left: (name, dice) => `Übrig von ${name}: ${dice}`,
  draw: 'Form einzeichnen',
  does: {
    R: 'einige Würfel noch einmal werfen',
    G: 'Würfel auf eine andere Farbe drehen',
    B: 'in diesem Zug zeichnest du nur Fenster ein',
    P: 'ein zusätzliches Feld einzeichnen',
  },
  whichSquare: (sign) => `Welches Feld bekommt ein ${sign}?`,
  window: 'Ein Fenster einzeichnen, O',
  boxes: 'Zwei Kästchen einer Leiste ankreuzen',
  whichTrack: 'Welche Leiste kreuzt du an?',
  rerollWhich: 'Welche Würfel wirfst du neu? Du kannst auch ihre Buchstaben tippen.',
  keep: (dice) => `${dice} behalten, den Rest neu`,
  all: 'alle neu',
  oneByOne: 'Würfel einzeln wählen',
  whichFirst: 'Welchen Würfel zuerst?',
  turnWhich: 'Welche Würfel drehst du?',
  takeWhich: 'Welchen Würfel nimmst du?',
  second: (colour) => `${capital(colour)}, und noch ein Würfel?`,
  noSecond: 'Keinen zweiten Würfel',
  tileWhich: 'Welche Form zeichnest du ein?',
  ways: (count) => `${count} Arten zu bezahlen`,
  xAt: (cell) => `X auf ${cell}`,
  whichX: 'Welches Feld bekommt das X? Die anderen werden Fenster, O.',
  tilesLeft: 'Noch da',
  largeLeft: 'Große Formen, die noch da sind',
  smallLeft: 'und alle Formen mit 2 und 3 Feldern',
  signs: '♦ Wappen, = Punkte, + Bonus, ★ Stern',
  usable: (things) => `einsetzbar: ${things}`,
};
