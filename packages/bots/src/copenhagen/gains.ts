/** What a player of Copenhagen has, in the order in which greed looks at it. */
import type { Seat } from '@nyhavn/engine';
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import { countCells, countHoles } from '@nyhavn/engine/house';

/** Points, squares, fewest holes, cards: the more the better, the first that differ decide. */
export function gains(state: CopenhagenState, seat: Seat): readonly number[] {
  const house = state.houses[seat];
  if (!house) throw new RangeError(`nobody sits at seat ${seat}`);
  return [
    house.score,
    countCells(house.low, house.high),
    -countHoles(house.low, house.high),
    house.cards,
  ];
}
