/** A player's house as marks, as it stands on the quay. */
import { GABLES } from '../../art/gables.ts';
import {
  BODY,
  COLUMNS,
  COURSES,
  DENTILS,
  FOOT,
  GRID,
  HOUSE,
  JOINTS,
  QUOINS,
  RIGHT,
  STEP,
  STOOP,
} from '../../art/house/house-shapes.ts';
import { type Drawing, rectangle } from '../../art/marks.ts';
import { type Inks, mixed, STEADY } from '../../art/palette.ts';
import { CELLS, cellNamed } from './geometry.ts';
import type { HouseView } from './house-view.ts';
import { coatLooks, drawCoatAt, drawPainted, drawPencilled } from './image-cells.ts';

/** The height of the flag of a winner above the gable, in units of the drawing. */
export const FLAG = 44;

/** The materials of a house. */
interface Wall {
  readonly wall: string;
  readonly trim: string;
  readonly outline: string;
  readonly ground: string;
  readonly lines: string;
}

function wallOf({ seat, medium }: HouseView, inks: Inks): Wall {
  const [plaster, line] = inks.plaster(seat);
  return medium === 'paper'
    ? {
        wall: mixed(plaster, inks.paper, 0.45),
        trim: inks.paper,
        outline: STEADY.outline,
        ground: inks.paper,
        lines: inks.paperLine,
      }
    : {
        wall: plaster,
        trim: STEADY.trim,
        outline: line,
        ground: inks.cardboard,
        lines: inks.cardboardEdge,
      };
}

/** Draws a house, 244 wide and 484 high; what is new is framed where that is wanted. */
export function drawBuilt(drawing: Drawing, inks: Inks, house: HouseView, isWinner: boolean): void {
  if (isWinner) drawFlag(drawing);
  drawShell(drawing, inks, house, wallOf(house, inks));
  drawCells(drawing, inks, house);
  drawLines(drawing, inks, house);
}

function drawShell(drawing: Drawing, inks: Inks, house: HouseView, materials: Wall): void {
  const { wall, trim, outline, ground, lines } = materials;
  const gable = GABLES[house.seat % GABLES.length] ?? GABLES[0];
  const body = { fill: wall, stroke: outline, width: 1.6 };
  const stone = { fill: inks.quayLight, stroke: inks.quayDark, width: 1.2 };
  drawing.at(5, 5, 1, (shadow) =>
    shadow.path(gable.outline + BODY, { fill: STEADY.shade, opacity: 0.22 }),
  );
  drawing.path(gable.outline, body);
  drawing.path(COURSES, { stroke: mixed(outline, wall, 0.22), width: 3.4 });
  drawing.path(gable.caps, { stroke: outline, width: 7.5 });
  drawing.path(gable.caps, { stroke: trim, width: 5 });
  if (gable.curls !== '') drawing.path(gable.curls, { stroke: outline, width: 1.4 });
  drawing.path(BODY, body);
  drawing.path(rectangle(207, 71, 31, FOOT - 63), { fill: STEADY.shade, opacity: 0.06 });
  drawing.path(QUOINS, { fill: mixed(trim, wall, 0.6) });
  drawing.path(DENTILS, { fill: mixed(outline, wall, 0.35) });
  drawing.rect(2, 64, 240, 7, { fill: trim, stroke: outline, width: 1.2 }, 1.5);
  drawing.path(STEP, stone);
  drawing.path(JOINTS, { stroke: inks.quayDark, width: 1 });
  drawing.path(STOOP, stone);
  drawing.rect(HOUSE.left, HOUSE.top, RIGHT - HOUSE.left, FOOT - HOUSE.top, {
    fill: ground,
    stroke: outline,
    width: 1.6,
  });
  drawing.path(GRID, { stroke: lines, width: 0.8 });
  drawing.circle(122, 43, 17.5, { fill: STEADY.cream, stroke: outline, width: 2.4 });
  drawing.circle(122, 43, 14.5, { stroke: mixed(outline, STEADY.cream, 0.5), width: 0.8 });
  const score = { face: 'display', size: 21, ink: STEADY.onPaper, anchor: 'middle' } as const;
  drawing.text(122, 50.5, `${house.score}`, score);
}

function placeOf(cell: string): readonly [x: number, y: number] {
  const [column, row] = cellNamed(cell);
  return [HOUSE.left + column * HOUSE.cell, FOOT - (row + 1) * HOUSE.cell];
}

function drawCells(drawing: Drawing, inks: Inks, house: HouseView): void {
  const coats = coatLooks(inks);
  for (const cell of CELLS) {
    const look = house.cells(cell);
    const [column, row] = cellNamed(cell);
    const [x, y] = placeOf(cell);
    if (look.kind === 'empty') {
      if (look.coat) drawCoatAt(drawing, [x + 11, y + 9], 18, coats.printed);
      continue;
    }
    const isLit =
      house.finishedRows.includes(row + 1) || house.finishedColumns.includes(cell.charAt(0));
    const lit = { ...look, isLit };
    drawing.at(x, y, 1, (field) => {
      if (house.medium === 'cardboard') drawPainted(field, lit);
      else drawPencilled(field, lit, column + row * 2, inks);
    });
  }
}

/** Marks complete lines, and draws the coats of arms at lines. */
function drawLines(drawing: Drawing, inks: Inks, house: HouseView): void {
  const coats = coatLooks(inks);
  const done = { fill: STEADY.gold, stroke: STEADY.goldDark, width: 0.7 };
  for (const row of house.finishedRows) {
    drawing.rect(HOUSE.left - 5, FOOT - row * HOUSE.cell + 4, 4, 32, done, 2);
  }
  for (const column of house.finishedColumns) {
    const x = HOUSE.left + COLUMNS.indexOf(column) * HOUSE.cell;
    drawing.rect(x + 4, HOUSE.top - 5, 32, 4, done, 2);
  }
  for (const { row, taken } of house.rowCoats) {
    const y = FOOT - (row - 0.5) * HOUSE.cell - 12.5;
    drawCoatAt(drawing, [RIGHT - 1, y], 20.5, taken ? coats.taken : coats.ready);
  }
  for (const { column, taken } of house.columnCoats) {
    const x = HOUSE.left + (COLUMNS.indexOf(column) + 0.5) * HOUSE.cell - 10;
    drawCoatAt(drawing, [x, HOUSE.top - 24.5], 19, taken ? coats.taken : coats.ready);
  }
}

/** The flag of Denmark on a pole, for a winner. */
function drawFlag(drawing: Drawing): void {
  drawing.path(`M122 8V${-FLAG}`, { stroke: STEADY.pole, width: 3 });
  drawing.circle(122, -FLAG, 3, { fill: STEADY.gold, stroke: STEADY.goldDark, width: 0.8 });
  drawing.path('M123.5-41h40l-9 12.5 9 12.5h-40z', { fill: STEADY.flag });
  drawing.path('M123.5-30.5h33.2v4h-33.2zM134-41h4v25h-4z', { fill: STEADY.cream });
}
