/** Houses in pictures of the rules: a facade as data, cut off above what matters. */

import { scoredLines } from '@nyhavn/engine/house';
import { type Ghost, HOUSE, House, lookIn } from '../../art/house.tsx';
import type { Medium } from '../../art/types.ts';
import { type Coats, linesIn } from './house-view.ts';

/** A house in a picture. */
export interface HousePlan {
  /** From the bottom row up, capital letters windows and small ones bricks; rows left out are empty. */
  readonly building: readonly string[];
  /** Rows that are shown; without it the whole house. */
  readonly rows?: number;
  readonly ghost?: Ghost;
}

/** The print on every house of a game. */
interface Printed {
  readonly medium: Medium;
  readonly seat: number;
  readonly coats: Coats;
}

/** The part of a house below its first row. */
const FOOT = HOUSE.height - HOUSE.top - 9 * HOUSE.cell;

/** A house, or its lower rows. */
export function HouseFigure(props: { readonly plan: HousePlan; readonly printed: Printed }) {
  const { plan, printed } = props;
  const building = Array.from({ length: 9 }, (_, row) => plan.building[row] ?? '.....');
  const { medium, seat, coats } = printed;
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
        cells={(cell) => lookIn(building, cell, coats.cells.includes(cell))}
        {...linesIn(building, coats)}
        ghost={plan.ghost}
      />
    </div>
  );
}
