/** The little things that stand on sheets: stars, coats of arms, points, badges, patterns. */

import type { Colour } from '@nyhavn/engine/house';
import { type Drawing, rectangle, round } from '../../../art/marks.ts';
import { STEADY, WHITE } from '../../../art/palette.ts';
import { star } from '../../../art/paper/typeset.ts';
import { COAT, STROKES, WIDTHS } from '../../../art/strokes.ts';
import type { Field, Pen, SignPen } from './pen.ts';

/** A star that waits to be crossed out when it is used. */
export function drawStar(
  { drawing, style }: SignPen,
  [x, y]: readonly [number, number],
  radius: number,
  colour: Colour,
): void {
  const { base, line } = style.colours[colour];
  drawing.path(star(x, y, radius), {
    fill: base,
    stroke: line,
    width: radius * 0.14 * style.weight,
  });
}

/** The plus of a bonus. */
export function drawPlus(
  { drawing, style }: SignPen,
  [x, y]: readonly [number, number],
  radius: number,
  colour: Colour,
): void {
  const { base, line } = style.colours[colour];
  const [r, t] = [radius, radius * 0.34];
  const arm = round(r - t);
  const d = `M${round(x - t)} ${round(y - r)}h${round(2 * t)}v${arm}h${arm}v${round(2 * t)}h${-arm}v${arm}h${round(-2 * t)}v${-arm}h${-arm}v${round(-2 * t)}h${arm}z`;
  drawing.path(d, { fill: base, stroke: line, width: radius * 0.14 * style.weight });
}

/** A coat of arms, its middle at a point. */
export function drawCoat(
  { drawing, style }: SignPen,
  [x, y]: readonly [number, number],
  width: number,
): void {
  drawing.at(x - width / 2, y - width * 0.6, width / 20, (coat) => {
    const stroke = style.goldLine;
    coat.path(COAT.shield, { fill: style.gold ?? WHITE, stroke, width: 1.1 * style.weight });
    const charge = style.gold ? { fill: STEADY.charge } : { stroke, width: 0.7 };
    coat.path(COAT.charge, charge);
    coat.path(COAT.water, { stroke, width: style.weight });
  });
}

/** A number of points in its ring. */
export function drawPoints(
  { drawing, style }: SignPen,
  [x, y]: readonly [number, number],
  radius: number,
  points: number | string,
): void {
  drawing.circle(x, y, radius, {
    fill: style.paper,
    stroke: style.goldLine,
    width: 1.1 * style.weight,
  });
  const size = radius * 1.35;
  drawing.text(x, y + size * 0.345, `${points}`, {
    face: 'display',
    size,
    ink: style.ink,
    anchor: 'middle',
  });
}

/** A colour's letter on a small field of that colour. */
export function drawBadge(
  { drawing, style, words }: Pen,
  [x, y]: readonly [number, number],
  side: number,
  colour: Colour,
): void {
  const { base, line, letter } = style.colours[colour];
  drawing.rect(
    x,
    y,
    side,
    side,
    { fill: base, stroke: line, width: 0.9 * style.weight },
    side * 0.22,
  );
  drawing.text(x + side / 2, y + side * 0.73, words.common.colourLetters[colour], {
    face: 'bold',
    size: side * 0.72,
    ink: letter,
    anchor: 'middle',
  });
}

/** Strokes on ten by ten, moved and made as large as asked for; they are spelled with M, Q, T, h and v. */
function moved(strokes: string, x: number, y: number, side: number): string {
  return strokes.replaceAll(/([MQThv])([^MQThv]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const placed = numbers.map((number, index) => {
      const shift = /[hv]/.test(command) ? 0 : index % 2 === 0 ? x : y;
      return round((number * side) / 10 + shift);
    });
    return command + placed.join(' ');
  });
}

/** A colour's pattern over a field, cut off outside an outline. */
export function drawHatch(
  drawing: Drawing,
  colour: Colour,
  field: Field,
  look: {
    readonly ink: string;
    /** The side of a piece of the pattern. */
    readonly side: number;
    readonly clip?: string;
    readonly weight: number;
  },
): void {
  const { x, y, width, height } = field;
  const { ink, side, clip = rectangle(x, y, width, height), weight } = look;
  const parts = Array.from({ length: Math.ceil(height / side) }, (_, row) =>
    Array.from({ length: Math.ceil(width / side) }, (_, column) =>
      moved(STROKES[colour], x + column * side, y + row * side, side),
    ).join(''),
  );
  const paint = { stroke: ink, width: (WIDTHS[colour] * weight * side) / 10 };
  drawing.at(0, 0, 1, (cut) => cut.path(parts.join(''), paint), clip);
}
