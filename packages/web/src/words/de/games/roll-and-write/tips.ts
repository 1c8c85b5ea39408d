/** Strategy tips for beginners at Roll & Write, in German. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
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
};
