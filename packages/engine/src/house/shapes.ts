/** Shapes of tiles, the ways they can lie, and the cells that they cover at a place. */
import type { Cell } from './grid.ts';
import * as fromGrid from './grid.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { COLUMNS, cellAt, columnOf, LOW_ALL, LOW_CELLS, ROWS, rowOf } = fromGrid;

/** A square of a tile: column and row from the bottom left of its bounding box. */
type Offset = readonly [column: number, row: number];

/** One way a tile can lie. */
export interface Orientation {
  /** Its squares as cell numbers when anchored at a1, by column and then row, as notation has them. */
  readonly squares: readonly Cell[];
  /** Its squares as a set, anchored at a1. */
  readonly mask: number;
  readonly width: number;
  readonly height: number;
  /** Anchors of rows 1 to 6 at which it stays inside the building, and of rows 7 to 9. */
  readonly anchorsLow: number;
  readonly anchorsHigh: number;
  /** The squares once more, for straight-line code: those that are missing repeat the first. */
  readonly size: number;
  readonly s0: Cell;
  readonly s1: Cell;
  readonly s2: Cell;
  readonly s3: Cell;
  readonly s4: Cell;
  /** Its feet, the squares with no other below them, in the same way: only they can be supported. */
  readonly feet: number;
  readonly f0: Cell;
  readonly f1: Cell;
  readonly f2: Cell;
  readonly f3: Cell;
  readonly f4: Cell;
}

/** A tile's orientations without doubles: the rotations first, then what mirroring adds. */
export interface Shape {
  readonly id: number;
  readonly size: number;
  readonly orientations: readonly Orientation[];
  /** Those of one or two rows, and those of more. */
  readonly flat: readonly Orientation[];
  readonly tall: readonly Orientation[];
}

/** A place for a tile in nine bits: its anchor, and above that the number of its orientation. */
export type Placement = number;

/** The number of bits of a placement in a packed move. */
export const PLACEMENT_BITS = 9;

/** The placement of an orientation, by number, with the bottom left of its bounding box there. */
export function placement(orientation: number, anchor: Cell): Placement {
  return (orientation << 6) | anchor;
}

/** The orientation of a placement. */
function orientationOf(shape: Shape, place: Placement): Orientation {
  return shape.orientations[place >>> 6]!;
}

/** The cell at the bottom left of a placement's bounding box. */
function anchorOf(place: Placement): Cell {
  return place & 63;
}

const shapes: Shape[] = [];
/** The same shapes by the masks of their orientations. */
const byMasks = new Map<string, Shape>();

/**
 * The shape drawn with `#` or `X`, row by row from the top as in `.#/X#`, rotated and, if asked,
 * mirrored. Equal shapes are one object.
 */
export function shapeOf(picture: string, mirror: boolean): Shape {
  const offsets = squaresOf(picture);
  const ways = distinct([
    ...rotationsOf(offsets).map(lyingAs).sort(byMask),
    ...(mirror ? rotationsOf(mirrored(offsets)).map(lyingAs).sort(byMask) : []),
  ]);
  const masks = ways.map(({ mask }) => mask).join();
  const known = byMasks.get(masks);
  if (known) return known;
  const orientations = ways.map(describe);
  const shape = {
    id: shapes.length,
    size: offsets.length,
    orientations,
    flat: orientations.filter(({ height }) => height <= 2),
    tall: orientations.filter(({ height }) => height > 2),
  };
  shapes.push(shape);
  byMasks.set(masks, shape);
  return shape;
}

/** A way to lie: the squares as they come, and moved to the bottom left as a set of cells. */
interface Lying {
  readonly squares: readonly Offset[];
  readonly mask: number;
}

function lyingAs(squares: readonly Offset[]): Lying {
  return { squares, mask: maskOf(squares) };
}

/** An order of its own, so that tiles of one shape are alike however they are printed. */
function byMask(a: Lying, b: Lying): number {
  return a.mask - b.mask;
}

function distinct(ways: readonly Lying[]): Lying[] {
  return [...new Map(ways.map((way) => [way.mask, way])).values()];
}

/** The squares moved to the bottom left, by column and then row. */
function settled(offsets: readonly Offset[]): Offset[] {
  const [left, bottom] = cornerOf(offsets);
  return offsets
    .map(([column, row]): Offset => [column - left, row - bottom])
    .sort(([c1, r1], [c2, r2]) => c1 - c2 || r1 - r2);
}

/** The bottom left of the bounding box. */
function cornerOf(offsets: readonly Offset[]): Offset {
  let [left, bottom] = offsets[0]!;
  for (const [column, row] of offsets) {
    if (column < left) left = column;
    if (row < bottom) bottom = row;
  }
  return [left, bottom];
}

/** The squares, moved to the bottom left, as a set of cells. */
function maskOf(offsets: readonly Offset[]): number {
  const [left, bottom] = cornerOf(offsets);
  let set = 0;
  for (const [column, row] of offsets) set |= 1 << cellAt(column - left, row - bottom);
  return set;
}

/**
 * Which of its squares the one drawn with `X` becomes when the tile is rotated and turned over, for
 * each orientation of its mirrored shape.
 */
export function markedSquares(picture: string): readonly (readonly number[])[] {
  const marked = picture.split('/').toReversed().join('').replaceAll('.', '').indexOf('X');
  const offsets = squaresOf(picture);
  const lying = [...rotationsOf(offsets), ...rotationsOf(mirrored(offsets))].map((squares) => {
    const [left, bottom] = cornerOf(squares);
    const [column = 0, row = 0] = squares[marked] ?? [];
    return { mask: maskOf(squares), cell: cellAt(column - left, row - bottom) };
  });
  return shapeOf(picture, true).orientations.map(({ mask, squares }) => {
    const cells = lying.filter((way) => way.mask === mask).map(({ cell }) => cell);
    return squares.flatMap((square, index) => (cells.includes(square) ? [index] : []));
  });
}

/** The shape with that id. */
export function shapeNumbered(id: number): Shape | undefined {
  return shapes[id];
}

function squaresOf(picture: string): Offset[] {
  return picture
    .split('/')
    .toReversed()
    .flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '.' ? [] : [[column, row] as const])),
    );
}

function rotationsOf(offsets: readonly Offset[]): Offset[][] {
  const quarter = (squares: readonly Offset[]): Offset[] => squares.map(([c, r]) => [r, 0 - c]);
  const once = quarter(offsets);
  const twice = quarter(once);
  return [[...offsets], once, twice, quarter(twice)];
}

function mirrored(offsets: readonly Offset[]): Offset[] {
  return offsets.map(([column, row]) => [0 - column, row]);
}

function describe({ squares: offsets, mask }: Lying): Orientation {
  const moved = settled(offsets);
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
  const feet = squares.filter((square) => !squares.includes(square - COLUMNS));
  const [s0 = 0, s1 = s0, s2 = s0, s3 = s0, s4 = s0] = squares;
  const [f0 = 0, f1 = f0, f2 = f0, f3 = f0, f4 = f0] = feet;
  // Field by field and without -0, so that all fields are small integers to V8 as well.
  return {
    squares,
    mask,
    width,
    height,
    anchorsLow,
    anchorsHigh,
    size: squares.length,
    s0,
    s1,
    s2,
    s3,
    s4,
    feet: feet.length,
    f0,
    f1,
    f2,
    f3,
    f4,
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
    ? orientation.mask >> (LOW_CELLS - anchor)
    : orientation.mask << (anchor - LOW_CELLS);
}

/** The placement that covers exactly these cells, or undefined if the shape never does. */
export function findPlacement(shape: Shape, cells: readonly Cell[]): Placement | undefined {
  let column = COLUMNS;
  let row = ROWS;
  for (const cell of cells) {
    column = Math.min(column, columnOf(cell));
    row = Math.min(row, rowOf(cell));
  }
  const anchor = cellAt(column, row);
  const number = shape.orientations.findIndex(
    ({ squares }) =>
      squares.length === cells.length && squares.every((square) => cells.includes(square + anchor)),
  );
  return number < 0 ? undefined : placement(number, anchor);
}

/** The cell of one of a placement's squares. */
export function squareOf(shape: Shape, place: Placement, square: number): Cell {
  return orientationOf(shape, place).squares[square]! + anchorOf(place);
}

/** The cells that a placement covers, by column and then row. */
export function cellsOf(shape: Shape, place: Placement): Cell[] {
  return orientationOf(shape, place).squares.map((square) => square + anchorOf(place));
}
