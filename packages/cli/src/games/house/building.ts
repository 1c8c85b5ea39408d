/** Facades, which both games have: nine rows of five cells, as pictures spell them. */
import { type Facade, letterAt, withCell } from '@nyhavn/engine/house';

/** Columns of a building from the left. */
export const COLUMNS = 'abcde';
/** Rows of a building. */
export const ROWS = 9;

/** Empty cells that have something above them. */
export function gapsIn(building: Facade): number {
  const gaps = [...COLUMNS].map((_, column) => {
    const letters = building.map((row) => row.charAt(column)).join('');
    return letters.replace(/\.+$/, '').split('.').length - 1;
  });
  return gaps.reduce((sum, count) => sum + count, 0);
}

/** The building with other letters in some of its cells, given by their names. */
export function relettered(
  building: Facade,
  cells: readonly string[],
  letter: (old: string, cell: string) => string,
): Facade {
  return cells.reduce(
    (drawn, cell) => withCell(drawn, cell, letter(letterAt(drawn, cell), cell)),
    building,
  );
}
