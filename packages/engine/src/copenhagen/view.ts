/** The view of a seat: hands are hidden, and everything from which they could be derived. */

import type { Viewer } from '../game.ts';
import { COLOURS } from '../house/colours.ts';
import { type Tally, tallyOf, totalOf } from '../tally.ts';
import { colourOf, harbourCards } from './chance.ts';
import { boxFor } from './data.ts';
import { copyState, type State } from './state.ts';

/** The state as a seat may see it: other hands and the colours of the pile are unknown (CO-9). */
export function viewOf(state: State, viewer: Viewer): State {
  const view = copyState(state);
  view.pile = null;
  for (const [seat, house] of view.houses.entries()) if (seat !== viewer) house.hand = null;
  return view;
}

/** A state that a view could be of: cards that were not seen are dealt by the numbers given. */
export function imagine(view: State, choose: (limit: number) => number): State {
  const state = copyState(view);
  let unseen = unseenCards(view);
  for (const house of state.houses) {
    if (house.hand !== null) continue;
    house.hand = 0;
    for (let card = 0; card < house.cards; card++) {
      const colour = colourOf(unseen, choose(totalOf(unseen)));
      unseen -= tallyOf(colour);
      house.hand += tallyOf(colour);
    }
  }
  state.pile = unseen;
  return state;
}

/** Cards that lie neither open nor in a hand that can be seen. */
function unseenCards(view: State): Tally {
  const { cardsPerColour } = boxFor(view.houses.length);
  const all = COLOURS.reduce((cards, _, colour) => cards + tallyOf(colour, cardsPerColour), 0);
  const seen = view.houses.reduce((cards, { hand }) => cards + (hand ?? 0), view.discard);
  return all - seen - harbourCards(view.harbour);
}
