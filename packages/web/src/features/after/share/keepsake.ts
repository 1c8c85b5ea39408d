/** A finished game on one page, to be printed and put on the wall. */
import { Drawing, type Mark, type Measure, rectangle, SHEET_WIDTH } from '../../../art/marks.ts';
import { inksAt, mixed, WHITE } from '../../../art/palette.ts';
import { type Ink, type Paper, type PaperPage, placesOf, SIZES } from '../../../art/paper/page.ts';
import { drawQuay } from '../../../art/paper/quay.ts';
import { type Style, styleOf } from '../../../art/paper/style.ts';
import { linesOf, setParagraph } from '../../../art/paper/typeset.ts';
import type { PointSource } from '../../../table/front.ts';
import type { ShareWords } from '../../../words/en/share.ts';
import { fitted } from './fitted.ts';
import type { Shown } from './image.ts';
import { farMarks, tinted } from './scene.ts';

/** What stands on the page. */
export interface Keepsake {
  readonly shown: Shown;
  /** For everybody who is shown: where the points came from, and what breaks ties. */
  readonly results: readonly {
    readonly sources: readonly PointSource[];
    readonly tie: number | undefined;
  }[];
  /** Where it was played. */
  readonly place: string;
  /** How it went, sentence by sentence. */
  readonly course: readonly string[];
}

/** The letters that our typefaces have, without their accents. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2044\u20ac\u2122\u2212]/gu;

/** A text in letters that can be printed; another one if nothing is left of it. */
export function printable(text: string, other: string): string {
  const known = text.replaceAll(UNKNOWN, (letter) =>
    letter.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(UNKNOWN, ''),
  );
  const left = known.replaceAll(/\s+/g, ' ').trim();
  return left === '' ? other : left;
}

/** An ink on a printer that has only black. */
function grey(ink: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(ink.slice(at, at + 2), 16),
  );
  const light = Math.round(255 * ((red * 0.3 + green * 0.59 + blue * 0.11) / 255) ** 0.8);
  return `#${light.toString(16).padStart(2, '0').repeat(3)}`;
}

const GAP = 18;
/** How much room the title takes. */
const TOP = 88;

/** How large everything can be. */
function scaleOf({ views, sculpture }: Shown, height: number): number {
  const room = SHEET_WIDTH - 24 - GAP * (views.length - 1);
  const high = sculpture.height + sculpture.above;
  return Math.min(height / high, room / (views.length * sculpture.width));
}

/** Draws the page. */
export function drawKeepsake(
  keepsake: Keepsake,
  words: ShareWords,
  choices: { readonly paper: Paper; readonly ink: Ink },
  measure: Measure,
): PaperPage {
  const { paper, ink } = choices;
  const { height, matrices } = placesOf(paper, 1);
  const style = styleOf(ink);
  const sheet = new Drawing();
  const size = 12.5;
  const text = { text: keepsake.course.join(' ') };
  const lines = linesOf(measure, text, size, SHEET_WIDTH).length;
  const table = 26 + keepsake.results.length * 24;
  const bottom = height - 78 - lines * size * 1.3 - 26;
  const foot = bottom - table - 62;
  const scale = scaleOf(keepsake.shown, foot - TOP);
  // What is low leaves some sky; the title stands in it.
  const { height: built, above } = keepsake.shown.sculpture;
  const sky = foot - TOP - scale * (built + above);
  sheet.at(0, sky * 0.4, 1, (head) => drawHead(head, style, keepsake, measure));
  drawBuilt(sheet, style, keepsake.shown, { foot, scale, ink }, measure);
  drawTable(sheet, style, keepsake, words, bottom - table + 12, measure);
  sheet.text(0, bottom + 26, words.went, { face: 'display', size: 15, ink: style.ink });
  setParagraph(sheet, measure, [0, bottom + 46], text, {
    size,
    width: SHEET_WIDTH,
    ink: style.ink,
    leading: 1.3,
  });
  drawQuay(sheet, style, { y: height - 34, depth: 34, width: SHEET_WIDTH, boat: 470 });
  sheet.text(0, height - 40, words.unofficial, { face: 'text', size: 9, ink: style.soft });
  const page = new Drawing();
  page.group(matrices[0] ?? [1, 0, 0, 1, 0, 0], (inner) => {
    inner.marks.push(...sheet.marks);
  });
  const [width, high] = SIZES[paper];
  return { width, height: high, marks: page.marks };
}

function drawHead(
  drawing: Drawing,
  style: Style,
  { shown, place }: Keepsake,
  measure: Measure,
): void {
  const middle = SHEET_WIDTH / 2;
  const title = fitted(measure, shown.title, { face: 'display', size: 34, width: SHEET_WIDTH });
  const look = { face: 'display', ink: style.ink, anchor: 'middle' } as const;
  drawing.text(middle, 34, title.text, { ...look, size: title.size });
  const below = [shown.head, shown.subtitle, ...(place === '' ? [] : [place])].join(' · ');
  const line = fitted(measure, below, { face: 'text', size: 14, width: SHEET_WIDTH });
  drawing.text(middle, 56, line.text, { ...look, face: 'text', size: line.size, ink: style.soft });
}

/** What was built on its piece of quay, with names below. */
function drawBuilt(
  drawing: Drawing,
  style: Style,
  { views, sculpture, winners, points }: Shown,
  field: { readonly foot: number; readonly scale: number; readonly ink: Ink },
  measure: Measure,
): void {
  const { foot, scale, ink } = field;
  const count = views.length;
  const wide = sculpture.width * scale;
  const first = (SHEET_WIDTH - count * wide - GAP * (count - 1)) / 2;
  const inks = inksAt('day');
  const printed = (marks: readonly Mark[]) => (ink === 'colour' ? marks : tinted(marks, grey));
  if (ink === 'colour') {
    const far = tinted(farMarks(inks), (colour) => mixed(colour, WHITE, 0.3));
    drawing.at(
      0,
      0,
      1,
      (back) => {
        back.at(SHEET_WIDTH / 2, foot, Math.min(1, scale * 0.95), (row) => {
          row.marks.push(...far);
        });
      },
      rectangle(0, 0, SHEET_WIDTH, foot),
    );
  }
  drawing.rect(0, foot - 1, SHEET_WIDTH, 9, {
    fill: style.stone,
    stroke: style.soft,
    width: 0.7 * style.weight,
  });
  views.forEach((view, at) => {
    const left = first + at * (wide + GAP);
    const built = new Drawing();
    sculpture.draw(built, inks, view, winners.includes(view.seat));
    drawing.at(left, foot - sculpture.height * scale + 1, scale, (place) => {
      place.marks.push(...printed(built.marks));
    });
    const middle = left + wide / 2;
    const name = fitted(measure, view.name, { face: 'display', size: 17, width: wide + GAP - 6 });
    const anchor = 'middle' as const;
    drawing.text(middle, foot + 28, name.text, {
      face: 'display',
      size: name.size,
      ink: style.ink,
      anchor,
    });
    const small = { face: 'text', size: 12.5, ink: style.soft, anchor } as const;
    drawing.text(middle, foot + 44, points(view.score), small);
  });
}

/** Points by their sources, a line a player. */
function drawTable(
  drawing: Drawing,
  style: Style,
  { shown, results }: Keepsake,
  words: ShareWords,
  top: number,
  measure: Measure,
): void {
  const kinds = results[0]?.sources.map(({ kind }) => kind) ?? [];
  const hasTies = results.some(({ tie }) => tie !== undefined);
  const heads = [...kinds, words.total, ...(hasTies ? [words.empty] : [])];
  const room = SHEET_WIDTH * 0.62;
  const right = (column: number) => SHEET_WIDTH - room + ((column + 1) * room) / heads.length;
  const small = { face: 'bold', size: 11, ink: style.soft } as const;
  drawing.text(0, top, words.player, small);
  heads.forEach((head, column) => {
    drawing.text(right(column), top, head, { ...small, anchor: 'end' });
  });
  results.forEach(({ sources, tie }, row) => {
    const view = shown.views[row];
    if (!view) return;
    const y = top + 24 * (row + 1);
    drawing.path(`M0 ${y - 17}H${SHEET_WIDTH}`, { stroke: style.hair, width: 0.7 * style.weight });
    const isWinner = shown.winners.includes(view.seat);
    const face = isWinner ? 'bold' : 'text';
    const width = SHEET_WIDTH - room - 10;
    const name = fitted(measure, view.name, { face, size: 13, width });
    drawing.text(0, y, name.text, { face, size: name.size, ink: style.ink });
    const ties = tie === undefined ? [] : [tie];
    const numbers = [...sources.map(({ points }) => points), view.score, ...ties];
    numbers.forEach((number, column) => {
      const isTotal = column === sources.length;
      const look = { face: isTotal ? 'bold' : 'text', size: 13, ink: style.ink } as const;
      drawing.text(right(column), y, `${number}`, { ...look, anchor: 'end' });
    });
  });
}
