/** Houses, ready to be drawn. */
import type { Seat, SeenStep } from '@nyhavn/engine';
import type { CellLook } from '../../art/house/cell-look.ts';
import type { Paint } from '../../art/types.ts';
import type { SeatPlan } from '../../store/seats.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { sayHouse } from '../../words/games/house.ts';
import { cellNamed } from '../house/geometry.ts';
import { facadeSentences, finishedLines, type HouseView } from '../house/house-view.ts';
import { COAT_CELLS, COAT_ROWS } from './material.ts';
import { houseOf, type Picture } from './picture.ts';

/** All houses of a picture; what somebody built last is new. */
export function housesOf(
  seats: readonly SeatPlan[],
  picture: Picture,
  steps: readonly SeenStep<Picture>[],
): HouseView[] {
  return picture.players.map((_, seat) => houseView(seats, picture, steps, seat));
}

function houseView(
  seats: readonly SeatPlan[],
  picture: Picture,
  steps: readonly SeenStep<Picture>[],
  seat: Seat,
): HouseView {
  const { building, score } = houseOf(picture, seat);
  const lines = finishedLines(building);
  const earlier = buildingBefore(steps, seat) ?? building;
  return {
    seat,
    ...personAt(seats, seat),
    medium: 'cardboard',
    score,
    cells: (cell) => cellLook(letterAt(building, cell), cell, letterAt(earlier, cell) === '.'),
    rowCoats: COAT_ROWS.map((row) => ({ row, taken: lines.finishedRows.includes(row) })),
    columnCoats: [],
    ...lines,
    sentences: facadeSentences(building, cellInWords),
  };
}

/** The building before its owner's last move. */
function buildingBefore(
  steps: readonly SeenStep<Picture>[],
  seat: Seat,
): readonly string[] | undefined {
  const last = steps.findLast(({ by }) => by === seat);
  return last && houseOf(last.before, seat).building;
}

function letterAt(building: readonly string[], cell: string): string {
  const [column, row] = cellNamed(cell);
  return building[row]?.charAt(column) ?? '.';
}

function cellLook(letter: string, cell: string, wasEmpty: boolean): CellLook {
  if (letter === '.') return { kind: 'empty', coat: COAT_CELLS.includes(cell) };
  const colour = letter.toUpperCase() as Paint;
  return { kind: letter === colour ? 'window' : 'brick', colour, isNew: wasEmpty };
}

/** What stands in a cell, by the letter that a picture gives it. */
export function cellInWords(letter: string, cell: string): string {
  const { facade } = sayCopenhagen();
  if (letter === '.') return COAT_CELLS.includes(cell) ? facade.emptyCoat : sayHouse().facade.empty;
  const colour = letter.toUpperCase() as Paint;
  return letter === colour ? facade.window(colour) : facade.brick(colour);
}
