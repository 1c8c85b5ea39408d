/** Random games, for what has to hold in every position. */
import type { Choose } from '../../src/contract.ts';
import { PHASE } from '../../src/copenhagen/data.ts';
import { type CopenhagenState, copenhagen } from '../../src/copenhagen/public.ts';
import { actorsOf, type Move, movesOf, type Seat, totalOf } from '../../src/index.ts';
import { countOf, tallyOf } from '../../src/tally.ts';

/** More events than any game has. */
const ENDLESS = 10_000;

/** Tiles that everybody has built before the first turn of a game with a head start. */
const HEAD_START = 7;

/** The positions of one random game to its end, from before the deal or with a head start. */
export function* positions(choose: Choose): Generator<CopenhagenState> {
  const players = 2 + choose(3);
  const begun = copenhagen.setup({ players, startPlayer: choose(players), options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  let { state } = begun.value;
  const headStart = choose(2) === 1;
  for (let event = 0; event < ENDLESS; event++) {
    if (headStart && event === 1 + players) {
      state = copenhagen.copy(state);
      for (let seat = 0; seat < players; seat++) giveHeadStart(state, seat, choose);
    }
    yield state;
    const [by] = actorsOf(copenhagen, state);
    if (by === undefined) return;
    const move = copenhagen.at(state, by, choose(copenhagen.count(state, by)));
    const next = copenhagen.apply(state, by, move);
    if (!next.ok) throw new Error(next.reason);
    state = next.value;
  }
  throw new Error(`after ${ENDLESS} events the game is not over`);
}

/** Lets a seat build with cards of the pile, which go back into it; the turn stays whose it was. */
function giveHeadStart(state: CopenhagenState, seat: Seat, choose: Choose): void {
  const { active, turn } = state;
  const house = state.houses[seat]!;
  const { hand, cards } = house;
  for (let built = 0; built < HEAD_START && house.score < 6; built++) {
    const colour = choose(5);
    const drawn = tallyOf(colour, Math.min(5, countOf(state.pile ?? 0, colour)));
    state.active = seat;
    house.hand = drawn;
    house.cards = totalOf(drawn);
    for (let doing = 'build'; doing !== ''; doing = state.phase === PHASE.coat ? 'coat' : '') {
      const move = lowestMove(state, seat, doing);
      if (move === undefined) break;
      copenhagen.applyUnchecked(state, seat, move);
    }
    // The drawn cards never left the pile: nothing else has to be given back.
    state.discard = 0;
    house.hand = hand;
    house.cards = cards;
    state.phase = PHASE.turn;
    state.active = active;
    state.turn = turn;
  }
}

/** The move of a kind that gives most points, but no victory, and fills the lowest rows. */
function lowestMove(state: CopenhagenState, seat: Seat, kind: string): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const move of movesOf(copenhagen, state, seat)) {
    if (!copenhagen.notation.format(move).startsWith(kind)) continue;
    const next = copenhagen.copy(state);
    copenhagen.applyUnchecked(next, seat, move);
    if (next.phase === PHASE.over) continue;
    const { score, low } = next.houses[seat]!;
    const worth = 2 ** 31 * score + bitsReversed(low);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** The cells of rows 1 to 6 as a number in which the lowest cell counts most. */
function bitsReversed(low: number): number {
  return Number.parseInt([...low.toString(2).padStart(30, '0')].reverse().join(''), 2);
}
