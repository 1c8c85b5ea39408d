/** A tile held over a building: how it is turned, and where. */
import {
  cellName,
  cellNamed,
  cornerOf,
  extentOf,
  inside,
  type Square,
  settled,
} from './geometry.ts';

/** The cells over which the tile is held now. */
export interface Held {
  readonly cells: readonly string[];
  readonly brick: string | undefined;
}

/** A tile somewhere over a building. */
export interface Position {
  readonly squares: readonly Square[];
  /** The wanted place of its bottom left corner; the shown one is kept inside the building. */
  readonly anchor: Square;
  /** The square of the brick, counted in `squares`. */
  readonly brick: number;
}

/** A tile that lies over these cells. */
export function positionOf({ cells, brick }: Held): Position {
  const lying = cells.map(cellNamed);
  const squares = settled(lying);
  const anchor = cornerOf(lying);
  const index = heldAt({ squares, anchor, brick: 0 }).cells.indexOf(brick ?? '');
  return { squares, anchor, brick: Math.max(0, index) };
}

/** The cells of a tile at a position, inside the building. */
export function heldAt({ squares, anchor, brick }: Position): Held {
  const [left, bottom] = inside(anchor, extentOf(squares));
  const cells = squares.map(([column, row]) => cellName([left + column, bottom + row]));
  return { cells, brick: cells[brick] };
}

/** The tile rotated or turned over where it is held, its brick going with it. */
export function turned({ squares, anchor, brick }: Position, how: 'right' | 'over'): Position {
  const places = squares.map(
    ([column, row]): Square => (how === 'right' ? [row, -column] : [-column, row]),
  );
  const next = settled(places);
  // Alone, the square of the brick would settle elsewhere: it goes with the others, marked by its place.
  const [left, bottom] = cornerOf(places);
  const [column = 0, row = 0] = places[brick] ?? [];
  const index = next.findIndex(([c, r]) => c === column - left && r === row - bottom);
  return { squares: next, anchor, brick: Math.max(0, index) };
}

/** The same for the same shape as it is turned. */
export function keyOf(squares: readonly Square[]): string {
  return squares.map((square) => square.join()).join(' ');
}
