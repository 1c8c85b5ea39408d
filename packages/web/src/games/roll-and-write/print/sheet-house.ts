/** The house whose facade is filled. */

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
} from '../../../art/house/house-shapes.ts';
import { WHITE } from '../../../art/palette.ts';
import { FACTS, SIZE } from './facts.ts';
import type { SignPen } from './pen.ts';
import { drawCoat } from './signs.ts';

/** Corner stones on both sides. */
const QUOINS = Array.from({ length: 16 }, (_, stone) => {
  const y = 80 + stone * 24;
  const width = stone % 2 ? 5 : 8;
  return `M6 ${y}h${width}v11h${-width}zM238 ${y}h${-width}v11h${width}z`;
}).join('');
/** The round window in the gable, and its bars. */
const OCULUS = { x: 122, y: 43, radius: 13 } as const;

/** Draws a house; its number decides on the gable and the plaster. */
export function drawHouse(pen: SignPen, number: number): void {
  const { drawing, style } = pen;
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
  drawGrid(pen, line);
}

function drawGrid(pen: SignPen, line: string): void {
  const { drawing, style } = pen;
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
    drawCoat(pen, [RIGHT + 9.5, FOOT - (row - 0.5) * cell], 22);
  }
  for (const column of FACTS.coatColumns) {
    const x = left + (COLUMNS.indexOf(column) + 0.5) * cell;
    drawCoat(pen, [x, top - 11], 20);
  }
}
