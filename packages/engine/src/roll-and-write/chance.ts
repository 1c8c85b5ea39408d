/** Chance as a player: what can fall, and how likely. */
import type { Move, Outcome } from '../game.ts';
import { choiceOf } from '../packing.ts';
import * as fromTally from '../tally.ts';
import * as fromData from './data.ts';
import * as fromMoves from './moves.ts';
import type { State } from './state.ts';
import * as fromState from './state.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { formatTally, tallyOf } = fromTally;
const { FACES } = fromData;
const { KIND, kindOf, packCross, packRoll } = fromMoves;
const { awaitsCross } = fromState;

/** Every equally likely result of a number of dice, in the order of their tickets; made when asked for. */
const rolls: Int32Array[] = [];

function rollsOf(dice: number): Int32Array {
  rolls[dice] ??= talliesOf(dice).map(packRoll);
  return rolls[dice];
}

/** The faces on each ticket: a die more leads to six times as many. */
function talliesOf(dice: number): Int32Array {
  if (dice === 0) return Int32Array.of(0);
  const fewer = talliesOf(dice - 1);
  return Int32Array.from({ length: fewer.length * FACES.length }, (_, ticket) => {
    const face = Math.floor(ticket / fewer.length);
    return fewer[ticket % fewer.length]! + tallyOf(face);
  });
}

const CROSSES = Int32Array.of(packCross(0, 0), packCross(1, 0), packCross(0, 1), packCross(1, 1));

const NOTHING = new Int32Array(0);

/** The different results of a number of dice; made when asked for. */
const rollOutcomes: (readonly Outcome[])[] = [];
const CROSS_OUTCOMES = outcomesOf(CROSSES);

function outcomesOf(tickets: Int32Array): readonly Outcome[] {
  const weights = new Map<Move, number>();
  for (const ticket of tickets) {
    const move = ticket as Move;
    weights.set(move, (weights.get(move) ?? 0) + 1);
  }
  return [...weights].map(([move, weight]) => ({ move, weight }));
}

/** The equally likely tickets of the event that is awaited; none when chance is not. */
function ticketsOf(state: State): Int32Array {
  if (state.rolling > 0) return rollsOf(state.rolling);
  return awaitsCross(state) ? CROSSES : NOTHING;
}

/** The number of equally likely tickets that chance draws from. */
export function countTickets(state: State): number {
  return ticketsOf(state).length;
}

/** The event on a ticket. */
export function ticketAt(state: State, index: number): Move {
  return ticketsOf(state)[index]! as Move;
}

/** The different events that can fall: for five dice 252, with weights that add up to 7776. */
export function outcomes(state: State): readonly Outcome[] {
  const { rolling } = state;
  if (rolling > 0) {
    rollOutcomes[rolling] ??= outcomesOf(rollsOf(rolling));
    return rollOutcomes[rolling];
  }
  return awaitsCross(state) ? CROSS_OUTCOMES : [];
}

/** The faces of dice that are rolled. */
export function facesOf(move: Move): readonly string[] {
  return kindOf(move) === KIND.roll ? [...formatTally(choiceOf(move), FACES)] : [];
}
