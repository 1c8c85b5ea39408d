/** Houses in pictures of the rules: a facade as data, cut off above what matters. */

import { scoredLines } from '@nyhavn/engine/house';
import { type Ghost, HOUSE, House, lookIn } from '../../art/house.tsx';
import type { Medium } from '../../art/types.ts';
import { finishedLines } from './house-view.ts';

/** A house in a picture. */
export interface HousePlan {
  /** From the bottom row up, capital letters windows and small ones bricks; rows left out are empty. */
  readonly building: readonly string[];
  /** Rows that are shown; without it the whole house. */
  readonly rows?: number;
  readonly ghost?: Ghost;
}

/** What is printed on every house of a game. */
interface Printed {
  readonly medium: Medium;
  readonly seat: number;
  readonly coatRows: readonly number[];
  readonly coatColumns: readonly string[];
  readonly coatCells: readonly string[];
}

/** The part of a house below its first row. */
const FOOT = HOUSE.height - HOUSE.top - 9 * HOUSE.cell;

/** A house, or its lower rows. */
export function HouseFigure({
  plan,
  printed,
}: {
  readonly plan: HousePlan;
  readonly printed: Printed;
}) {
  const building = Array.from({ length: 9 }, (_, row) => plan.building[row] ?? '.....');
  const { medium, seat, coatRows, coatColumns, coatCells } = printed;
  const { finishedRows, finishedColumns } = finishedLines(building);
  const lines = scoredLines(building);
  const height = plan.rows === undefined ? HOUSE.height : FOOT + (plan.rows + 0.4) * HOUSE.cell;
  return (
    <div
      class={plan.rows === undefined ? 'figure-house' : 'figure-house is-cut'}
      style={{ aspectRatio: `${HOUSE.width} / ${height}` }}
    >
      <House
        seat={seat}
        medium={medium}
        score={lines.reduce((sum, { points }) => sum + points, 0)}
        cells={(cell) => lookIn(building, cell, coatCells.includes(cell))}
        rowCoats={coatRows.map((row) => ({ row, taken: finishedRows.includes(row) }))}
        columnCoats={coatColumns.map((column) => ({
          column,
          taken: finishedColumns.includes(column),
        }))}
        finishedRows={finishedRows}
        finishedColumns={finishedColumns}
        ghost={plan.ghost}
      />
    </div>
  );
}
