/** The facade sheet: every tile of both kinds, one sheet for the whole table. */

import { type Drawing, type Measure, SHEET_WIDTH } from '../../../art/marks.ts';
import { WHITE } from '../../../art/palette.ts';
import { drawQuay } from '../../../art/paper/quay.ts';
import type { Style } from '../../../art/paper/style.ts';
import { linesOf, setParagraph } from '../../../art/paper/typeset.ts';
import { COLOURS, type Colour, FACTS, type SheetTile, tilesOf } from './facts.ts';
import { drawTitle, HEADER } from './header.ts';
import { drawScoring } from './scoring.ts';
import type { SheetWords } from './sheet-words.ts';
import { drawBadge, drawHatch } from './signs.ts';

/** The room of the letters, and of the words above the tiles. */
const LETTERS = 34;
const HEADINGS = 24;
const FOOTER = 104;

/** Where things are on a facade sheet of a height. */
export function facadeLayout(height: number) {
  const top = HEADER + HEADINGS;
  const pitch = (height - top - FOOTER) / COLOURS.length;
  const rows = COLOURS.map(tilesOf);
  const columns =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.width ?? 0))) ?? [];
  const squares = columns.reduce((sum, width) => sum + width, 0);
  const room = SHEET_WIDTH - LETTERS - 12;
  const side = Math.min((pitch - 16) / 4, (room - columns.length * 38) / squares);
  const gap = (room - side * squares) / columns.length;
  let x = LETTERS + gap / 2;
  const lefts = columns.map((width) => {
    const left = x;
    x += width * side + gap;
    return left;
  });
  /** How many columns hold tiles that can be used any number of times. */
  const unlimited = rows[0]?.filter((tile) => tile.isUnlimited).length ?? 0;
  return {
    rows,
    top,
    pitch,
    side,
    columns: columns.map((width, column) => ({ left: lefts[column] ?? 0, width: width * side })),
    split: (lefts[unlimited] ?? 0) - gap / 2 - 7,
    unlimited,
    footer: { y: top + COLOURS.length * pitch + 4, height: FOOTER - 40 },
    quay: { y: height - 26, depth: 26 },
    /** The corner of a tile, by its row and column. */
    tileAt(row: number, column: number) {
      const tile = rows[row]?.[column];
      const place = { left: lefts[column] ?? 0, width: (columns[column] ?? 0) * side };
      return {
        x: place.left + (place.width - (tile?.width ?? 0) * side) / 2,
        y: top + row * pitch + (pitch - 5 - (tile?.height ?? 0) * side) / 2,
      };
    },
  };
}

type Layout = ReturnType<typeof facadeLayout>;

/** Draws a facade sheet. */
export function drawFacadeSheet(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  height: number,
): void {
  const layout = facadeLayout(height);
  drawTitle(drawing, style, measure, words.game.facades, words.sheet.facadesAbout);
  drawQuay(drawing, style, { ...layout.quay, width: SHEET_WIDTH, boat: 470 });
  layout.rows.forEach((tiles, row) => {
    const colour = COLOURS[row] ?? 'R';
    drawBand(drawing, style, words, layout, row, colour);
    tiles.forEach((tile, column) => {
      const { x, y } = layout.tileAt(row, column);
      drawTile(drawing, style, tile, { x, y, side: layout.side });
      if (!tile.isUnlimited) drawTick(drawing, style, { x, y });
    });
  });
  drawHeadings(drawing, style, words, measure, layout);
  drawFooter(drawing, style, words, measure, layout);
}

function drawBand(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  { top, pitch }: Layout,
  row: number,
  colour: Colour,
): void {
  const inks = style.colours[colour];
  const y = top + row * pitch;
  drawing.rect(
    0,
    y,
    SHEET_WIDTH,
    pitch - 5,
    { fill: inks.tint, stroke: inks.line, width: 0.8 * style.weight },
    7,
  );
  drawBadge(drawing, style, [8, y + pitch / 2 - 20], 21, colour);
  const name = words.common.colours[colour];
  drawing.text(18.5, y + pitch / 2 + 14, name, {
    face: 'text',
    size: 9.5,
    ink: style.ink,
    anchor: 'middle',
  });
}

/** A box to tick when that copy is used. */
function drawTick(
  drawing: Drawing,
  style: Style,
  tile: { readonly x: number; readonly y: number },
) {
  const side = 13.5;
  const paint = { fill: style.paper ?? WHITE, stroke: style.ink, width: style.weight };
  drawing.rect(tile.x - side - 5.5, tile.y, side, side, paint, 2.5);
}

/** Draws a tile, its squares in its colour and pattern, the first with its letter. */
function drawTile(
  drawing: Drawing,
  style: Style,
  tile: Pick<SheetTile, 'colour' | 'squares' | 'height' | 'width'>,
  place: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { x, y, side } = place;
  const inks = style.colours[tile.colour];
  tile.squares.forEach(([column, row], index) => {
    const [left, top] = [x + column * side, y + (tile.height - 1 - row) * side];
    drawing.rect(left, top, side, side, { fill: inks.base ?? WHITE });
    const field = { x: left, y: top, width: side, height: side };
    drawHatch(drawing, tile.colour, field, {
      ink: inks.hatch,
      side: side / 2,
      weight: style.weight * 0.8,
    });
    drawing.rect(left, top, side, side, { stroke: style.ink, width: 1.1 * style.weight });
    if (index > 0) return;
    const middle = [left + side / 2, top + side / 2] as const;
    drawing.circle(middle[0], middle[1], side * 0.3, { fill: inks.base ?? WHITE });
    drawing.text(middle[0], middle[1] + side * 0.16, tile.colour, {
      face: 'bold',
      size: side * 0.46,
      ink: inks.letter,
      anchor: 'middle',
    });
  });
}

/** A lying eight. */
const ENDLESS = 'M0 0C3-4 5-5 7-5S11-2 11 0 9 5 7 5 3 4 0 0-5-5-7-5-11-2-11 0-9 5-7 5-3 4 0 0z';

function drawHeadings(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  { top, split, pitch }: Layout,
): void {
  const { unlimited, once } = words.game;
  const y = top - 8;
  const look = { face: 'bold', size: 12, ink: style.ink, anchor: 'middle' } as const;
  const left = (LETTERS + split) / 2;
  drawing.at(left - measure(unlimited, 'bold', 12) / 2 - 3, y - 4, 0.8, (sign) => {
    sign.path(ENDLESS, { stroke: style.ink, width: 1.6 });
  });
  drawing.text(left + 9, y, unlimited, look);
  const right = (split + SHEET_WIDTH) / 2;
  const edge = right - measure(once, 'bold', 12) / 2 - 8;
  drawing.rect(edge, y - 9.5, 11, 11, { stroke: style.ink, width: style.weight }, 2);
  drawing.path(`M${edge + 2.5} ${y - 7}l6 6m0 -6l-6 6`, { stroke: style.ink, width: 1.3 });
  drawing.text(right + 9, y, once, look);
  drawing.path(`M${split} ${top - 20}V${top + COLOURS.length * pitch - 5}`, {
    stroke: style.soft,
    width: 0.9 * style.weight,
    dash: [3, 3],
  });
}

/** What brings points, and what two players do first. */
function drawFooter(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  { footer }: Layout,
): void {
  const width = 246;
  drawScoring(drawing, style, words, measure, { x: 0, y: footer.y, width, height: footer.height });
  const left = width + 16;
  const room = SHEET_WIDTH - left;
  const paragraphs = [
    { head: words.sheet.twoPlayers, text: words.sheet.twoPlayersText },
    { head: words.sheet.whiteDie, text: words.sheet.whiteDieText(FACTS.dice) },
  ];
  const count = (size: number) =>
    paragraphs.reduce((sum, text) => sum + linesOf(measure, text, size, room).length, 0);
  const size =
    [12, 11.5, 11, 10.5, 10, 9.5, 9].find((s) => count(s) * s * 1.16 + 3 <= footer.height) ?? 8.5;
  let y = footer.y + size * 0.85;
  for (const paragraph of paragraphs) {
    y =
      3 +
      setParagraph(drawing, measure, [left, y], paragraph, {
        size,
        width: room,
        ink: style.ink,
        leading: 1.16,
      });
  }
}
