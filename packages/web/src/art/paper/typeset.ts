/** Text in lines of a width, with stars among the letters. */
import { type Drawing, type Face, type Measure, round } from '../marks.ts';

/** The outline of a star around a point. */
export function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = ((corner - 2.5) * Math.PI) / 5;
    const far = corner % 2 === 0 ? radius : radius * 0.46;
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** Text with words before it that stand out. */
export interface Paragraph {
  readonly head?: string | undefined;
  readonly text: string;
}

interface Word {
  readonly text: string;
  readonly face: Face;
}

/** Words of one line. */
export type Line = readonly Word[];

/** A star as wide as this is set for `★`, in parts of the size of the letters. */
const STAR_WIDTH = 0.86;

/** Our typefaces have no narrow space that doesn't break. */
function settable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** The width of a text that may have stars. */
function widthOf(measure: Measure, text: string, face: Face, size: number): number {
  return settable(text)
    .split(/(★)/)
    .reduce(
      (width, part) =>
        width + (part === '★' ? STAR_WIDTH * size : part === '' ? 0 : measure(part, face, size)),
      0,
    );
}

/** Breaks a paragraph into lines of at most a width. */
export function linesOf(
  measure: Measure,
  { head, text }: Paragraph,
  size: number,
  width: number,
): Line[] {
  const split = (words: string, face: Face): Word[] =>
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ text: word, face }));
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of [...split(head ?? '', 'bold'), ...split(text, 'text')]) {
    const space = line.length === 0 ? 0 : measure(' ', word.face, size);
    const wide = widthOf(measure, word.text, word.face, size);
    if (line.length > 0 && used + space + wide > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    used += (line.length === 0 ? 0 : space) + wide;
    line.push(word);
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** The look of a run of text. */
export interface RunLook {
  readonly face: Face;
  readonly size: number;
  readonly ink: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Draws a text that may have stars; gives where it ends. */
export function setRun(
  drawing: Drawing,
  measure: Measure,
  [x, y]: readonly [x: number, y: number],
  text: string,
  { face, size, ink, anchor = 'start' }: RunLook,
): number {
  const width = widthOf(measure, text, face, size);
  let left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  for (const part of settable(text).split(/(★)/)) {
    if (part === '★') {
      const radius = size * 0.42;
      drawing.path(star(left + radius, y - size * 0.31, radius), { fill: ink });
      left += STAR_WIDTH * size;
    } else if (part !== '') {
      drawing.text(left, y, part, { face, size, ink });
      left += measure(part, face, size);
    }
  }
  return left;
}

/** Draws a line, words of one face together. */
export function setLine(
  drawing: Drawing,
  measure: Measure,
  [x, y]: readonly [x: number, y: number],
  line: Line,
  look: Omit<RunLook, 'face' | 'anchor'>,
): void {
  let left = x;
  for (let at = 0; at < line.length; ) {
    const face = line[at]?.face ?? 'text';
    const next = line.findIndex((word, index) => index > at && word.face !== face);
    const end = next === -1 ? line.length : next;
    const run = line
      .slice(at, end)
      .map(({ text }) => text)
      .join(' ');
    left = setRun(drawing, measure, [left, y], run, { ...look, face });
    left += measure(' ', face, look.size);
    at = end;
  }
}

/** Draws paragraphs under one another; gives the baseline after the last. */
export function setParagraph(
  drawing: Drawing,
  measure: Measure,
  [x, y]: readonly [x: number, y: number],
  paragraph: Paragraph,
  look: {
    readonly size: number;
    readonly ink: string;
    readonly width: number;
    readonly leading?: number;
  },
): number {
  const { size, ink, width, leading = 1.2 } = look;
  let baseline = y;
  for (const line of linesOf(measure, paragraph, size, width)) {
    setLine(drawing, measure, [x, baseline], line, { size, ink });
    baseline += size * leading;
  }
  return baseline;
}
