/** Strategy tips for beginners at Copenhagen, in German. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
  pair: (places, colour) =>
    `Zwei Karten einer Farbe nebeneinander (Plätze ${places}): ${colour}. Damit bezahlst du größere Teile.`,
  collect: (held) => `Du hast schon ${held}: Mit mehr in dieser Farbe baust du ein größeres Teil.`,
  beside: (tile) => `Neben einem Teil derselben Farbe kostet es eine Karte weniger: ${tile}.`,
  coatCell: (tile, cell) =>
    `Das Wappen auf ${cell} lässt sich jetzt überbauen (${tile}): Das gibt dir eine Aktion mehr.`,
  coatRow: (tile, row) =>
    `${row} lässt sich jetzt vollenden (${tile}): Punkte und dazu die Aktion des Wappens.`,
  line: (tile, line) => `${line} lässt sich jetzt vollenden (${tile}): sofort Punkte.`,
  limit: 'Sieben Karten sind das Höchste: Bau jetzt, bevor du abwerfen musst.',
  brickRow: (row) =>
    `Dreh das Teil so, dass sein Ziegel in ${row} liegt: Dort ist schon einer, also kostet er nichts mehr.`,
  ability: 'Ein Fähigkeitsplättchen, das du früh nimmst, hilft dir immer wieder.',
  turnBack:
    'Mehrere deiner Fähigkeitsplättchen sind genutzt: Ein Wappen dreht alle auf einmal zurück.',
  column: (column) =>
    `${column} hat bisher nur Fenster: Halte sie frei von Ziegeln, dann bringt sie 4 Punkte.`,
  end: 'Jede Karte kann jetzt die Schlusskarte sein: Hol dir die Punkte, die du bekommen kannst.',
};
