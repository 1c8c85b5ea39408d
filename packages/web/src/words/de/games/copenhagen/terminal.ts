/** Copenhagen in a terminal, in German. */
import type { CopenhagenTerminalWords } from '../../../en/games/copenhagen/terminal.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('de');

/** What the terminal says of Copenhagen alone, in German. */
export const words: CopenhagenTerminalWords = {
  aim: (goal) => [
    'Baue Plättchen. Komplette Reihe: 1 Punkt, Spalte: 2; nur mit Fenstern doppelt.',
    `Wer zuerst ${goal} Punkte hat, gewinnt. Tippe eine Zahl und Enter, oder help.`,
  ],
  rules: (goal) => [
    'Dein Zug: Nimm zwei Karten von benachbarten Plätzen im Hafen oder baue ein Plättchen. Platz 1 und 7 sind keine Nachbarn. Dein Handlimit sind 7 Karten.',
    'Ein Plättchen kostet eine Karte seiner Farbe pro Feld, und eine Karte weniger, wenn es in deinem Haus ein Plättchen seiner Farbe berührt. Drehe und wende es, wie du willst; mindestens ein Feld muss in Reihe 1 oder direkt über einem gefüllten Feld liegen. Großbuchstaben sind Fenster, der Kleinbuchstabe ist das Mauerwerk.',
    'Punkte: komplette Reihe 1, komplette Spalte 2, ohne Mauerwerk doppelt.',
    'Überbaue ein Wappen oder vervollständige eine Reihe mit Wappen: Dann setzt du ein weißes Spezialplättchen, nimmst ein Fähigkeitsplättchen oder aktivierst alle deine genutzten wieder.',
    'Fähigkeiten, nach dem Nutzen umgedreht: any (zwei beliebige Karten), extra (eine dritte Karte), discount (eine Karte weniger), change (eine Farbe zählt beim Bezahlen als eine andere), both (Karten nehmen und bauen in einem Zug).',
    `Das Spiel endet, sobald ein Spieler ${goal} Punkte hat oder die Spielende-Karte aufgedeckt wird: Dann gewinnt, wer die meisten Punkte hat.`,
  ],
  build: (kinds) => `Plättchen bauen: ${counted(kinds, 'Art', 'Arten')} möglich`,
  takeWith: (abilities) => `Andere Karten nehmen mit ${abilities}`,
  howMany: 'Wie viele Karten nimmst du?',
  whichFirst: 'Von welchem Platz zuerst?',
  discardWhich: 'Welche?',
  whiteWhere: 'Wohin kommt das weiße Spezialplättchen?',
  tileWhich: 'Welches Plättchen baust du?',
  whichBrick: 'Welches Feld ist das Mauerwerk? Die anderen sind Fenster.',
  brickAt: (cell) => `Mauerwerk auf ${cell}`,
  pay: (cost) => `für ${cost}`,
  handShort: (cards) => `Hand ${cards}`,
  hidden: (cards) => `${cards}, verdeckt`,
  pile: (cards) => `Stapel ${cards}`,
  endCard: {
    aside: 'Spielende-Karte beiseite',
    drawn: 'Spielende-Karte aufgedeckt',
    among: (last) => `Ende unter den letzten ${last}`,
    within: 'Spielende-Karte ist dabei',
  },
  tilesLeft: 'Plättchen im Vorrat',
  white: (count) => `weiß ${count}`,
  abilitiesLeft: 'Fähigkeitsplättchen im Vorrat',
  supply: 'Noch im Vorrat:',
  signs: 'r Mauerwerk, ♦ Wappen',
};
