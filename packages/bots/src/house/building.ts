/** The features of a building, the same in both games, as numbers from about 0 to 1. */
import { countBits } from '@nyhavn/engine';
import { type Building, COLUMNS, GOAL, LOW_ALL, ROWS } from '@nyhavn/engine/house';

/** The names of a building's features, in order. */
export const BUILDING_FEATURES: readonly string[] = [
  'score',
  'filled',
  'single gaps',
  'narrow gaps',
  'covered gaps',
  'roughness',
  'height',
  ...[1, 2, 3, 4, 5].map((missing) => `rows of windows, ${missing} missing`),
  ...[1, 2, 3, 4].map((missing) => `rows with a brick, ${missing} missing`),
  ...[1, 2, 3, 4, 6, 9].map((missing) => `columns of windows, up to ${missing} missing`),
  ...[1, 2, 3, 4, 6, 9].map((missing) => `columns with a brick, up to ${missing} missing`),
];

const CELLS = COLUMNS * ROWS;
const ROW = 0b11111;
const LOW_ROWS = 6;
const HIGH_ALL = (1 << (CELLS - LOW_ROWS * COLUMNS)) - 1;
const COLUMN_LOW = 0b00001_00001_00001_00001_00001_00001;
const COLUMN_HIGH = 0b00001_00001_00001;
const NOT_FIRST = ~COLUMN_LOW;
const NOT_LAST = ~(COLUMN_LOW << (COLUMNS - 1));

/** The index at which each group of features begins. */
const AT = { rows: 7, brickRows: 12, columns: 16, brickColumns: 22 } as const;

/** The group of a column by how many of its cells are missing. */
const COLUMN_GROUP = [0, 0, 1, 2, 3, 4, 4, 5, 5, 5];

/** Writes a building's features into a row of numbers; gives the place behind them. */
export function writeBuilding(into: Float64Array, at: number, building: Building): number {
  const { low, high, bricksLow, bricksHigh, score } = building;
  into.fill(0, at, at + BUILDING_FEATURES.length);
  into[at] = score / GOAL;
  into[at + 1] = (countBits(low) + countBits(high)) / CELLS;
  writeGaps(into, at + 2, ~low & LOW_ALL, ~high & HIGH_ALL);
  into[at + 4] = coveredGaps(low, high) / 5;
  writeSkyline(into, at + 5, low, high);
  for (let row = 0; row < ROWS; row++) {
    const missing = missingInRow(low, high, row);
    if (missing === 0) continue;
    const group = rowOf(bricksLow, bricksHigh, row) === 0 ? AT.rows : AT.brickRows;
    into[at + group + missing - 1]! += 0.25;
  }
  for (let column = 0; column < COLUMNS; column++) {
    const missing = missingInColumn(low, high, column);
    if (missing === 0) continue;
    const group = inColumn(bricksLow, bricksHigh, column) === 0 ? AT.columns : AT.brickColumns;
    into[at + group + COLUMN_GROUP[missing]!]! += 0.25;
  }
  return at + BUILDING_FEATURES.length;
}

/** Empty cells of a row, counted from 0. */
export function missingInRow(low: number, high: number, row: number): number {
  return COLUMNS - countBits(rowOf(low, high, row));
}

/** Empty cells of a column, counted from 0. */
export function missingInColumn(low: number, high: number, column: number): number {
  return ROWS - inColumn(low, high, column);
}

/** Empty cells with a filled one somewhere above them. */
function coveredGaps(low: number, high: number): number {
  const upper = high | (high >>> 5) | (high >>> 10);
  // A column that holds something in rows 7 to 9 covers all of rows 1 to 6.
  let lower = low | Math.imul(upper & ROW, COLUMN_LOW);
  lower |= (lower >>> 5) | (lower >>> 10);
  lower |= lower >>> 15;
  return countBits(upper & ~high) + countBits(lower & ~low & LOW_ALL);
}

function rowOf(low: number, high: number, row: number): number {
  return row < LOW_ROWS
    ? (low >>> (row * COLUMNS)) & ROW
    : (high >>> ((row - LOW_ROWS) * COLUMNS)) & ROW;
}

function inColumn(low: number, high: number, column: number): number {
  return countBits((low >>> column) & COLUMN_LOW) + countBits((high >>> column) & COLUMN_HIGH);
}

/** Empty cells without an empty neighbour, and those with just one: few tiles fit there, or none. */
function writeGaps(into: Float64Array, at: number, low: number, high: number): void {
  const gaps = [
    neighbours(low, (low << 5) & LOW_ALL, (low >>> 5) | (high << 25)),
    neighbours(high, (high << 5) | (low >>> 25), high >>> 5),
  ];
  let alone = 0;
  let narrow = 0;
  for (const [index, [one, none]] of gaps.entries()) {
    const cells = index === 0 ? LOW_ALL : HIGH_ALL;
    alone += countBits(none & cells);
    narrow += countBits(one & cells);
  }
  into[at] = alone / 5;
  into[at + 1] = narrow / 10;
}

/** Cells of a set with exactly one neighbour in it, and with none; the two neighbours up and down are given. */
function neighbours(cells: number, below: number, above: number): readonly [number, number] {
  const left = (cells & NOT_LAST) << 1;
  const right = (cells & NOT_FIRST) >>> 1;
  const odd = left ^ right ^ below ^ above;
  const several = (left & right) | (below & above) | ((left ^ right) & (below ^ above));
  return [cells & odd & ~several, cells & ~odd & ~several];
}

/** Writes the unevenness of the tops of the columns, and the height of the highest. */
function writeSkyline(into: Float64Array, at: number, low: number, high: number): void {
  let roughness = 0;
  let highest = 0;
  let before = -1;
  for (let column = 0; column < COLUMNS; column++) {
    const upper = (high >>> column) & COLUMN_HIGH;
    const lower = (low >>> column) & COLUMN_LOW;
    const height = upper !== 0 ? topOf(upper) + LOW_ROWS : topOf(lower);
    if (before >= 0) roughness += Math.abs(height - before);
    highest = Math.max(highest, height);
    before = height;
  }
  into[at] = roughness / 20;
  into[at + 1] = highest / ROWS;
}

/** The highest row of a column's bits, counted from 1; 0 for none. */
function topOf(bits: number): number {
  return bits === 0 ? 0 : Math.floor((31 - Math.clz32(bits)) / COLUMNS) + 1;
}
