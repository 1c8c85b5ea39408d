/**
 * A building of 5 columns and 9 rows as two bit sets: `low` holds rows 1 to 6 in 30 bits, `high`
 * rows 7 to 9 in 15. Within both a row takes five neighbouring bits, column a lowest, so that one
 * row up is a shift by five.
 */
import { bitAt, countBits } from '../bits.ts';

/** Columns of a building, from the left. */
export const COLUMNS = 5;
/** Rows of a building, from the bottom. */
export const ROWS = 9;
/** Cells of a building. */
export const CELLS = COLUMNS * ROWS;
/** Cells that the low word holds: rows 1 to 6. */
export const LOW_CELLS = 30;
/** Every cell of the low word. */
export const LOW_ALL = (1 << LOW_CELLS) - 1;
const HIGH_ALL = (1 << (CELLS - LOW_CELLS)) - 1;

const COLUMN_LETTERS = 'abcde';
const BOTTOM_ROW = 0b11111;
const COLUMN_A_LOW = 0b00001_00001_00001_00001_00001_00001;
const COLUMN_A_HIGH = 0b00001_00001_00001;

/** A cell by number: a1 is 0, e1 is 4, a2 is 5, e9 is 44. */
export type Cell = number;

/** The cell at a column and a row, both counted from 0. */
export function cellAt(column: number, row: number): Cell {
  return row * COLUMNS + column;
}

/** A cell's column, counted from 0. */
export function columnOf(cell: Cell): number {
  return cell % COLUMNS;
}

/** A cell's row, counted from 0. */
export function rowOf(cell: Cell): number {
  return Math.floor(cell / COLUMNS);
}

const NAMES = Array.from(
  { length: CELLS },
  (_, cell) => `${COLUMN_LETTERS[columnOf(cell)]}${rowOf(cell) + 1}`,
);

/** `c4` for the third column's fourth cell. */
export function formatCell(cell: Cell): string {
  return NAMES[cell]!;
}

/** The cell of that name, or undefined if the building has none. */
export function parseCell(text: string): Cell | undefined {
  const cell = cellAt(text.charCodeAt(0) - 97, text.charCodeAt(1) - 49);
  return NAMES[cell] === text ? cell : undefined;
}

/** A building as nine texts of five letters, the bottom row first. */
export function rowTexts(letterAt: (cell: Cell) => string): string[] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => letterAt(cellAt(column, row))).join(''),
  );
}

/** The part of one cell's bit that lies in the low word. */
export function lowBit(cell: Cell): number {
  return cell < LOW_CELLS ? 1 << cell : 0;
}

/** The part of one cell's bit that lies in the high word. */
export function highBit(cell: Cell): number {
  return cell < LOW_CELLS ? 0 : 1 << (cell - LOW_CELLS);
}

/** Returns true if the cell belongs to the set. */
export function hasCell(low: number, high: number, cell: Cell): boolean {
  return ((low & lowBit(cell)) | (high & highBit(cell))) !== 0;
}

/** The number of cells in the set. */
export function countCells(low: number, high: number): number {
  return countBits(low) + countBits(high);
}

/** The `index`th cell of the set. */
export function cellOfSet(low: number, high: number, index: number): Cell {
  const inLow = countBits(low);
  return index < inLow ? bitAt(low, index) : LOW_CELLS + bitAt(high, index - inLow);
}

/** Empty cells of rows 1 to 6 on which something can stand: in row 1 or right above a filled one. */
export function supportedLow(low: number): number {
  return ~low & ((low << COLUMNS) | BOTTOM_ROW) & LOW_ALL;
}

/** The same for rows 7 to 9. */
export function supportedHigh(low: number, high: number): number {
  return ~high & ((high << COLUMNS) | (low >>> (LOW_CELLS - COLUMNS))) & HIGH_ALL;
}

/** The number of empty cells with a filled one somewhere above them in their column. */
export function countHoles(low: number, high: number): number {
  let holes = 0;
  for (let column = 0; column < COLUMNS; column++) {
    let covered = false;
    for (let row = ROWS - 1; row >= 0; row--) {
      if (hasCell(low, high, cellAt(column, row))) covered = true;
      else if (covered) holes++;
    }
  }
  return holes;
}

/**
 * Rows and columns as one bit set: rows 1 to 6 at bits 0, 5, … 25, where their first cells stand, and
 * in the gaps rows 7 to 9 at 1, 6 and 11 and columns a to e at 2, 7, … 22.
 */
export type LineSet = number;

/** The set of one row, counted from 1 as on the sheet. */
export function rowSet(row: number): LineSet {
  return row <= 6 ? 1 << ((row - 1) * COLUMNS) : 1 << ((row - 7) * COLUMNS + 1);
}

/** The set of one column, by its letter. */
export function columnSet(letter: string): LineSet {
  return 1 << (COLUMN_LETTERS.indexOf(letter) * COLUMNS + 2);
}

/** All columns. */
export const ALL_COLUMNS: LineSet = [...COLUMN_LETTERS].reduce(
  (set, letter) => set | columnSet(letter),
  0,
);

/** Columns by five bits, a lowest. */
const COLUMN_SETS = Int32Array.from({ length: 1 << COLUMNS }, (_, bits) =>
  [...COLUMN_LETTERS].reduce(
    (set, letter, column) => ((bits >> column) & 1 ? set | columnSet(letter) : set),
    0,
  ),
);

/** Rows and columns all of whose cells belong to the set. */
export function fullLines(low: number, high: number): LineSet {
  const rows = low & (low >>> 1) & (low >>> 2) & (low >>> 3) & (low >>> 4) & COLUMN_A_LOW;
  const above = high & (high >>> 1) & (high >>> 2) & (high >>> 3) & (high >>> 4) & COLUMN_A_HIGH;
  const thirds = low & (low >>> 15) & high;
  const columns = thirds & (thirds >>> 5) & (thirds >>> 10) & BOTTOM_ROW;
  return rows | (above << 1) | COLUMN_SETS[columns]!;
}

/** Rows and columns any of whose cells belong to the set. */
export function touchedLines(low: number, high: number): LineSet {
  const rows = (low | (low >>> 1) | (low >>> 2) | (low >>> 3) | (low >>> 4)) & COLUMN_A_LOW;
  const above = (high | (high >>> 1) | (high >>> 2) | (high >>> 3) | (high >>> 4)) & COLUMN_A_HIGH;
  const thirds = low | (low >>> 15) | high;
  const columns = (thirds | (thirds >>> 5) | (thirds >>> 10)) & BOTTOM_ROW;
  return rows | (above << 1) | COLUMN_SETS[columns]!;
}

const NOT_COLUMN_A = ~COLUMN_A_LOW;
const NOT_COLUMN_E = ~(COLUMN_A_LOW << (COLUMNS - 1));

/** Cells of rows 1 to 6 that share an edge with a cell of the set. */
export function besideLow(low: number, high: number): number {
  const sides = ((low & NOT_COLUMN_E) << 1) | ((low & NOT_COLUMN_A) >>> 1);
  return (sides | (low << 5) | (low >>> 5) | (high << 25)) & LOW_ALL;
}

/** The same for rows 7 to 9. */
export function besideHigh(low: number, high: number): number {
  const sides = ((high & NOT_COLUMN_E) << 1) | ((high & NOT_COLUMN_A) >>> 1);
  return (sides | (high << 5) | (high >>> 5) | (low >>> 25)) & HIGH_ALL;
}
