/** The facade sheet: every tile of both kinds, one sheet for the whole table. */

import { SHEET_WIDTH } from '../../../art/marks.ts';
import { WHITE } from '../../../art/palette.ts';
import { drawQuay } from '../../../art/paper/quay.ts';
import { linesOf, setParagraph } from '../../../art/paper/typeset.ts';
import { COLOURS, type Colour, FACTS, type SheetTile, tilesOf } from './facts.ts';
import { drawTitle, HEADER_HEIGHT } from './header.ts';
import type { Field, Pen } from './pen.ts';
import { drawScoring } from './scoring.ts';
import { drawBadge, drawHatch } from './signs.ts';

/** The width of the column of letters, and the heights above and below the tiles. */
const LETTERS_WIDTH = 34;
const HEADINGS_HEIGHT = 24;
const FOOTER_HEIGHT = 104;

/** The coordinates on a facade sheet of a height. */
export function facadeLayout(height: number) {
  const top = HEADER_HEIGHT + HEADINGS_HEIGHT;
  const pitch = (height - top - FOOTER_HEIGHT) / COLOURS.length;
  const rows = COLOURS.map(tilesOf);
  const columns =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.width ?? 0))) ?? [];
  const squares = columns.reduce((sum, width) => sum + width, 0);
  const room = SHEET_WIDTH - LETTERS_WIDTH - 12;
  const side = Math.min((pitch - 16) / 4, (room - columns.length * 38) / squares);
  const gap = (room - side * squares) / columns.length;
  let x = LETTERS_WIDTH + gap / 2;
  const lefts = columns.map((width) => {
    const left = x;
    x += width * side + gap;
    return left;
  });
  /** The number of columns with tiles that can be used any number of times. */
  const unlimited = rows[0]?.filter((tile) => tile.isUnlimited).length ?? 0;
  return {
    rows,
    top,
    pitch,
    side,
    columns: columns.map((width, column) => ({ left: lefts[column] ?? 0, width: width * side })),
    split: (lefts[unlimited] ?? 0) - gap / 2 - 7,
    unlimited,
    footer: { y: top + COLOURS.length * pitch + 4, height: FOOTER_HEIGHT - 40 },
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
export function drawFacadeSheet(pen: Pen, height: number): void {
  const { drawing, style, words } = pen;
  const layout = facadeLayout(height);
  drawTitle(pen, words.game.facades, words.sheet.facadesAbout);
  drawQuay(drawing, style, { ...layout.quay, width: SHEET_WIDTH, boat: 470 });
  layout.rows.forEach((tiles, row) => {
    const colour = COLOURS[row] ?? 'R';
    drawBand(pen, layout, row, colour);
    tiles.forEach((tile, column) => {
      const { x, y } = layout.tileAt(row, column);
      drawTile(pen, tile, { x, y, side: layout.side });
      if (!tile.isUnlimited) drawTick(pen, { x, y });
    });
  });
  drawHeadings(pen, layout);
  drawFooter(pen, layout);
}

function drawBand(pen: Pen, { top, pitch }: Layout, row: number, colour: Colour): void {
  const { drawing, style, words } = pen;
  const inks = style.colours[colour];
  const y = top + row * pitch;
  const paint = { fill: inks.tint, stroke: inks.line, width: 0.8 * style.weight };
  drawing.rect(0, y, SHEET_WIDTH, pitch - 5, paint, 7);
  drawBadge(pen, [8, y + pitch / 2 - 20], 21, colour);
  const look = { face: 'text', size: 9.5, ink: style.ink, anchor: 'middle' } as const;
  drawing.text(18.5, y + pitch / 2 + 14, words.common.colours[colour], look);
}

/** A box to tick when that copy is used. */
function drawTick({ drawing, style }: Pen, tile: Pick<Field, 'x' | 'y'>): void {
  const side = 13.5;
  const paint = { fill: style.paper ?? WHITE, stroke: style.ink, width: style.weight };
  drawing.rect(tile.x - side - 5.5, tile.y, side, side, paint, 2.5);
}

/** Draws a tile, its squares in its colour and pattern, the first with its letter. */
function drawTile(
  { drawing, style, words }: Pen,
  tile: SheetTile,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const inks = style.colours[tile.colour];
  tile.squares.forEach(([column, row], index) => {
    const [left, top] = [x + column * side, y + (tile.height - 1 - row) * side];
    drawing.rect(left, top, side, side, { fill: inks.base ?? WHITE });
    const field = { x: left, y: top, width: side, height: side };
    const hatch = { ink: inks.hatch, side: side / 2, weight: style.weight * 0.8 };
    drawHatch(drawing, tile.colour, field, hatch);
    drawing.rect(left, top, side, side, { stroke: style.ink, width: 1.1 * style.weight });
    if (index > 0) return;
    const [cx, cy] = [left + side / 2, top + side / 2];
    drawing.circle(cx, cy, side * 0.3, { fill: inks.base ?? WHITE });
    const look = { face: 'bold', size: side * 0.46, ink: inks.letter, anchor: 'middle' } as const;
    drawing.text(cx, cy + side * 0.16, words.common.colourLetters[tile.colour], look);
  });
}

/** A lying eight. */
const ENDLESS = 'M0 0C3-4 5-5 7-5S11-2 11 0 9 5 7 5 3 4 0 0-5-5-7-5-11-2-11 0-9 5-7 5-3 4 0 0z';

function drawHeadings(pen: Pen, { top, split, pitch }: Layout): void {
  const { drawing, style, words, measure } = pen;
  const { unlimited, once } = words.game;
  const y = top - 8;
  const look = { face: 'bold', size: 12, ink: style.ink, anchor: 'middle' } as const;
  const left = (LETTERS_WIDTH + split) / 2;
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

/** Scoring, the set-up for two players, and white dice. */
function drawFooter(pen: Pen, { footer }: Layout): void {
  const { drawing, style, words, measure } = pen;
  const width = 246;
  drawScoring(pen, { x: 0, y: footer.y, width, height: footer.height });
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
  const look = { size, width: room, ink: style.ink, leading: 1.16 };
  for (const paragraph of paragraphs) {
    y = 3 + setParagraph(drawing, measure, [left, y], paragraph, look);
  }
}
