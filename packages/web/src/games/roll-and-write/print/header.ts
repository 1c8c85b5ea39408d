/** The head of a player sheet: whose it is, and who begins. */
import { SHEET_WIDTH } from '../../../art/marks.ts';
import type { Pen } from './pen.ts';

/** In points. */
export const HEADER_HEIGHT = 44;

/** Draws the product's and the game's name; gives where they end. */
export function drawTitle(
  { drawing, style, measure }: Pen,
  title: string,
  subtitle: string,
): number {
  const size = 26;
  drawing.text(0, 26, title, { face: 'display', size, ink: style.ink });
  const x = measure(title, 'display', size) + 9;
  drawing.text(x, 26, subtitle, { face: 'text', size: 12.5, ink: style.soft });
  return x + measure(subtitle, 'text', 12.5);
}

/** Draws the head of a player sheet. */
export function drawHeader(pen: Pen): void {
  const { drawing, style, words, measure } = pen;
  const end = drawTitle(pen, words.common.productName, words.name);
  const { name, begins } = words.sheet;
  const look = { face: 'text', size: 12.5, ink: style.soft } as const;
  const right = SHEET_WIDTH - measure(begins, 'text', look.size);
  drawing.text(right, 26, begins, look);
  const box = { fill: style.paper, stroke: style.ink, width: style.weight };
  drawing.rect(right - 21, 12.5, 15, 15, box, 2.5);
  drawing.text(end + 24, 26, name, look);
  const start = end + 30 + measure(name, 'text', look.size);
  drawing.path(`M${start} 28H${right - 36}`, { stroke: style.ink, width: 0.9 * style.weight });
}
