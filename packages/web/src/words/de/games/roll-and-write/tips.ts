/** Strategy tips for beginners at Roll & Write, in German. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';
import { capital } from '../../../grammar.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
  broad:
    'Baue zuerst in die Breite: Formen brauchen Halt von unten, und komplette Reihen sind deine ersten Punkte.',
  coatLine: (line, tile) =>
    `${capital(tile)}: Damit kannst du ${line} vervollständigen. Das Wappen gibt dir ein Fenster oder zwei Kästchen.`,
  noX: (line, points) =>
    `Nutze „Kein X“, bevor du einzeichnest: Dann hat ${line} nur Fenster und bringt ${points}.`,
  line: (line, tile) =>
    `${capital(tile)}: Damit kannst du ${line} vervollständigen. Das zählt sofort.`,
  reroll:
    'Dieser Wurf reicht nur für kleine Formen. Mit einem Stern für „Neu würfeln“ würfelst du neu, was nicht passt.',
  large: (tile) =>
    `${capital(tile)}: Diese große Form kannst du jetzt einzeichnen. Danach ist sie für alle durchgestrichen.`,
  brickRow: (line) =>
    `Setze das Mauerwerk in ${line}: Dort ist schon welches, du verlierst also nichts.`,
  white:
    'Bezahle mit den weißen Würfeln: Bleibt einer übrig, können die anderen damit auf jeder Leiste ankreuzen.',
  star: (track) =>
    `Das nächste Kästchen bringt einen Stern: ${track}. Bevorzuge Leisten kurz vor einem ★.`,
  column: (line) => `${line} hat bisher nur Fenster: Ohne Mauerwerk bringt sie 4 Punkte.`,
};
