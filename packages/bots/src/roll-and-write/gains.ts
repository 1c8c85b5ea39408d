/** The assets of a player of Roll & Write, in the order in which the greedy bot compares them. */
import { type Seat, totalOf } from '@nyhavn/engine';
import { countCells, countHoles } from '@nyhavn/engine/house';
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';

/** Points, squares, fewest holes, boxes: the more the better, the first that differ decide. */
export function gains(state: RollAndWriteState, seat: Seat): readonly number[] {
  const sheet = state.sheets[seat];
  if (!sheet) throw new RangeError(`seat ${seat} is empty`);
  return [
    sheet.score,
    countCells(sheet.low, sheet.high),
    -countHoles(sheet.low, sheet.high),
    totalOf(sheet.marked),
  ];
}
