/** The house whose facade is filled, and the quay that it stands on. */

import { GABLES } from '../../../art/gables.ts';
import {
  COLUMNS,
  COURSES,
  DENTILS,
  FOOT,
  GRID,
  HOUSE,
  RIGHT,
  STEP,
} from '../../../art/house-shapes.ts';
import { type Drawing, round } from '../../../art/marks.ts';
import { WHITE } from '../../../art/palette.ts';
import { FACTS, SIZE } from './facts.ts';
import { drawCoat } from './signs.ts';
import type { Style } from './style.ts';

/** Corner stones on both sides. */
const QUOINS = Array.from({ length: 16 }, (_, stone) => {
  const y = 80 + stone * 24;
  const width = stone % 2 ? 5 : 8;
  return `M6 ${y}h${width}v11h${-width}zM238 ${y}h${-width}v11h${width}z`;
}).join('');
/** The round window in the gable, and its bars. */
const OCULUS = { x: 122, y: 43, radius: 13 } as const;

/** Draws a house; its number decides on the gable and the plaster. */
export function drawHouse(drawing: Drawing, style: Style, number: number): void {
  const gable = GABLES[number % GABLES.length] ?? GABLES[0];
  const { wall, line } = style.walls[number % style.walls.length] ?? style.walls[0]!;
  const thin = { stroke: line, width: 0.9 * style.weight };
  const body = { fill: wall, stroke: line, width: 1.5 * style.weight };
  drawing.path(gable.outline, body);
  drawing.path(COURSES, thin);
  drawing.path(gable.caps, { stroke: line, width: style.paper ? 4 : 1.2 });
  if (style.paper) drawing.path(gable.caps, { stroke: style.paper, width: 2 });
  if (gable.curls !== '') drawing.path(gable.curls, thin);
  drawing.path(`M6 66H238V${FOOT + 9}H6Z`, body);
  drawing.path(QUOINS, { fill: style.paper, ...thin, width: 0.5 * style.weight });
  drawing.path(DENTILS, { fill: style.paper, ...thin, width: 0.5 * style.weight });
  drawing.rect(2, 63, 240, 7, { fill: style.paper ?? WHITE, ...thin }, 1.5);
  drawing.circle(OCULUS.x, OCULUS.y, OCULUS.radius + 3, { fill: style.paper, ...thin });
  drawing.circle(OCULUS.x, OCULUS.y, OCULUS.radius, { fill: style.glass, ...thin });
  const { x, y, radius } = OCULUS;
  drawing.path(`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`, thin);
  drawing.path(STEP, { fill: style.stone, ...thin });
  drawGrid(drawing, style, line);
}

function drawGrid(drawing: Drawing, style: Style, line: string): void {
  const { left, top, cell } = HOUSE;
  const [width, height] = [SIZE.columns * cell, SIZE.rows * cell];
  drawing.rect(left, top, width, height, { fill: style.paper ?? WHITE });
  drawing.path(GRID, { stroke: style.soft, width: 0.8 * style.weight });
  drawing.rect(left, top, width, height, { stroke: line, width: 2 * style.weight });
  const look = { face: 'bold', size: 9.5, ink: style.soft, anchor: 'middle' } as const;
  for (let row = 1; row <= SIZE.rows; row++) {
    drawing.text(left - 4.8, FOOT - (row - 0.5) * cell + 3.2, `${row}`, { ...look, size: 8.5 });
  }
  [...COLUMNS].forEach((column, index) => {
    drawing.text(left + (index + 0.5) * cell, FOOT + 18.5, column, look);
  });
  for (const row of FACTS.coatRows) {
    drawCoat(drawing, style, [RIGHT + 9.5, FOOT - (row - 0.5) * cell], 22);
  }
  for (const column of FACTS.coatColumns) {
    const x = left + (COLUMNS.indexOf(column) + 0.5) * cell;
    drawCoat(drawing, style, [x, top - 11], 20);
  }
}

/** A small sailing boat on forty by forty, its keel at the bottom. */
const BOAT = {
  hull: 'M3 31q17 4 34-1l-4 7q-13 3-26 0z',
  sails: 'M20 4v25H7q9-10 13-25zM23 8q7 9 10 20H23z',
  mast: 'M21.5 2v29',
  flag: 'M21.5 2l6 1.6-6 1.8z',
} as const;

/** Draws the quay along the whole width and the water below it, with a boat where there is room. */
export function drawQuay(
  drawing: Drawing,
  style: Style,
  place: {
    readonly y: number;
    readonly width: number;
    readonly depth: number;
    readonly boat?: number;
  },
): void {
  const { y, width, depth, boat } = place;
  const stones = 17;
  const joints = Array.from({ length: stones }, (_, stone) => {
    return `M${round(((stone + 0.5) * width) / stones)} ${round(y)}v7`;
  });
  const edge = { stroke: style.soft, width: 0.7 * style.weight };
  drawing.rect(0, y, width, 7, { fill: style.stone, ...edge });
  drawing.path(joints.join(''), { ...edge, width: 0.5 * style.weight });
  const waves = Math.max(2, Math.floor((depth - 8) / 6.5));
  for (let wave = 0; wave < waves; wave++)
    drawWave(drawing, style, width, y + 13 + wave * 6.5, wave);
  if (boat === undefined) return;
  const scale = Math.min(1, (depth + 8) / 40);
  drawing.at(boat, y + depth - 38 * scale - 2, scale, (picture) => {
    const paint = { stroke: style.soft, width: style.weight };
    picture.path(BOAT.sails, { fill: style.paper ?? WHITE, ...paint });
    picture.path(BOAT.hull, { fill: style.colours.R.base ?? WHITE, ...paint });
    picture.path(BOAT.mast, paint);
    picture.path(BOAT.flag, { fill: style.colours.R.base ?? WHITE, ...paint });
  });
}

/** Little strokes on a line of water, never quite regular. */
function drawWave(drawing: Drawing, style: Style, width: number, y: number, wave: number): void {
  const parts = 6;
  const d = Array.from({ length: parts }, (_, part) => {
    const x = ((wave * 83) % 60) + part * (width / parts) + ((part * part * 17 + wave * 29) % 23);
    const long = 3 + ((part + wave) % 3);
    const isInside = x + long * 12 <= width;
    return isInside ? `M${round(x)} ${round(y)}${'q3 -2.6 6 0t6 0'.repeat(long)}` : '';
  });
  drawing.path(d.join(''), { stroke: style.water, width: 0.9 * style.weight });
}
