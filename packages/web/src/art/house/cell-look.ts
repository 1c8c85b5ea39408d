/** The look of the cells of a building. */
import type { Paint } from '../types.ts';

/** The look of one cell of a building. */
export type CellLook = {
  readonly kind: 'empty' | 'window' | 'brick';
  readonly colour?: Paint;
  readonly isLit?: boolean;
  readonly isNew?: boolean;
  /** A coat of arms is printed on the cell. */
  readonly coat?: boolean;
};

/** A cell of a building from the bottom row up, capital letters windows and small ones bricks; other rows are empty. */
export function lookIn(building: readonly string[], cell: string, coat = false): CellLook {
  const column = 'abcde'.indexOf(cell.charAt(0));
  const letter = building[Number(cell.slice(1)) - 1]?.charAt(column) || '.';
  if (letter === '.') return { kind: 'empty', coat };
  const upper = letter.toUpperCase();
  const kind = letter === upper ? 'window' : 'brick';
  // A square that was drawn by itself has no colour.
  return upper === 'O' ? { kind } : { kind, colour: upper as Paint };
}
