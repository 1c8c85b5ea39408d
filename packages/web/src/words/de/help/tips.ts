/** Strategy tips for beginners, in German. */
import type { HelpWords } from '../../en/help/index.ts';

/** Strategy tips for beginners, in German. */
export const tips: HelpWords['tips'] = {
  rollAndWrite: {
    broad:
      'Fang in die Breite an: Jedes Feld braucht etwas unter sich, und volle Reihen sind deine ersten Punkte.',
    coatLine: (line, tile) =>
      `${line} lässt sich jetzt vollenden (${tile}): Das Wappen gibt dir ein Fenster oder zwei Kästchen.`,
    noX: (line, points) =>
      `Nutze vorher „Kein X“: Dann bringt ${line} mit lauter Fenstern ${points}.`,
    line: (line, tile) => `${line} lässt sich jetzt vollenden (${tile}): sofort Punkte.`,
    reroll:
      'Dieser Wurf reicht nur für kleine Formen. Du hast Sterne für „Neu würfeln“: Wirf neu, was nicht passt.',
    large: (tile) =>
      `Zum Greifen nah: ${tile}. Große Formen sind für alle durchgestrichen, sobald sie eingezeichnet sind.`,
    brickRow: (row) =>
      `Setz den Ziegel in ${row}: Dort ist schon einer, also kostet er dich nichts mehr.`,
    white:
      'Bezahl mit den weißen Würfeln: Bleibt einer übrig, können die anderen damit jede Leiste ankreuzen.',
    star: (track) =>
      `Das nächste Kästchen bringt einen Stern: ${track}. Leisten kurz vor einem ★ gehen vor.`,
    column: (column) =>
      `${column} hat bisher nur Fenster: Halte sie frei von Ziegeln, dann bringt sie 4 Punkte.`,
  },
  copenhagen: {
    pair: (places, colour) =>
      `Zwei Karten einer Farbe nebeneinander (Plätze ${places}): ${colour}. Damit bezahlst du größere Teile.`,
    collect: (held) =>
      `Du hast schon ${held}: Mit mehr in dieser Farbe baust du ein größeres Teil.`,
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
  },
};
