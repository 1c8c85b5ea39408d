/**
 * Where tiles fit in a building: inside, on empty cells, at least one square standing on something.
 * Orientations of one or two rows are counted by a table: whether they fit at a row depends on that
 * row, the one below and the one above, 15 bits. Taller ones are tested at all anchors at once, by
 * shifts. Nothing is listed to be counted or picked.
 */
import * as fromBits from '../bits.ts';
import * as fromGrid from './grid.ts';
import type { Orientation, Placement, Shape } from './shapes.ts';
import * as fromShapes from './shapes.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { bitAt, countBits } = fromBits;
const { COLUMNS, LOW_CELLS, supportedHigh, supportedLow } = fromGrid;
const { placement, shapeNumbered } = fromShapes;

/** Rows 1 to 6 of a set that is moved down by so many cells: what was there, and from above. */
function movedLow(low: number, high: number, cells: number): number {
  return (low >>> cells) | (high << (LOW_CELLS - cells));
}

/** Anchors of rows 1 to 6 at which one of the squares would lie on a cell of the set. */
function reachingLow(o: Orientation, low: number, high: number): number {
  return (
    movedLow(low, high, o.s0) |
    movedLow(low, high, o.s1) |
    movedLow(low, high, o.s2) |
    movedLow(low, high, o.s3) |
    movedLow(low, high, o.s4)
  );
}

/** The same for anchors of rows 7 to 9. */
function reachingHigh(o: Orientation, high: number): number {
  return (high >>> o.s0) | (high >>> o.s1) | (high >>> o.s2) | (high >>> o.s3) | (high >>> o.s4);
}

/** Anchors of rows 1 to 6 at which the orientation fits among these cells, standing on a base. */
function fittingLow(
  o: Orientation,
  low: number,
  high: number,
  bases: number,
  basesHigh: number,
): number {
  let standing = movedLow(bases, basesHigh, o.f0) | movedLow(bases, basesHigh, o.f1);
  if (o.feet > 2) {
    standing |=
      movedLow(bases, basesHigh, o.f2) |
      movedLow(bases, basesHigh, o.f3) |
      movedLow(bases, basesHigh, o.f4);
  }
  return o.anchorsLow & ~reachingLow(o, low, high) & standing;
}

/** The same for anchors of rows 7 to 9. */
function fittingHigh(o: Orientation, high: number, bases: number): number {
  const standing =
    (bases >>> o.f0) | (bases >>> o.f1) | (bases >>> o.f2) | (bases >>> o.f3) | (bases >>> o.f4);
  return o.anchorsHigh & ~reachingHigh(o, high) & standing;
}

/** Ways to set up a straight tile: a base, and nothing above it up to the tile's height. */
function countPillars(
  o: Orientation,
  low: number,
  high: number,
  bases: number,
  basesHigh: number,
): number {
  let taken = movedLow(low, high, 5) | movedLow(low, high, 10);
  if (o.size > 3) taken |= movedLow(low, high, 15);
  if (o.size > 4) taken |= movedLow(low, high, 20);
  const inLow = o.anchorsLow & bases & ~taken;
  const inHigh = o.anchorsHigh & basesHigh & ~((high >>> 5) | (high >>> 10));
  return countBits(inLow) + countBits(inHigh);
}

/** Shapes that share a table, a byte each. */
const LANES = 4;
const WINDOWS = 1 << 15;

/** Counts of four shapes, whose ids follow one another, for every window; made when first needed. */
const tables: Int32Array[] = [];

function makeTable(number: number): Int32Array {
  const table = new Int32Array(WINDOWS);
  for (let lane = 0; lane < LANES; lane++) {
    const flat = shapeNumbered(number * LANES + lane)?.flat ?? [];
    for (let window = 0; window < WINDOWS; window++) {
      table[window]! |= countInWindow(flat, window) << (8 * lane);
    }
  }
  tables[number] = table;
  return table;
}

/** The number of anchors in the middle one of three rows at which the orientations fit. */
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
  let sum = table[((low << 5) | 31) & 0x7fff]!;
  sum = (sum + table[low & 0x7fff]!) | 0;
  sum = (sum + table[(low >>> 5) & 0x7fff]!) | 0;
  sum = (sum + table[(low >>> 10) & 0x7fff]!) | 0;
  sum = (sum + table[(low >>> 15) & 0x7fff]!) | 0;
  sum = (sum + table[((low >>> 20) | (high << 10)) & 0x7fff]!) | 0;
  sum = (sum + table[((low >>> 25) | (high << 5)) & 0x7fff]!) | 0;
  sum = (sum + table[high & 0x7fff]!) | 0;
  return (sum + table[((high >>> 5) | 0x7c00) & 0x7fff]!) | 0;
}

/**
 * The building asked for last and what was found out about it, because a turn asks for one building
 * many times. The key is the building itself, so counts can't be mixed up.
 */
const memo = { low: -1, high: -1, tables: 0, shapes: 0 };
const sums = new Int32Array(8);
const counts = new Uint8Array(32);

/** In how many ways the shape can be placed in a building filled like this. */
export function countPlacements(shape: Shape, low: number, high: number): number {
  if (low !== memo.low || high !== memo.high) forget(low, high);
  return ((memo.shapes >> shape.id) & 1) === 1 ? counts[shape.id]! : countAfresh(shape);
}

function forget(low: number, high: number): void {
  memo.low = low;
  memo.high = high;
  memo.tables = 0;
  memo.shapes = 0;
}

function countAfresh(shape: Shape): number {
  const { id } = shape;
  const { low, high } = memo;
  const number = id >> 2;
  if (((memo.tables >> number) & 1) === 0) {
    sums[number] = sumOfRows(tables[number] ?? makeTable(number), low, high);
    memo.tables |= 1 << number;
  }
  let count = (sums[number]! >> (8 * (id & 3))) & 255;
  const orientations = shape.tall;
  if (orientations.length > 0) {
    const bases = supportedLow(low);
    const basesHigh = supportedHigh(low, high);
    for (let i = 0; i < orientations.length; i++) {
      const orientation = orientations[i]!;
      if (orientation.width === 1) {
        count += countPillars(orientation, low, high, bases, basesHigh);
        continue;
      }
      count += countBits(fittingLow(orientation, low, high, bases, basesHigh));
      if (basesHigh !== 0) count += countBits(fittingHigh(orientation, high, basesHigh));
    }
  }
  counts[id] = count;
  memo.shapes |= 1 << id;
  return count;
}

/** The `index`th of those ways. */
export function placementAt(shape: Shape, low: number, high: number, index: number): Placement {
  const bases = supportedLow(low);
  const basesHigh = supportedHigh(low, high);
  for (let number = 0; ; number++) {
    const orientation = shape.orientations[number]!;
    const inLow = fittingLow(orientation, low, high, bases, basesHigh);
    const countLow = countBits(inLow);
    if (index < countLow) return placement(number, bitAt(inLow, index));
    index -= countLow;
    if (basesHigh === 0) continue;
    const inHigh = fittingHigh(orientation, high, basesHigh);
    const countHigh = countBits(inHigh);
    if (index < countHigh) return placement(number, LOW_CELLS + bitAt(inHigh, index));
    index -= countHigh;
  }
}

/** Why these cells can't be filled together in a building filled like this, if they can't. */
export function judgeCells(
  low: number,
  high: number,
  cellsLow: number,
  cellsHigh: number,
): 'occupied' | 'unsupported' | undefined {
  if (((low & cellsLow) | (high & cellsHigh)) !== 0) return 'occupied';
  const standing = (supportedLow(low) & cellsLow) | (supportedHigh(low, high) & cellsHigh);
  return standing === 0 ? 'unsupported' : undefined;
}

/** In how many of the shape's placements one of its squares lies on a cell of the second set. */
export function countReaching(
  shape: Shape,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
): number {
  const bases = supportedLow(low);
  const basesHigh = supportedHigh(low, high);
  let count = 0;
  for (const o of shape.orientations) {
    const inLow = fittingLow(o, low, high, bases, basesHigh);
    count += countBits(inLow & reachingLow(o, targetLow, targetHigh));
    count += countBits(fittingHigh(o, high, basesHigh) & reachingHigh(o, targetHigh));
  }
  return count;
}

/** The `index`th of those placements, or of the others. */
export function reachingAt(
  shape: Shape,
  low: number,
  high: number,
  targetLow: number,
  targetHigh: number,
  reaching: boolean,
  index: number,
): Placement {
  const bases = supportedLow(low);
  const basesHigh = supportedHigh(low, high);
  const flip = reaching ? 0 : -1;
  for (let number = 0; ; number++) {
    const o = shape.orientations[number]!;
    const wantedLow = reachingLow(o, targetLow, targetHigh) ^ flip;
    const inLow = fittingLow(o, low, high, bases, basesHigh) & wantedLow;
    const countLow = countBits(inLow);
    if (index < countLow) return placement(number, bitAt(inLow, index));
    index -= countLow;
    const inHigh = fittingHigh(o, high, basesHigh) & (reachingHigh(o, targetHigh) ^ flip);
    const countHigh = countBits(inHigh);
    if (index < countHigh) return placement(number, LOW_CELLS + bitAt(inHigh, index));
    index -= countHigh;
  }
}
