/** A drawing as a list of marks, which becomes a page of a PDF or a picture on the screen. */

/** The typefaces of sheets. */
export type Face = 'display' | 'text' | 'bold';

/** Six numbers as in PDF and SVG: the point (x, y) goes to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The paint of a path; without a colour it is not filled, or not stroked. */
export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly dash?: readonly [on: number, off: number] | undefined;
  /** From 0, which can't be seen, to 1. */
  readonly opacity?: number | undefined;
}

/** An outline, spelled as in SVG. */
interface PathMark extends Paint {
  readonly kind: 'path';
  readonly d: string;
}

/** A line of text that begins, or has its middle or its end, at a point of its baseline. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Marks that are moved, turned or scaled together, and cut off outside an outline if there is one. */
export interface GroupMark {
  readonly kind: 'group';
  readonly matrix: Matrix;
  readonly clip?: string | undefined;
  readonly marks: readonly Mark[];
}

/** Anything that is drawn. */
export type Mark = PathMark | TextMark | GroupMark;

/** The width of every sheet in its own units, whatever the paper; its height depends on the paper. */
export const SHEET_WIDTH = 540;

/** The width of a text. */
export type Measure = (text: string, face: Face, size: number) => number;

/** Collects marks, from the lowest up. */
export class Drawing {
  readonly marks: Mark[] = [];

  /** An outline. */
  path(d: string, paint: Paint): void {
    this.marks.push({ kind: 'path', d, ...paint });
  }

  /** A rectangle, its corners rounded by a radius. */
  rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
    this.path(rectangle(x, y, width, height, radius), paint);
  }

  /** A circle. */
  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.path(circle(x, y, radius), paint);
  }

  /** A line of text. */
  text(
    x: number,
    y: number,
    text: string,
    look: Pick<TextMark, 'face' | 'size' | 'ink'> & { readonly anchor?: TextMark['anchor'] },
  ): void {
    const { face, size, ink, anchor = 'start' } = look;
    this.marks.push({ kind: 'text', x, y, text, face, size, ink, anchor });
  }

  /** Adds what `draw` draws, moved and scaled. */
  at(x: number, y: number, scale: number, draw: (group: Drawing) => void, clip?: string): void {
    this.group([scale, 0, 0, scale, x, y], draw, clip);
  }

  /** Adds what `draw` draws, under any matrix. */
  group(matrix: Matrix, draw: (group: Drawing) => void, clip?: string): void {
    const inner = new Drawing();
    draw(inner);
    this.marks.push({ kind: 'group', matrix, clip, marks: inner.marks });
  }
}

/** A number with no more digits than a printer can show. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The outline of a rectangle, its corners rounded by a radius. */
export function rectangle(x: number, y: number, w: number, h: number, radius = 0): string {
  const [left, top, width, height, r] = [x, y, w, h, radius].map(round) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (r === 0) return `M${left} ${top}h${width}v${height}h${-width}z`;
  const across = round(width - 2 * r);
  const down = round(height - 2 * r);
  return `M${round(left + r)} ${top}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The outline of a circle. */
function circle(x: number, y: number, radius: number): string {
  const [left, middle, r] = [x - radius, y, radius].map(round) as [number, number, number];
  return `M${left} ${middle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
