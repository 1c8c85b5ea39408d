/** Facades, which both games have: nine rows of five cells, as pictures spell them. */
import type { Facade } from '@nyhavn/engine/house';

/** Columns of a building from the left. */
export const COLUMNS = 'abcde';
/** Rows of a building. */
export const ROWS = 9;

/** A column of a building as text, from the bottom up. */
function columnText(building: Facade, column: number): string {
  return building.map((row) => row.charAt(column)).join('');
}

/** Empty cells that have something above them. */
export function gapsIn(building: Facade): number {
  let gaps = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    const covered = columnText(building, column).replace(/\.+$/, '');
    gaps += covered.split('.').length - 1;
  }
  return gaps;
}

/** The building with other letters in some of its cells, given by their names. */
export function relettered(
  building: Facade,
  cells: readonly string[],
  letter: (old: string, cell: string) => string,
): string[] {
  return building.map((row, index) =>
    [...row]
      .map((old, column) => {
        const cell = `${COLUMNS.charAt(column)}${index + 1}`;
        return cells.includes(cell) ? letter(old, cell) : old;
      })
      .join(''),
  );
}
