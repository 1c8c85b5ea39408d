/** The rules on one page, in two columns, as large as they fit. */
import { SHEET_WIDTH } from '../../../art/marks.ts';
import { type Line, linesOf, setLine } from '../../../art/paper/typeset.ts';
import { FACTS } from './facts.ts';
import { drawTitle, HEADER_HEIGHT } from './header.ts';
import type { Pen } from './pen.ts';
import { drawFigures, FIGURES_HEIGHT } from './rule-figures.ts';

const GUTTER = 22;
const COLUMN = (SHEET_WIDTH - GUTTER) / 2;
const LEADING = 1.2;
const SIZES = Array.from({ length: 29 }, (_, step) => 14 - step * 0.2);

/** A line of a column and the room before it. */
interface Row {
  readonly line: Line | string;
  readonly before: number;
  readonly height: number;
}

/** All lines, one below the other, at a size. */
function rowsOf({ words, measure }: Pen, size: number): Row[] {
  const { abilityDoes, ability } = words.game;
  return words.rules(FACTS, ability, abilityDoes).flatMap(({ title, paragraphs }) => [
    { line: title, before: size * 0.62, height: size * 1.5 },
    ...paragraphs.flatMap((paragraph, index) =>
      linesOf(measure, paragraph, size, COLUMN).map((line, number) => ({
        line,
        before: number === 0 && index > 0 ? size * 0.3 : 0,
        height: size * LEADING,
      })),
    ),
  ]);
}

/** The height of a column; there is no room before its first line. */
function heightOf(column: readonly Row[]): number {
  return column.reduce((sum, { before, height }, at) => sum + height + (at === 0 ? 0 : before), 0);
}

/**
 * The row at which the second column begins, so that both are about as long; a title never ends a
 * column.
 */
function splitOf(rows: readonly Row[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < rows.length; at++) {
    if (typeof rows[at - 1]?.line === 'string') continue;
    const longer = Math.max(heightOf(rows.slice(0, at)), heightOf(rows.slice(at)));
    if (longer < least) [best, least] = [at, longer];
  }
  return best;
}

/** Draws the rules into a page of a height. */
export function drawRules(pen: Pen, height: number): void {
  const { drawing, style, words, measure } = pen;
  drawTitle(pen, words.name, words.sheet.rulesAbout);
  const room = height - HEADER_HEIGHT - FIGURES_HEIGHT - 22;
  const columnsOf = (rows: readonly Row[]) => {
    const split = splitOf(rows);
    return [rows.slice(0, split), rows.slice(split)];
  };
  const fits = (size: number) =>
    columnsOf(rowsOf(pen, size)).every((column) => heightOf(column) <= room);
  const size = SIZES.find(fits);
  if (size === undefined) throw new Error('the rules are longer than a page');
  columnsOf(rowsOf(pen, size)).forEach((column, number) => {
    const x = number * (COLUMN + GUTTER);
    let y = HEADER_HEIGHT;
    column.forEach(({ line, before, height: row }, at) => {
      y += row + (at === 0 ? 0 : before);
      if (typeof line === 'string') {
        const ink = style.colours.R.line;
        drawing.text(x, y - size * 0.32, line, { face: 'display', size: size * 1.22, ink });
      } else setLine(drawing, measure, [x, y - size * 0.3], line, { size, ink: style.ink });
    });
  });
  drawFigures(pen, height - FIGURES_HEIGHT - 12);
  const middle = COLUMN + GUTTER / 2;
  drawing.path(`M${middle} ${HEADER_HEIGHT + 4}V${height - FIGURES_HEIGHT - 20}`, {
    stroke: style.hair,
    width: 0.7 * style.weight,
  });
  drawing.text(SHEET_WIDTH, height - 2, words.sheet.unofficial, {
    face: 'text',
    size: 9,
    ink: style.soft,
    anchor: 'end',
  });
}
