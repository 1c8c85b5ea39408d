/**
 * Shapes of tiles, the ways they can lie, and where they fit. An orientation that fits at a cell has
 * the bottom left corner of its bounding box there (its anchor); testing all anchors of a building
 * at once takes a few shifts, so placements are counted and picked without listing them.
 */
import { bitAt, countBits } from './bits.ts';
import {
  type Cell,
  COLUMNS,
  cellAt,
  columnOf,
  HIGH_ALL,
  LOW_ALL,
  LOW_CELLS,
  ROWS,
  rowOf,
  supportedHigh,
  supportedLow,
} from './grid.ts';

/** A square of a tile as printed: column and row from the bottom left of its bounding box. */
export type Offset = readonly [column: number, row: number];

/** One way a tile can lie. */
export interface Orientation {
  /** Its squares as cell numbers when anchored at a1, by column and then row, as notation has them. */
  readonly squares: readonly Cell[];
  /** Those of its squares with no square of the tile below them: only they can be supported. */
  readonly feet: readonly Cell[];
  /** Its squares as a set, anchored at a1. */
  readonly mask: number;
  /** Anchors of rows 1 to 6 at which it stays inside the building, and of rows 7 to 9. */
  readonly anchorsLow: number;
  readonly anchorsHigh: number;
}

/** A tile's orientations without doubles: the rotations first, then what mirroring adds. */
export interface Shape {
  readonly id: number;
  readonly size: number;
  readonly orientations: readonly Orientation[];
}

/** A place for a tile in nine bits: its anchor, and above that the number of its orientation. */
export type Placement = number;

/** How many bits a placement takes in a packed move. */
export const PLACEMENT_BITS = 9;

function placement(orientation: number, anchor: Cell): Placement {
  return (orientation << 6) | anchor;
}

/** The orientation of a placement. */
export function orientationOf(shape: Shape, place: Placement): Orientation {
  return shape.orientations[place >>> 6]!;
}

/** The cell at the bottom left of a placement's bounding box. */
export function anchorOf(place: Placement): Cell {
  return place & 63;
}

const shapes: Shape[] = [];

/** The shape of these squares, rotated and, if asked, mirrored; equal shapes are one object. */
export function shapeOf(offsets: readonly Offset[], mirror: boolean): Shape {
  const rotated = rotationsOf(offsets);
  const turned = mirror ? rotationsOf(offsets.map(([column, row]) => [-column, row])) : [];
  const orientations: Orientation[] = [];
  for (const squares of [...rotated, ...turned]) {
    const orientation = describe(squares);
    if (!orientations.some(({ mask }) => mask === orientation.mask)) orientations.push(orientation);
  }
  const masks = (shape: readonly Orientation[]) => shape.map(({ mask }) => mask).join();
  const known = shapes.find((shape) => masks(shape.orientations) === masks(orientations));
  if (known) return known;
  const shape = { id: shapes.length, size: offsets.length, orientations };
  shapes.push(shape);
  return shape;
}

function rotationsOf(offsets: readonly Offset[]): Offset[][] {
  const quarter = (squares: readonly Offset[]): Offset[] => squares.map(([c, r]) => [r, -c]);
  const once = quarter(offsets);
  const twice = quarter(once);
  return [[...offsets], once, twice, quarter(twice)];
}

function describe(offsets: readonly Offset[]): Orientation {
  const left = Math.min(...offsets.map(([column]) => column));
  const bottom = Math.min(...offsets.map(([, row]) => row));
  const moved = offsets.map(([column, row]): Offset => [column - left, row - bottom]);
  moved.sort(([c1, r1], [c2, r2]) => c1 - c2 || r1 - r2);
  const squares = moved.map(([column, row]) => cellAt(column, row));
  const width = Math.max(...moved.map(([column]) => column)) + 1;
  const height = Math.max(...moved.map(([, row]) => row)) + 1;
  let anchorsLow = 0;
  let anchorsHigh = 0;
  for (let row = 0; row + height <= ROWS; row++) {
    for (let column = 0; column + width <= COLUMNS; column++) {
      const anchor = cellAt(column, row);
      if (anchor < LOW_CELLS) anchorsLow |= 1 << anchor;
      else anchorsHigh |= 1 << (anchor - LOW_CELLS);
    }
  }
  return {
    squares,
    feet: squares.filter((square) => !squares.includes(square - COLUMNS)),
    mask: squares.reduce((mask, square) => mask | (1 << square), 0),
    anchorsLow,
    anchorsHigh,
  };
}

/** The cells of rows 1 to 6 that a placement covers. */
export function placedLow(shape: Shape, place: Placement): number {
  const anchor = anchorOf(place);
  const orientation = orientationOf(shape, place);
  return anchor < LOW_CELLS ? (orientation.mask << anchor) & LOW_ALL : 0;
}

/** The cells of rows 7 to 9 that a placement covers. */
export function placedHigh(shape: Shape, place: Placement): number {
  const anchor = anchorOf(place);
  const orientation = orientationOf(shape, place);
  return anchor < LOW_CELLS
    ? orientation.mask >>> (LOW_CELLS - anchor)
    : orientation.mask << (anchor - LOW_CELLS);
}

/** Anchors of rows 1 to 6 at which the orientation may be placed in a building filled like this. */
function fittingLow(orientation: Orientation, low: number, high: number): number {
  const emptyLow = ~low & LOW_ALL;
  const emptyHigh = ~high & HIGH_ALL;
  let free = orientation.anchorsLow;
  for (const square of orientation.squares) {
    free &= (emptyLow >>> square) | (emptyHigh << (LOW_CELLS - square));
  }
  if (free === 0) return 0;
  const standingLow = supportedLow(low);
  const standingHigh = supportedHigh(low, high);
  let standing = 0;
  for (const foot of orientation.feet) {
    standing |= (standingLow >>> foot) | (standingHigh << (LOW_CELLS - foot));
  }
  return free & standing;
}

/** Anchors of rows 7 to 9 at which the orientation may be placed. */
function fittingHigh(orientation: Orientation, low: number, high: number): number {
  const standingHigh = supportedHigh(low, high);
  if (standingHigh === 0) return 0;
  let free = orientation.anchorsHigh;
  const empty = ~high & HIGH_ALL;
  for (const square of orientation.squares) free &= empty >>> square;
  let standing = 0;
  for (const foot of orientation.feet) standing |= standingHigh >>> foot;
  return free & standing;
}

/** Counts of the buildings seen last, because a turn asks for the same building many times. */
const REMEMBERED = 256;
const SHAPE_LIMIT = 32;
const seenLow = new Int32Array(REMEMBERED).fill(-1);
const seenHigh = new Int32Array(REMEMBERED);
const seenShapes = new Int32Array(REMEMBERED);
const seenCounts = new Uint8Array(REMEMBERED * SHAPE_LIMIT);

/** In how many ways the shape can be placed in a building filled like this. */
export function countPlacements(shape: Shape, low: number, high: number): number {
  const slot = (Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b) >>> 24) & (REMEMBERED - 1);
  if (seenLow[slot] !== low || seenHigh[slot] !== high) {
    seenLow[slot] = low;
    seenHigh[slot] = high;
    seenShapes[slot] = 0;
  }
  const place = slot * SHAPE_LIMIT + shape.id;
  if (((seenShapes[slot]! >>> shape.id) & 1) === 0) {
    let count = 0;
    for (const orientation of shape.orientations) {
      count += countBits(fittingLow(orientation, low, high));
      count += countBits(fittingHigh(orientation, low, high));
    }
    seenCounts[place] = count;
    seenShapes[slot]! |= 1 << shape.id;
  }
  return seenCounts[place]!;
}

/** The `index`th of those ways. */
export function placementAt(shape: Shape, low: number, high: number, index: number): Placement {
  for (let number = 0; ; number++) {
    const orientation = shape.orientations[number]!;
    const inLow = fittingLow(orientation, low, high);
    const countLow = countBits(inLow);
    if (index < countLow) return placement(number, bitAt(inLow, index));
    index -= countLow;
    const inHigh = fittingHigh(orientation, low, high);
    const countHigh = countBits(inHigh);
    if (index < countHigh) return placement(number, LOW_CELLS + bitAt(inHigh, index));
    index -= countHigh;
  }
}

/** The placement that covers exactly these cells, or undefined if the shape never does. */
export function findPlacement(shape: Shape, cells: readonly Cell[]): Placement | undefined {
  const anchor = cellAt(Math.min(...cells.map(columnOf)), Math.min(...cells.map(rowOf)));
  const offsets = cells.map((cell) => cell - anchor);
  const number = shape.orientations.findIndex(
    ({ squares }) =>
      squares.length === offsets.length && squares.every((square) => offsets.includes(square)),
  );
  return number < 0 ? undefined : placement(number, anchor);
}

/** The cells that a placement covers, by column and then row. */
export function cellsOf(shape: Shape, place: Placement): Cell[] {
  return orientationOf(shape, place).squares.map((square) => square + anchorOf(place));
}
