/** Houses, ready to be drawn. */
import type { SeenStep } from '@nyhavn/engine';
import { letterAt } from '@nyhavn/engine/house';
import type { CellLook } from '../../art/house/cell-look.ts';
import type { Paint } from '../../art/types.ts';
import type { SeatPlan } from '../../store/seats.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { sayHouse } from '../../words/games/house.ts';
import { facadeSentences, type HouseView, linesIn } from '../house/house-view.ts';
import { COATS } from './material.ts';
import { houseOf, type Picture } from './picture.ts';

/** All houses of a picture; the squares that a player built last are marked as new. */
export function housesOf(
  seats: readonly SeatPlan[],
  picture: Picture,
  steps: readonly SeenStep<Picture>[],
): HouseView[] {
  return picture.players.map(({ building, score }, seat) => {
    const last = steps.findLast(({ by }) => by === seat);
    const earlier = last ? houseOf(last.before, seat).building : building;
    return {
      seat,
      ...personAt(seats, seat),
      medium: 'cardboard',
      score,
      cells: (cell) => cellLook(letterAt(building, cell), cell, letterAt(earlier, cell) === '.'),
      ...linesIn(building, COATS),
      sentences: facadeSentences(building, cellInWords),
    };
  });
}

function cellLook(letter: string, cell: string, wasEmpty: boolean): CellLook {
  if (letter === '.') return { kind: 'empty', coat: COATS.cells.includes(cell) };
  const colour = letter.toUpperCase() as Paint;
  return { kind: letter === colour ? 'window' : 'brick', colour, isNew: wasEmpty };
}

/** The content of a cell in words, by its letter in a picture. */
export function cellInWords(letter: string, cell: string): string {
  const { facade } = sayCopenhagen();
  if (letter === '.')
    return COATS.cells.includes(cell) ? facade.emptyCoat : sayHouse().facade.empty;
  const colour = letter.toUpperCase() as Paint;
  return letter === colour ? facade.window(colour) : facade.brick(colour);
}
