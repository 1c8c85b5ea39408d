/** A player's building for display, in games of houses. */
import { type Facade, scoredLines } from '@nyhavn/engine/house';
import type { CellLook } from '../../art/house/cell-look.ts';
import type { Medium } from '../../art/types.ts';
import type { PlayerView } from '../../table/front.ts';
import { sayHouse } from '../../words/games/house.ts';
import { cellName } from './geometry.ts';

/** A player's building, ready to be drawn. */
export interface HouseView extends PlayerView {
  readonly medium: Medium;
  readonly cells: (cell: string) => CellLook;
  readonly rowCoats: readonly { readonly row: number; readonly taken: boolean }[];
  readonly columnCoats: readonly { readonly column: string; readonly taken: boolean }[];
  readonly finishedRows: readonly number[];
  readonly finishedColumns: readonly string[];
  /** The building in sentences, for those who don't see it. */
  readonly sentences: readonly string[];
}

/** The coats of arms printed on the houses of a game. */
export interface Coats {
  readonly rows: readonly number[];
  readonly columns: string;
  readonly cells: readonly string[];
}

/** The complete lines of a building, and the coats of arms at lines, of which some are taken. */
export function linesIn(
  building: Facade,
  coats: Coats,
  isTaken?: (line: string) => boolean,
): Pick<HouseView, 'finishedRows' | 'finishedColumns' | 'rowCoats' | 'columnCoats'> {
  const lines = scoredLines(building);
  const complete = new Set(lines.map(({ name }) => name));
  const taken = isTaken ?? ((line) => complete.has(line));
  return {
    finishedRows: lines.flatMap(({ kind, name }) => (kind === 'row' ? [Number(name)] : [])),
    finishedColumns: lines.flatMap(({ kind, name }) => (kind === 'column' ? [name] : [])),
    rowCoats: coats.rows.map((row) => ({ row, taken: taken(`${row}`) })),
    columnCoats: [...coats.columns].map((column) => ({ column, taken: taken(column) })),
  };
}

/** A building in sentences: its rows from the bottom up as far as something stands there. */
export function facadeSentences(
  building: Facade,
  cellWords: (letter: string, cell: string) => string,
): string[] {
  const { facade } = sayHouse();
  const filled = building.findLastIndex((row) => row !== '.....') + 1;
  if (filled === 0) return [facade.allEmpty];
  const rows = building.slice(0, filled).map((row, index) => {
    const cells = [...row].map((letter, column) => cellWords(letter, cellName([column, index])));
    return facade.row(index + 1, cells.join(', '));
  });
  return filled < building.length ? [...rows, facade.above] : rows;
}
