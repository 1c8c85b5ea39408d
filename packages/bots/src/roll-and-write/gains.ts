/** What a player of Roll & Write has on the sheet, in the order in which greed looks at it. */
import { type Seat, totalOf } from '@nyhavn/engine';
import { countCells, countHoles } from '@nyhavn/engine/house';
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';

/** Points, squares, fewest holes, boxes: the more the better, the first that differ decide. */
export function gains(state: RollAndWriteState, seat: Seat): readonly number[] {
  const sheet = state.sheets[seat];
  if (!sheet) throw new RangeError(`nobody sits at seat ${seat}`);
  return [
    sheet.score,
    countCells(sheet.low, sheet.high),
    -countHoles(sheet.low, sheet.high),
    totalOf(sheet.marked),
  ];
}
