import { describe, expect, it } from 'vitest';
import {
  CELLS,
  cellName,
  cellNamed,
  extentOf,
  type Square,
  settled,
  turnedOver,
  turnedRight,
} from '../../../src/games/house/geometry.ts';

const L: readonly Square[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
];

describe('tiles on squared paper', () => {
  it('turns to the right as a clock goes', () => {
    expect(turnedRight(L)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ]);
  });

  it('is back after four turns, and after turning over twice', () => {
    const around = [0, 1, 2, 3].reduce((squares) => turnedRight(squares), settled(L));
    expect(around).toEqual(settled(L));
    expect(turnedOver(turnedOver(L))).toEqual(settled(L));
    expect(turnedOver(L)).not.toEqual(settled(L));
  });

  it('knows how much room a tile takes', () => {
    expect(extentOf(L)).toEqual([3, 2]);
    expect(extentOf(turnedRight(L))).toEqual([2, 3]);
  });

  it('names all cells as the rules do, from the top as one reads', () => {
    expect(CELLS).toHaveLength(45);
    expect(CELLS[0]).toBe('a9');
    expect(CELLS.at(-1)).toBe('e1');
    for (const cell of CELLS) expect(cellName(cellNamed(cell))).toBe(cell);
  });
});
