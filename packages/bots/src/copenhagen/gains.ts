/** The assets of a player of Copenhagen, in the order in which the greedy bot compares them. */
import type { Seat } from '@nyhavn/engine';
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import { countCells, countHoles } from '@nyhavn/engine/house';

/** Points, squares, fewest holes, cards: the more the better, the first that differ decide. */
export function gains(state: CopenhagenState, seat: Seat): readonly number[] {
  const house = state.houses[seat];
  if (!house) throw new RangeError(`seat ${seat} is empty`);
  return [
    house.score,
    countCells(house.low, house.high),
    -countHoles(house.low, house.high),
    house.cards,
  ];
}
