/** The best score of a number of squares: lines are counted, places are ignored. */
import { COLUMNS, ROWS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';

/** Squares of a whole building. */
export const BUILDING = COLUMNS * ROWS;

/** The rows with a coat of arms, from the lowest on. */
const COAT_ROWS = ROLL_AND_WRITE_MATERIAL.coats.rows;
const COAT_COLUMNS = ROLL_AND_WRITE_MATERIAL.coats.columns.length;

/** Squares that so many whole rows and columns have together. */
export function squaresOf(rows: number, columns: number): number {
  return COLUMNS * rows + ROWS * columns - rows * columns;
}

/** Every pair of a number of rows and a number of columns up to these. */
function* pairs(rows: number, columns: number): Generator<readonly [number, number]> {
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) yield [row, column];
  }
}

/**
 * The most points of a building with that many squares of which so many are windows. A line that is
 * complete scores once, and once more if it is all windows; all squares of the complete lines are
 * among the squares, all squares of the lines without a brick among the windows, and nothing else is
 * asked of either. So no building has more, and where bricks lie together no other has less.
 */
export function pointsWithin(squares: number, windows: number): number {
  return Math.max(...FRAMES.map((frame) => frame.points(squares, squares - windows)));
}

/**
 * The ways to have at least so many points that ask for least: pairs of squares and of windows among
 * them, of which none has both numbers at least as large as another's.
 */
export function leastFor(points: number): { squares: number; windows: number }[] {
  const found: { squares: number; windows: number }[] = [];
  let fewest = BUILDING + 1;
  for (let squares = 0; squares <= BUILDING; squares++) {
    let windows = 0;
    while (windows <= squares && pointsWithin(squares, windows) < points) windows++;
    if (windows > squares || windows >= fewest) continue;
    found.push({ squares, windows });
    fewest = windows;
  }
  return found;
}

/** All coats of arms of a building. */
export const COATS = COAT_ROWS.length + COAT_COLUMNS;

/**
 * Squares that a building has at least in which so many of the rows and columns with a coat of arms
 * are complete. Every square hangs together with row 1, because tiles do in themselves and stand on
 * something; so below the highest of these rows there is a square in every other row as well.
 */
export function squaresWithCoats(rows: number, columns: number): number {
  const highest = rows === 0 || columns > 0 ? 0 : COAT_ROWS[rows - 1]!;
  return squaresOf(rows, columns) + Math.max(0, highest - rows);
}

/**
 * A building in which so many rows and so many columns are complete in the end, and no others. Which
 * lines have a coat of arms is not looked at, only how many can have one.
 */
export class Frame {
  readonly #rows: number;
  readonly #columns: number;
  /** By squares drawn otherwise than by a coat of arms; for squares also by coats that marked boxes. */
  readonly #markingCoats: Int8Array;
  readonly #squares: Int8Array;
  readonly #points: Int8Array;

  constructor(rows: number, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
    const drawn = Array.from({ length: BUILDING + 1 }, (_, squares) => squares);
    const coats = drawn.map((_, marking) => marking).slice(0, COATS + 1);
    this.#markingCoats = Int8Array.from(drawn.map((squares) => this.#mostMarkingCoats(squares)));
    this.#squares = Int8Array.from(
      coats.flatMap((marking) => drawn.map((squares) => this.#mostSquares(squares, marking))),
    );
    this.#points = Int8Array.from(drawn.map((windows) => this.#pointsOfWindows(windows)));
  }

  /** The most coats of arms that can have marked boxes, once so many squares are drawn otherwise. */
  markingCoats(drawn: number): number {
    return this.#markingCoats[drawn]!;
  }

  /** The most squares there are then, if all other coats of arms are taken as squares. */
  squares(drawn: number, markingCoats: number): number {
    return this.#squares[markingCoats * (BUILDING + 1) + drawn]!;
  }

  /** The most points with that many squares, of which so many are bricks; none if not complete. */
  points(squares: number, bricks: number): number {
    if (squares < squaresOf(this.#rows, this.#columns)) return 0;
    return this.#rows + 2 * this.#columns + this.#points[Math.max(0, squares - bricks)]!;
  }

  /** The most lines with a coat of arms that so many squares complete. */
  coatsWithin(squares: number): number {
    let most = 0;
    const columns = Math.min(this.#columns, COAT_COLUMNS);
    for (const [row, column] of pairs(Math.min(this.#rows, COAT_ROWS.length), columns)) {
      if (squaresWithCoats(row, column) <= squares) most = Math.max(most, row + column);
    }
    return most;
  }

  /**
   * Returns true if so many coats of arms can have been taken as squares: the last before it was
   * there.
   */
  #isTakeable(drawn: number, taken: number): boolean {
    return taken === 0 || taken <= this.coatsWithin(drawn + taken - 1);
  }

  #mostMarkingCoats(drawn: number): number {
    let most = 0;
    for (let taken = 0; this.#isTakeable(drawn, taken); taken++) {
      most = Math.max(most, this.coatsWithin(drawn + taken) - taken);
    }
    return most;
  }

  #mostSquares(drawn: number, marking: number): number {
    let most = drawn;
    for (let taken = 0; this.#isTakeable(drawn, taken); taken++) {
      if (taken + marking <= this.coatsWithin(drawn + taken)) most = drawn + taken;
    }
    return Math.min(BUILDING, most);
  }

  /** The points that lines of windows add. */
  #pointsOfWindows(windows: number): number {
    let most = 0;
    for (const [rows, columns] of pairs(this.#rows, this.#columns)) {
      if (squaresOf(rows, columns) <= windows) most = Math.max(most, rows + 2 * columns);
    }
    return most;
  }
}

/** Every number of rows and columns that can be complete. */
export const FRAMES: readonly Frame[] = [...pairs(ROWS, COLUMNS)].map(
  ([rows, columns]) => new Frame(rows, columns),
);
