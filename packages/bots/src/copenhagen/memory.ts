/** The cards of the others' hands that a seat knows because it saw them taken. */
import {
  countOf,
  type Event,
  type Random,
  type Seat,
  type Tally,
  tallyOf,
  totalOf,
} from '@nyhavn/engine';
import {
  type CopenhagenState,
  copenhagen,
  copenhagenKind,
  imagineCopenhagen,
  COPENHAGEN_KIND as KIND,
} from '@nyhavn/engine/copenhagen';
import { COLOURS } from '@nyhavn/engine/house';

/**
 * By seat the cards that are certainly in the hand. Cards of one colour are alike: of what a player
 * pays, those that were seen being taken go first, and nothing true is forgotten by that.
 */
export type KnownHands = readonly Tally[];

/** The known cards of each hand after these events, as a seat at this table saw them. */
export function knownHands(players: number, seen: readonly Event[], startPlayer: Seat): KnownHands {
  const begun = copenhagen.setup({ players, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const state = copenhagen.view(begun.value.state, 'spectator');
  const known = new Array<Tally>(players).fill(0);
  for (const { by, move } of seen) {
    const { harbour, discard } = state;
    copenhagen.applyUnchecked(state, by, move);
    if (typeof by !== 'number') continue;
    const isTake = copenhagenKind(move) === KIND.take;
    const change = isTake ? cardsIn(harbour) - cardsIn(state.harbour) : state.discard - discard;
    known[by] = isTake ? known[by]! + change : without(known[by]!, change);
  }
  return known;
}

function cardsIn(harbour: number): Tally {
  let cards = 0;
  for (let places = harbour; places !== 0; places >>>= 3) {
    if ((places & 7) !== 0) cards += tallyOf((places & 7) - 1);
  }
  return cards;
}

/** The cards left after others were laid down, none below 0. */
function without(cards: Tally, laid: Tally): Tally {
  return COLOURS.reduce((left, _, colour) => {
    const count = Math.max(0, countOf(cards, colour) - countOf(laid, colour));
    return left + tallyOf(colour, count);
  }, 0);
}

/** A state that the view could be of, in which everybody has the cards that are known of them. */
export function imagineKnown(
  view: CopenhagenState,
  known: KnownHands,
  random: Random,
): CopenhagenState {
  const state = imagineCopenhagen(view, () => 0);
  let unseen = state.pile ?? 0;
  for (const [seat, house] of state.houses.entries()) {
    if (view.houses[seat]?.hand !== null) continue;
    unseen += house.hand ?? 0;
    house.hand = known[seat] ?? 0;
    unseen -= house.hand;
  }
  for (const [seat, house] of state.houses.entries()) {
    if (view.houses[seat]?.hand !== null) continue;
    for (let dealt = totalOf(house.hand ?? 0); dealt < house.cards; dealt++) {
      const card = tallyOf(drawn(unseen, random));
      unseen -= card;
      house.hand = (house.hand ?? 0) + card;
    }
  }
  state.pile = unseen;
  return state;
}

/** The colour of one of these cards, all of them equally likely. */
function drawn(cards: Tally, random: Random): number {
  let ticket = random.below(totalOf(cards));
  let colour = 0;
  while (ticket >= countOf(cards, colour)) ticket -= countOf(cards, colour++);
  return colour;
}
