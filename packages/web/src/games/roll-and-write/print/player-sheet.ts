/** The player sheet: a house to fill, five tracks, points, and what a turn is. */

import { HOUSE } from '../../../art/house/house-shapes.ts';
import { type Drawing, type Measure, rectangle, SHEET_WIDTH } from '../../../art/marks.ts';
import { WHITE } from '../../../art/palette.ts';
import { drawQuay } from '../../../art/paper/quay.ts';
import type { Style } from '../../../art/paper/style.ts';
import { linesOf, setParagraph, setRun } from '../../../art/paper/typeset.ts';
import { SIGNS } from '../../../art/signs.ts';
import { FACTS, SIZE, TRACKS } from './facts.ts';
import { drawHeader, HEADER } from './header.ts';
import { drawScoring } from './scoring.ts';
import { drawHouse } from './sheet-house.ts';
import type { SheetWords } from './sheet-words.ts';
import { drawBadge, drawHatch, drawPlus, drawPoints, drawStar } from './signs.ts';

/** The widest that a house may be, beside which the tracks keep enough room. */
const WIDEST_HOUSE = 292;
const GAP = 14;
/** How deep the water is at least. */
const WATER = 30;

/** Where things are on a player sheet of a height. */
export function playerLayout(height: number) {
  const strip = 66 + height * 0.035;
  const free = height - HEADER - strip - WATER;
  const houseWidth = Math.min(WIDEST_HOUSE, (free * HOUSE.width) / HOUSE.height);
  const scale = houseWidth / HOUSE.width;
  const spare = free - HOUSE.height * scale;
  const top = HEADER + spare * 0.25;
  const quay = top + HOUSE.height * scale;
  const left = houseWidth + GAP;
  const width = SHEET_WIDTH - left;
  const room = quay - HEADER;
  const track = { height: room * 0.122, pitch: room * 0.135 };
  const box = (width - 10) / FACTS.boxes;
  const score = { y: HEADER + TRACKS.length * track.pitch + 3, height: room * 0.155 };
  const scoring = score.y + score.height + 7;
  return {
    scale,
    house: { x: 0, y: top },
    grid: {
      x: HOUSE.left * scale,
      y: top + HOUSE.top * scale,
      cell: HOUSE.cell * scale,
      columns: SIZE.columns,
      rows: SIZE.rows,
    },
    quay: { y: quay, depth: WATER + spare * 0.45 },
    side: { left, width },
    track,
    boxSide: box - 2.6,
    /** The first corner of a track's box, both counted from 0. */
    boxAt: (row: number, index: number) => ({
      x: left + 6 + index * box,
      y: HEADER + row * track.pitch + track.height - (box - 2.6) - 19,
    }),
    score,
    scoring: { x: left, y: scoring, width, height: quay - 7 - scoring },
    turn: { y: height - strip - spare * 0.3 + 2, bottom: height },
  };
}

type Layout = ReturnType<typeof playerLayout>;

/** Draws a player sheet; its number decides on the house. */
export function drawPlayerSheet(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  sheet: { readonly height: number; readonly number: number },
): void {
  const layout = playerLayout(sheet.height);
  drawHeader(drawing, style, words, measure);
  drawQuay(drawing, style, {
    ...layout.quay,
    width: SHEET_WIDTH,
    boat: 402 + 30 * (sheet.number % 4),
  });
  drawing.at(layout.house.x, layout.house.y, layout.scale, (house) =>
    drawHouse(house, style, sheet.number),
  );
  drawTracks(drawing, style, words, measure, layout);
  drawScore(drawing, style, words, layout);
  drawScoring(drawing, style, words, measure, layout.scoring);
  drawTurn(drawing, style, words, measure, layout);
}

function drawTracks(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  layout: Layout,
): void {
  const { left, width } = layout.side;
  TRACKS.forEach(({ colour, ability, signs }, row) => {
    const inks = style.colours[colour];
    const y = HEADER + row * layout.track.pitch;
    const height = layout.track.height;
    const band = { x: left, y, width, height };
    drawing.rect(left, y, width, height, { fill: inks.tint }, 6);
    drawHatch(drawing, colour, band, {
      ink: inks.paleHatch,
      side: 11,
      weight: style.weight,
      clip: rectangle(left, y, width, height, 6),
    });
    drawing.rect(left, y, width, height, { stroke: inks.line, width: 0.9 * style.weight }, 6);
    const first = layout.boxAt(row, 0);
    const middle = (y + first.y) / 2;
    drawBadge(drawing, style, [left + 6, middle - 7], 14, colour);
    const name = words.game.ability[colour] ?? colour;
    const end = drawLabel(drawing, style, measure, [left + 42, middle + 4], name);
    drawing.at(left + 23, middle - 8.5, 0.53, (sign) => {
      sign.path(SIGNS[ability], { stroke: style.ink, width: 1.7 });
    });
    if (colour === 'R')
      drawStartStars(drawing, style, words, measure, [left + width - 6, middle], end);
    [...signs].forEach((sign, index) => {
      const { x, y: top } = layout.boxAt(row, index);
      const side = layout.boxSide;
      drawing.rect(
        x,
        top,
        side,
        side,
        { fill: style.paper ?? WHITE, stroke: inks.line, width: 1.1 * style.weight },
        2.5,
      );
      const under = [x + side / 2, top + side + 9] as const;
      if (sign === '+') drawPlus(drawing, style, under, 5.4, colour);
      if (sign === '*') drawStar(drawing, style, under, 6.6, colour);
      if (index === FACTS.boxes - 1) drawPoints(drawing, style, under, 6.8, FACTS.trackPoints);
    });
  });
}

/** A bold text with a clean edge, so that it can be read on a pattern. */
function drawLabel(
  drawing: Drawing,
  style: Style,
  measure: Measure,
  [x, y]: readonly [number, number],
  text: string,
): number {
  const size = 12;
  const width = measure(text, 'bold', size);
  drawing.rect(x - 18, y - 11, width + 22, 15, { fill: style.paper ?? WHITE }, 7);
  drawing.text(x, y, text, { face: 'bold', size, ink: style.ink });
  return x + width;
}

/** The re-rolls that everybody begins with. */
function drawStartStars(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  [right, y]: readonly [number, number],
  least: number,
): void {
  const count = FACTS.startRerolls;
  const stars = count * 16 + 3;
  const size = Math.min(
    9.5,
    (9.5 * (right - stars - 12 - least)) / measure(words.sheet.atStart, 'text', 9.5),
  );
  const width = measure(words.sheet.atStart, 'text', size);
  drawing.rect(
    right - stars - width - 9,
    y - 8.5,
    stars + width + 9,
    17,
    { fill: style.paper ?? WHITE, stroke: style.colours.R.line, width: 0.7 * style.weight },
    8.5,
  );
  setRun(drawing, measure, [right - stars - 4, y + size * 0.32], words.sheet.atStart, {
    face: 'text',
    size,
    ink: style.ink,
    anchor: 'end',
  });
  for (let index = 0; index < count; index++) {
    drawStar(drawing, style, [right - 12 - index * 16, y], 6.6, 'R');
  }
}

/** How many boxes a row of the points has, and how many rows. */
const SCORE = { columns: 8, rows: 2 } as const;

/** Where the box for a number of points is. */
export function scoreBox(layout: Layout, points: number) {
  const { left, width } = layout.side;
  const pitch = width / SCORE.columns;
  const high = (layout.score.height - 18) / SCORE.rows;
  const [row, column] = [Math.floor((points - 1) / SCORE.columns), (points - 1) % SCORE.columns];
  return {
    x: left + column * pitch + 1,
    y: layout.score.y + 17 + row * high,
    width: pitch - 2.4,
    height: high - 2.4,
  };
}

function drawScore(drawing: Drawing, style: Style, words: SheetWords, layout: Layout): void {
  const { left, width } = layout.side;
  drawing.text(left, layout.score.y + 11, words.sheet.points, {
    face: 'display',
    size: 12.5,
    ink: style.ink,
  });
  drawing.text(left + width, layout.score.y + 11, words.sheet.lastRound(FACTS.goal), {
    face: 'text',
    size: 9.5,
    ink: style.soft,
    anchor: 'end',
  });
  for (let points = 1; points <= SCORE.columns * SCORE.rows; points++) {
    const isGoal = points === FACTS.goal;
    const { x, y, width: wide, height } = scoreBox(layout, points);
    const stroke = points >= FACTS.goal ? style.goldLine : style.soft;
    const paint = { fill: style.paper, stroke, width: (isGoal ? 2.4 : 0.9) * style.weight };
    drawing.rect(x, y, wide, height, paint, 2.5);
    drawing.text(x + wide / 2, y + height * 0.5 + 3.6, `${points}`, {
      face: isGoal ? 'display' : 'text',
      size: isGoal ? 12 : 10.5,
      ink: isGoal ? style.ink : style.hair,
      anchor: 'middle',
    });
  }
}

/** What a turn is, in five short texts side by side. */
function drawTurn(
  drawing: Drawing,
  style: Style,
  words: SheetWords,
  measure: Measure,
  { turn }: Layout,
): void {
  const steps = words.sheet.turn;
  const gap = 10;
  const width = (SHEET_WIDTH - gap * (steps.length - 1)) / steps.length;
  const room = turn.bottom - turn.y - 19;
  const highest = (size: number) =>
    Math.max(...steps.map(({ text }) => linesOf(measure, { text }, size, width).length)) *
    size *
    1.16;
  const fits = (size: number) => highest(size) <= room;
  const size = [14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9].find(fits) ?? 8.5;
  const top = turn.y + Math.max(0, room - highest(size)) / 2;
  steps.forEach(({ head, text }, index) => {
    const x = index * (width + gap);
    drawPoints(drawing, style, [x + 7.5, top + 7], 7, index + 1);
    drawing.text(x + 19, top + 11.5, head, { face: 'display', size: 12, ink: style.ink });
    setParagraph(
      drawing,
      measure,
      [x, top + 18 + size],
      { text },
      {
        size,
        width,
        ink: style.ink,
        leading: 1.16,
      },
    );
  });
}
