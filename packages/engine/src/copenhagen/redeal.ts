/** The same game with other cards in the hands that a viewer could not see. */
import type { Seat, Viewer } from '../game.ts';
import type { Event } from '../records.ts';
import { type Tally, tallyOf, totalOf } from '../tally.ts';
import { colourOf } from './chance.ts';
import { copenhagen } from './index.ts';
import { handCards, handSeat, KIND, kindOf, packHand } from './moves.ts';
import type { State } from './state.ts';

/** The number of deals of a hand before it stays as it was. */
const MAX_DEALS = 200;

/**
 * Deals the first hands of all others again, so that everything that the viewer saw comes about all
 * the same. A hand of which everything has been seen since stays as it was.
 */
export function redeal(
  start: State,
  events: readonly Event[],
  viewer: Viewer,
  choose: (limit: number) => number,
): Event[] {
  let dealt = [...events];
  for (const seat of start.houses.keys()) {
    if (seat === viewer) continue;
    dealt = redealTo(seat, start, dealt, choose);
  }
  return dealt;
}

function redealTo(
  seat: Seat,
  start: State,
  events: readonly Event[],
  choose: (limit: number) => number,
): Event[] {
  const same = [...events];
  const index = events.findIndex(
    ({ by, move }) => by === 'chance' && kindOf(move) === KIND.hand && handSeat(move) === seat,
  );
  const deal = events[index];
  const end = stateAfter(start, events);
  if (!deal || !end) return same;
  const first = handCards(deal.move);
  for (let attempt = 0; attempt < MAX_DEALS; attempt++) {
    const hand = someOf(first + (end.pile ?? 0), totalOf(first), choose);
    const other = events.with(index, { by: 'chance', move: packHand(seat, hand) });
    if (stateAfter(start, other)) return other;
  }
  return same;
}

/** So many cards out of these. */
function someOf(cards: Tally, count: number, choose: (limit: number) => number): Tally {
  let left = cards;
  for (let drawn = 0; drawn < count; drawn++) {
    left -= tallyOf(colourOf(left, choose(totalOf(left))));
  }
  return cards - left;
}

/** The state after these events; undefined if one of them could not have come about. */
function stateAfter(start: State, events: readonly Event[]): State | undefined {
  let state = start;
  for (const { by, move } of events) {
    const next = copenhagen.apply(state, by, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return state;
}
