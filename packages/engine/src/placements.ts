/**
 * Where tiles fit in a building: inside, on empty cells, at least one square standing on something.
 * Orientations of one or two rows are counted by a table: whether they fit at a row depends on that
 * row, the one below and the one above, 15 bits. Taller ones are tested at all anchors at once, by
 * shifts. Nothing is listed to be counted or picked.
 */
import { bitAt, countBits } from './bits.ts';
import { COLUMNS, LOW_CELLS, supportedHigh, supportedLow } from './grid.ts';
import { type Orientation, type Placement, placement, type Shape } from './shapes.ts';

// V8 folds a module's own constants, not those it imports: a sixth of the engine's speed.
const lowCells = LOW_CELLS;

/** Anchors of rows 1 to 6 at which the orientation may be placed in a building filled like this. */
function fittingLow(o: Orientation, low: number, high: number): number {
  let taken =
    (low >>> o.s0) |
    (high << (lowCells - o.s0)) |
    (low >>> o.s1) |
    (high << (lowCells - o.s1)) |
    (low >>> o.s2) |
    (high << (lowCells - o.s2));
  if (o.squares.length > 3) {
    taken |=
      (low >>> o.s3) | (high << (lowCells - o.s3)) | (low >>> o.s4) | (high << (lowCells - o.s4));
  }
  const bases = supportedLow(low);
  const basesHigh = supportedHigh(low, high);
  let standing =
    (bases >>> o.f0) |
    (basesHigh << (lowCells - o.f0)) |
    (bases >>> o.f1) |
    (basesHigh << (lowCells - o.f1));
  if (o.feet > 2) {
    standing |=
      (bases >>> o.f2) |
      (basesHigh << (lowCells - o.f2)) |
      (bases >>> o.f3) |
      (basesHigh << (lowCells - o.f3)) |
      (bases >>> o.f4) |
      (basesHigh << (lowCells - o.f4));
  }
  return o.anchorsLow & ~taken & standing;
}

/** Anchors of rows 7 to 9 at which the orientation may be placed. */
function fittingHigh(o: Orientation, low: number, high: number): number {
  const bases = supportedHigh(low, high);
  if (bases === 0) return 0;
  const taken =
    (high >>> o.s0) | (high >>> o.s1) | (high >>> o.s2) | (high >>> o.s3) | (high >>> o.s4);
  const standing =
    (bases >>> o.f0) | (bases >>> o.f1) | (bases >>> o.f2) | (bases >>> o.f3) | (bases >>> o.f4);
  return o.anchorsHigh & ~taken & standing;
}

/** Orientations of at most two rows are counted by tables. */
const FLAT = 2;
/** Shapes that share a table, a byte each. */
const LANES = 4;
const WINDOWS = 1 << 15;
const ROW = 0b11111;

/** All shapes that were prepared, at the place of their id, their tall orientations, the tables. */
const prepared: Shape[] = [];
const tall: (readonly Orientation[])[] = [];
const tables: Int32Array[] = [];

/** Makes the tables for the shapes of a game. Those of the first table are the fastest to count. */
export function prepare(shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (prepared.includes(shape)) continue;
    prepared[shape.id] = shape;
    tall[shape.id] = shape.orientations.filter(({ height }) => height > FLAT);
    const flat = shape.orientations.filter(({ height }) => height <= FLAT);
    const number = Math.floor(shape.id / LANES);
    tables[number] ??= new Int32Array(WINDOWS);
    const table = tables[number];
    for (let window = 0; window < WINDOWS; window++) {
      table[window]! |= countInWindow(flat, window) << (8 * (shape.id % LANES));
    }
  }
}

/** How many of the orientations' anchors in the middle one of three rows fit. */
function countInWindow(orientations: readonly Orientation[], window: number): number {
  const filled = window >>> COLUMNS;
  const bases = window & ~filled;
  let count = 0;
  for (const { mask, width } of orientations) {
    for (let column = 0; column + width <= COLUMNS; column++) {
      const cells = mask << column;
      if ((cells & filled) === 0 && (cells & bases) !== 0) count++;
    }
  }
  return count;
}

/** The table's counts for all nine rows together; below row 1 and above row 9 all is filled. */
function sumOfRows(table: Int32Array, low: number, high: number): number {
  const all = WINDOWS - 1;
  return (
    table[((low << COLUMNS) | ROW) & all]! +
    table[low & all]! +
    table[(low >>> 5) & all]! +
    table[(low >>> 10) & all]! +
    table[(low >>> 15) & all]! +
    table[((low >>> 20) | (high << 10)) & all]! +
    table[((low >>> 25) | (high << 5)) & all]! +
    table[high & all]! +
    table[(high >>> 5) | (ROW << 10)]!
  );
}

/**
 * The building asked for last and what was found out about it, because a turn asks for one building
 * many times. The key is the building itself, so nobody can get the counts of another one.
 */
const memo = { low: -1, high: -1, tables: 0, shapes: 0 };
const sums = new Int32Array(8);
const counts = new Uint8Array(32);

/** In how many ways the shape can be placed in a building filled like this. */
export function countPlacements(shape: Shape, low: number, high: number): number {
  if (low !== memo.low || high !== memo.high) forget(low, high);
  return ((memo.shapes >> shape.id) & 1) === 1 ? counts[shape.id]! : countAfresh(shape.id);
}

function forget(low: number, high: number): void {
  memo.low = low;
  memo.high = high;
  memo.tables = 0;
  memo.shapes = 0;
}

function countAfresh(id: number): number {
  const { low, high } = memo;
  const number = id >> 2;
  if (((memo.tables >> number) & 1) === 0) {
    sums[number] = sumOfRows(tables[number]!, low, high);
    memo.tables |= 1 << number;
  }
  let count = (sums[number]! >> (8 * (id & 3))) & 255;
  const orientations = tall[id]!;
  for (let i = 0; i < orientations.length; i++) {
    const orientation = orientations[i]!;
    count += countBits(fittingLow(orientation, low, high));
    const above = fittingHigh(orientation, low, high);
    if (above !== 0) count += countBits(above);
  }
  counts[id] = count;
  memo.shapes |= 1 << id;
  return count;
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
    if (inHigh !== 0) {
      const countHigh = countBits(inHigh);
      if (index < countHigh) return placement(number, lowCells + bitAt(inHigh, index));
      index -= countHigh;
    }
  }
}
