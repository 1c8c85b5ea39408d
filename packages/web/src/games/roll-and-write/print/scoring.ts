/** The points of rows and columns and the use of coats of arms, as a small table. */
import { linesOf, setParagraph } from '../../../art/paper/typeset.ts';
import { FACTS } from './facts.ts';
import type { Field, Pen } from './pen.ts';
import { drawCoat, drawPoints } from './signs.ts';

/** Draws the table into a field. */
export function drawScoring(pen: Pen, { x, y, width, height }: Field): void {
  const { drawing, style, words, measure } = pen;
  const line = { stroke: style.hair, width: 0.8 * style.weight };
  drawing.rect(x, y, width, height, { ...line, stroke: style.soft }, 6);
  const half = width * 0.52;
  drawing.path(`M${x + half} ${y + 6}V${y + height - 6}`, line);
  const { sheet } = words;
  const [brick, windows] = [x + half * 0.58, x + half * 0.85];
  const widest = Math.max(
    ...[sheet.withBrick, sheet.windowsOnly].map((text) => measure(text, 'text', 9.5)),
  );
  const headSize = Math.min(9.5, (9.5 * half * 0.25) / widest);
  const head = { face: 'text', size: headSize, ink: style.soft, anchor: 'middle' } as const;
  const step = (height - 18) / 2;
  drawing.text(brick, y + 13, sheet.withBrick, head);
  drawing.text(windows, y + 13, sheet.windowsOnly, head);
  [
    { label: sheet.row, points: FACTS.row },
    { label: sheet.column, points: FACTS.column },
  ].forEach(({ label, points }, index) => {
    const middle = y + 17 + step * (index + 0.5);
    const size = Math.min(11.5, (11.5 * half * 0.4) / measure(label, 'bold', 11.5));
    drawing.text(x + 7, middle + 4, label, { face: 'bold', size, ink: style.ink });
    const radius = Math.min(9.5, step * 0.42);
    drawPoints(pen, [brick, middle], radius, points.brick);
    drawPoints(pen, [windows, middle], radius, points.windows);
  });
  const text = { text: sheet.coat };
  const room = width - half - 34;
  const fits = (size: number) =>
    linesOf(measure, text, size, room).length * size * 1.14 <= height - 8;
  const size = [11.5, 11, 10.5, 10, 9.5, 9, 8.5].find(fits) ?? 8;
  const lines = linesOf(measure, text, size, room).length;
  drawCoat(pen, [x + half + 15, y + height / 2], 19);
  const top = y + height / 2 - (lines * size * 1.14) / 2 + size * 0.82;
  setParagraph(drawing, measure, [x + half + 29, top], text, {
    size,
    width: room,
    ink: style.ink,
    leading: 1.14,
  });
}
