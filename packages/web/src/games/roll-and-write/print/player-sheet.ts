/** The player sheet: a house to fill, five tracks, points, and what a turn is. */

import { HOUSE } from '../../../art/house/house-shapes.ts';
import { rectangle, SHEET_WIDTH } from '../../../art/marks.ts';
import { WHITE } from '../../../art/palette.ts';
import { drawQuay } from '../../../art/paper/quay.ts';
import { linesOf, setParagraph, setRun } from '../../../art/paper/typeset.ts';
import { SIGNS } from '../../../art/signs.ts';
import { FACTS, SIZE, TRACKS } from './facts.ts';
import { drawHeader, HEADER_HEIGHT } from './header.ts';
import type { Pen } from './pen.ts';
import { drawScoring } from './scoring.ts';
import { drawHouse } from './sheet-house.ts';
import { drawBadge, drawHatch, drawPlus, drawPoints, drawStar } from './signs.ts';

/** The greatest width of the house, so that the tracks beside it have enough room; lengths are in units of the sheet. */
const MAX_HOUSE_WIDTH = 292;
const GAP = 14;
/** The least height of the water. */
const MIN_WATER_HEIGHT = 30;

/** The coordinates on a player sheet of a height. */
export function playerLayout(height: number) {
  const strip = 66 + height * 0.035;
  const free = height - HEADER_HEIGHT - strip - MIN_WATER_HEIGHT;
  const houseWidth = Math.min(MAX_HOUSE_WIDTH, (free * HOUSE.width) / HOUSE.height);
  const scale = houseWidth / HOUSE.width;
  const spare = free - HOUSE.height * scale;
  const top = HEADER_HEIGHT + spare * 0.25;
  const quay = top + HOUSE.height * scale;
  const left = houseWidth + GAP;
  const width = SHEET_WIDTH - left;
  const room = quay - HEADER_HEIGHT;
  const track = { height: room * 0.122, pitch: room * 0.135 };
  const box = (width - 10) / FACTS.boxes;
  const score = { y: HEADER_HEIGHT + TRACKS.length * track.pitch + 3, height: room * 0.155 };
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
    quay: { y: quay, depth: MIN_WATER_HEIGHT + spare * 0.45 },
    side: { left, width },
    track,
    boxSide: box - 2.6,
    /** The first corner of a track's box, both counted from 0. */
    boxAt: (row: number, index: number) => ({
      x: left + 6 + index * box,
      y: HEADER_HEIGHT + row * track.pitch + track.height - (box - 2.6) - 19,
    }),
    score,
    scoring: { x: left, y: scoring, width, height: quay - 7 - scoring },
    turn: { y: height - strip - spare * 0.3 + 2, bottom: height },
  };
}

type Layout = ReturnType<typeof playerLayout>;

/** Draws a player sheet; its number decides on the house. */
export function drawPlayerSheet(pen: Pen, height: number, number: number): void {
  const { drawing, style } = pen;
  const layout = playerLayout(height);
  drawHeader(pen);
  const boat = 402 + 30 * (number % 4);
  drawQuay(drawing, style, { ...layout.quay, width: SHEET_WIDTH, boat });
  drawing.at(layout.house.x, layout.house.y, layout.scale, (house) =>
    drawHouse({ style, drawing: house }, number),
  );
  drawTracks(pen, layout);
  drawScore(pen, layout);
  drawScoring(pen, layout.scoring);
  drawTurn(pen, layout);
}

function drawTracks(pen: Pen, layout: Layout): void {
  const { drawing, style, words } = pen;
  const { left, width } = layout.side;
  TRACKS.forEach(({ colour, ability, signs }, row) => {
    const inks = style.colours[colour];
    const y = HEADER_HEIGHT + row * layout.track.pitch;
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
    drawBadge(pen, [left + 6, middle - 7], 14, colour);
    const name = words.game.ability[colour] ?? colour;
    const end = drawLabel(pen, [left + 42, middle + 4], name);
    drawing.at(left + 23, middle - 8.5, 0.53, (sign) => {
      sign.path(SIGNS[ability], { stroke: style.ink, width: 1.7 });
    });
    if (colour === 'R') drawStartStars(pen, [left + width - 6, middle], end);
    [...signs].forEach((sign, index) => {
      const { x, y: top } = layout.boxAt(row, index);
      const side = layout.boxSide;
      const paint = { fill: style.paper ?? WHITE, stroke: inks.line, width: 1.1 * style.weight };
      drawing.rect(x, top, side, side, paint, 2.5);
      const under = [x + side / 2, top + side + 9] as const;
      if (sign === '+') drawPlus(pen, under, 5.4, colour);
      if (sign === '*') drawStar(pen, under, 6.6, colour);
      if (index === FACTS.boxes - 1) drawPoints(pen, under, 6.8, FACTS.trackPoints);
    });
  });
}

/** A bold text with a clean edge, so that it can be read on a pattern. */
function drawLabel(
  { drawing, style, measure }: Pen,
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
function drawStartStars(pen: Pen, [right, y]: readonly [number, number], least: number): void {
  const { drawing, style, words, measure } = pen;
  const { atStart } = words.sheet;
  const count = FACTS.startRerolls;
  const stars = count * 16 + 3;
  const size = Math.min(9.5, (9.5 * (right - stars - 12 - least)) / measure(atStart, 'text', 9.5));
  const width = stars + measure(atStart, 'text', size) + 9;
  const { line } = style.colours.R;
  const paint = { fill: style.paper ?? WHITE, stroke: line, width: 0.7 * style.weight };
  drawing.rect(right - width, y - 8.5, width, 17, paint, 8.5);
  const look = { face: 'text', size, ink: style.ink, anchor: 'end' } as const;
  setRun(drawing, measure, [right - stars - 4, y + size * 0.32], atStart, look);
  for (let index = 0; index < count; index++) {
    drawStar(pen, [right - 12 - index * 16, y], 6.6, 'R');
  }
}

/** The grid of the boxes for points. */
const SCORE = { columns: 8, rows: 2 } as const;

/** The box for a number of points. */
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

function drawScore({ drawing, style, words }: Pen, layout: Layout): void {
  const { left, width } = layout.side;
  const head = layout.score.y + 11;
  const title = { face: 'display', size: 12.5, ink: style.ink } as const;
  const note = { face: 'text', size: 9.5, ink: style.soft, anchor: 'end' } as const;
  drawing.text(left, head, words.sheet.points, title);
  drawing.text(left + width, head, words.sheet.lastRound(FACTS.goal), note);
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

/** The steps of a turn, in short texts side by side. */
function drawTurn(pen: Pen, { turn }: Layout): void {
  const { drawing, style, words, measure } = pen;
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
  const look = { size, width, ink: style.ink, leading: 1.16 };
  steps.forEach(({ head, text }, index) => {
    const x = index * (width + gap);
    drawPoints(pen, [x + 7.5, top + 7], 7, index + 1);
    drawing.text(x + 19, top + 11.5, head, { face: 'display', size: 12, ink: style.ink });
    setParagraph(drawing, measure, [x, top + 18 + size], { text }, look);
  });
}
