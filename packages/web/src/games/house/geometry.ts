/** Tiles on squared paper: turning them, and laying them over cells. */

/** A square of a tile: column and row from the bottom left, counted from 0. */
export type Square = readonly [column: number, row: number];

/** A point over a building, in columns and rows from its bottom left corner. */
export type Point = readonly [x: number, y: number];

const COLUMNS = 'abcde';
/** Columns and rows of a building. */
export const SIZE = { columns: COLUMNS.length, rows: 9 } as const;

/** The bottom left corner of the box round some squares. */
export function cornerOf(squares: readonly Square[]): Square {
  return [
    Math.min(...squares.map(([column]) => column)),
    Math.min(...squares.map(([, row]) => row)),
  ];
}

/** The squares moved to the bottom left, by column and then row. */
export function settled(squares: readonly Square[]): Square[] {
  const [left, bottom] = cornerOf(squares);
  return squares
    .map(([column, row]): Square => [column - left, row - bottom])
    .sort(([c1, r1], [c2, r2]) => c1 - c2 || r1 - r2);
}

/** The tile turned by a quarter, to the right as a clock goes. */
export function turnedRight(squares: readonly Square[]): Square[] {
  return settled(squares.map(([column, row]): Square => [row, -column]));
}

/** The tile turned over. */
export function turnedOver(squares: readonly Square[]): Square[] {
  return settled(squares.map(([column, row]): Square => [-column, row]));
}

/** Columns and rows that a tile takes. */
export function extentOf(squares: readonly Square[]): Square {
  return [
    Math.max(...squares.map(([column]) => column)) + 1,
    Math.max(...squares.map(([, row]) => row)) + 1,
  ];
}

/** The place nearest to a square at which a tile of that extent lies inside the building. */
export function inside([column, row]: Square, [width, height]: Square = [1, 1]): Square {
  return [
    Math.min(Math.max(0, column), SIZE.columns - width),
    Math.min(Math.max(0, row), SIZE.rows - height),
  ];
}

/** The name of a cell, as in `c4`. */
export function cellName([column, row]: Square): string {
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** The squares of a shape whose cells the engine numbers row by row. */
export function squaresOf(cells: readonly number[]): Square[] {
  return cells.map((cell) => [cell % SIZE.columns, Math.floor(cell / SIZE.columns)]);
}

/** The cell of that name. */
export function cellNamed(name: string): Square {
  return [COLUMNS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
}

/** All cells of a building, by row from the top and then column, as one reads. */
export const CELLS: readonly string[] = Array.from({ length: SIZE.rows }, (_, line) =>
  Array.from({ length: SIZE.columns }, (_, column) => cellName([column, SIZE.rows - 1 - line])),
).flat();
