/** Points for completed rows and columns, the same in both games. */
import { countBits } from './bits.ts';
import { type ColumnSet, type RowSet, touchedColumns, touchedRows } from './grid.ts';

/** Points that end the game. */
export const GOAL = 12;

/**
 * What lines just completed are worth, given the building's bricks: a row 1 and a column 2 points,
 * twice as much where it holds windows only.
 */
export function linePoints(
  rows: RowSet,
  columns: ColumnSet,
  bricksLow: number,
  bricksHigh: number,
): number {
  if ((rows | columns) === 0) return 0;
  const windowRows = rows & ~touchedRows(bricksLow, bricksHigh);
  const windowColumns = columns & ~touchedColumns(bricksLow, bricksHigh);
  return (
    countBits(rows) + countBits(windowRows) + 2 * (countBits(columns) + countBits(windowColumns))
  );
}

/** What the ranking of a finished game looks at. */
export interface Standing {
  readonly score: number;
  readonly empty: number;
}

/** The seats that win: most points, then fewest empty cells; what is equal after that is shared. */
export function winnersOf(standings: readonly Standing[]): number[] {
  const most = Math.max(...standings.map(({ score }) => score));
  const best = standings.map((standing, seat) => ({ ...standing, seat }));
  const leaders = best.filter(({ score }) => score === most);
  const fewest = Math.min(...leaders.map(({ empty }) => empty));
  return leaders.filter(({ empty }) => empty === fewest).map(({ seat }) => seat);
}
