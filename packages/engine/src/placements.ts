/**
 * Where tiles fit in a building: inside, on empty cells, at least one square standing on something.
 * Orientations of one or two rows are counted by a table: whether they fit at a row depends on that
 * row, the one below and the one above, 15 bits. Taller ones are tested at all anchors at once, by
 * shifts. Nothing is listed to be counted or picked.
 */
import { bitAt, countBits } from './bits.ts';
import { COLUMNS, LOW_CELLS, supportedHigh, supportedLow } from './grid.ts';
import { type Orientation, type Placement, placement, type Shape } from './shapes.ts';

/** Anchors of rows 1 to 6 at which the orientation may be placed in a building filled like this. */
function fittingLow(o: Orientation, low: number, high: number): number {
  let taken =
    (low >>> o.s0) |
    (high << (LOW_CELLS - o.s0)) |
    (low >>> o.s1) |
    (high << (LOW_CELLS - o.s1)) |
    (low >>> o.s2) |
    (high << (LOW_CELLS - o.s2));
  if (o.squares.length > 3) {
    taken |=
      (low >>> o.s3) |
      (high << (LOW_CELLS - o.s3)) |
      (low >>> o.s4) |
      (high << (LOW_CELLS - o.s4));
  }
  const bases = supportedLow(low);
  const basesHigh = supportedHigh(low, high);
  let standing =
    (bases >>> o.f0) |
    (basesHigh << (LOW_CELLS - o.f0)) |
    (bases >>> o.f1) |
    (basesHigh << (LOW_CELLS - o.f1));
  if (o.feet > 2) {
    standing |=
      (bases >>> o.f2) |
      (basesHigh << (LOW_CELLS - o.f2)) |
      (bases >>> o.f3) |
      (basesHigh << (LOW_CELLS - o.f3)) |
      (bases >>> o.f4) |
      (basesHigh << (LOW_CELLS - o.f4));
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

/** Orientations of this height are counted by the tables. */
const FLAT = 2;
/** Shapes whose counts stand in one table, a byte each. */
const LANES = 4;
const WINDOWS = 1 << 15;
const ROW = 0b11111;

/** Shapes that were asked for: four share a table, their tall orientations are listed apart. */
const tables: Int32Array[] = [];
const tallOrientations: (readonly Orientation[])[] = [];
let places = 0;
const placeOf: number[] = [];

/** Gives the shapes of a game their places in the tables; those listed together are counted fast. */
export function prepare(shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (placeOf[shape.id] !== undefined) continue;
    placeOf[shape.id] = places;
    tallOrientations[places] = shape.orientations.filter(({ height }) => height > FLAT);
    const table = (tables[Math.floor(places / LANES)] ??= new Int32Array(WINDOWS));
    const flat = shape.orientations.filter(({ height }) => height <= FLAT);
    for (let window = 0; window < WINDOWS; window++) {
      table[window]! |= countInWindow(flat, window) << (8 * (places % LANES));
    }
    places++;
  }
}

/** How many of the orientations' anchors in the middle row of three rows fit. */
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

/** Counts of the buildings seen last, because a turn asks for the same building many times. */
const REMEMBERED = 256;
const PLACE_LIMIT = 32;
const TABLE_LIMIT = PLACE_LIMIT / LANES;
const seenLow = new Int32Array(REMEMBERED).fill(-1);
const seenHigh = new Int32Array(REMEMBERED);
const seenSums = new Int32Array(REMEMBERED * TABLE_LIMIT);
const seenTables = new Int32Array(REMEMBERED);
const seenPlaces = new Int32Array(REMEMBERED);
const seenCounts = new Uint8Array(REMEMBERED * PLACE_LIMIT);

/** Finds where counts for this building are kept; `countIn` wants to be told. */
export function recall(low: number, high: number): number {
  const slot = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b) >>> 24;
  if (seenLow[slot] !== low || seenHigh[slot] !== high) {
    seenLow[slot] = low;
    seenHigh[slot] = high;
    seenTables[slot] = 0;
    seenPlaces[slot] = 0;
  }
  return slot;
}

/** In how many ways the shape can be placed in the building of this slot. */
export function countIn(slot: number, shape: Shape): number {
  const place = placeOf[shape.id]!;
  const known = seenPlaces[slot]!;
  if (((known >>> place) & 1) === 1) return seenCounts[slot * PLACE_LIMIT + place]!;
  const low = seenLow[slot]!;
  const high = seenHigh[slot]!;
  const number = place >> 2;
  let sum: number;
  if (((seenTables[slot]! >>> number) & 1) === 1) {
    sum = seenSums[slot * TABLE_LIMIT + number]!;
  } else {
    sum = sumOfRows(tables[number]!, low, high);
    seenSums[slot * TABLE_LIMIT + number] = sum;
    seenTables[slot]! |= 1 << number;
  }
  let count = (sum >>> (8 * (place & 3))) & 255;
  const tall = tallOrientations[place]!;
  for (let i = 0; i < tall.length; i++) {
    const orientation = tall[i]!;
    count += countBits(fittingLow(orientation, low, high));
    const above = fittingHigh(orientation, low, high);
    if (above !== 0) count += countBits(above);
  }
  seenPlaces[slot] = known | (1 << place);
  seenCounts[slot * PLACE_LIMIT + place] = count;
  return count;
}

/** In how many ways the shape can be placed in a building filled like this. */
export function countPlacements(shape: Shape, low: number, high: number): number {
  return countIn(recall(low, high), shape);
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
