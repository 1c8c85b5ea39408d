/** Buildings as sets of 45 cells: where tiles and squares can stand, and what lines score. */
import { bitAt } from './bits';
import {
  ALL_CELLS,
  CELLS,
  COLUMNS,
  countPlacements,
  DOMINO,
  firstWayOf,
  fittingOf,
} from './tables';

const BOTTOM_ROW: u64 = 0b11111;
const COLUMN_A: u64 = ALL_CELLS / BOTTOM_ROW;

/** Cells in which nothing is drawn. */
export function emptyOf(cells: u64): u64 {
  return ~cells & ALL_CELLS;
}

/** Empty cells on which something can stand: in row 1 or right above a filled one. */
export function basesOf(cells: u64): u64 {
  return emptyOf(cells) & ((cells << COLUMNS) | BOTTOM_ROW);
}

/** Returns true if a tile of two squares fits; if it does not, no larger one does either. */
export function dominoFits(cells: u64): bool {
  return countPlacements(DOMINO, emptyOf(cells), basesOf(cells)) > 0;
}

/** The `index`th placement of a shape: its anchor, and above that the number of its orientation. */
export function placementAt(shape: i32, cells: u64, index: i32): i32 {
  const empty = emptyOf(cells);
  const bases = basesOf(cells);
  let way = firstWayOf(shape);
  let anchors = fittingOf(way, empty, bases);
  for (let here = <i32>popcnt(anchors); index >= here; here = <i32>popcnt(anchors)) {
    index -= here;
    anchors = fittingOf(++way, empty, bases);
  }
  return (way << 6) | bitAt(anchors, index);
}

/** Rows and columns all of whose cells belong to the set: rows at their first cells, columns above. */
export function fullLines(cells: u64): u64 {
  const pairs = cells & (cells >> 1);
  const rows = pairs & (pairs >> 2) & (cells >> 4) & COLUMN_A;
  const thirds = cells & (cells >> 15) & (cells >> 30);
  const columns = thirds & (thirds >> 5) & (thirds >> 10) & BOTTOM_ROW;
  return rows | (columns << CELLS);
}

/** Rows and columns any of whose cells belong to the set. */
function touchedLines(cells: u64): u64 {
  const pairs = cells | (cells >> 1);
  const rows = (pairs | (pairs >> 2) | (cells >> 4)) & COLUMN_A;
  const thirds = cells | (cells >> 15) | (cells >> 30);
  const columns = (thirds | (thirds >> 5) | (thirds >> 10)) & BOTTOM_ROW;
  return rows | (columns << CELLS);
}

/** A row scores 1 and a column 2 points, twice as much where it holds windows only. */
export function pointsFor(lines: u64, bricks: u64): i32 {
  const windows = lines & ~touchedLines(bricks);
  return <i32>(popcnt(lines) + popcnt(windows) + popcnt(lines >> CELLS) + popcnt(windows >> CELLS));
}
