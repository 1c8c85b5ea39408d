/** A whole turn of Roll & Write: its ends scored in bulk, re-rolls by their exact expectation. */
import { countOf, type Move, type Seat } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_KIND as KIND,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
} from '@nyhavn/engine/roll-and-write';
import { turnEnds } from '../turn-ends.ts';
import { type Evaluator, rollValues } from './outlook.ts';
import type { RollValues } from './rolls.ts';

/** A first move and the best that can come of it. */
export interface Plan {
  readonly move: Move;
  readonly value: number;
  /** The state at the end of the turn; none for a re-roll, whose end is unknown. */
  readonly end: RollAndWriteState | undefined;
}

const REROLL_STAR = 0;

/** The cost of a spent re-roll. */
const REROLL_WORTH = 0.2;

/** The depth of the search within a seat's turn. */
export interface Depth {
  /** States that are made at most. */
  readonly limit: number;
  readonly rerolls: boolean;
}

/** The best plan of every first move, the best of all first. */
export function plansOf(
  state: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
  { limit, rerolls }: Depth,
): Plan[] {
  const best = new Map<Move, Plan>();
  const consider = (plan: Plan) => {
    const known = best.get(plan.move);
    if (!known || plan.value > known.value) best.set(plan.move, plan);
  };
  const ends = turnEnds(rollAndWrite, state, seat, limit, (_, move) => !isReroll(move));
  for (const { move, state: reached } of ends) {
    const end = reached as RollAndWriteState;
    consider({ move, value: evaluator(end, seat), end });
  }
  const stars = countOf(state.sheets[seat]!.star, REROLL_STAR);
  if (rerolls && canReroll(state, seat) && stars > 0) {
    considerRerolls(state, seat, lateValues(state, seat, evaluator, stars - 1), consider);
  }
  return [...best.values()].sort((a, b) => b.value - a.value);
}

/** Returns true if a move rolls dice again. */
export function isReroll(move: Move): boolean {
  return rollAndWriteKind(move) === KIND.reroll;
}

function canReroll({ phase, drawn, dice, active }: RollAndWriteState, seat: Seat): boolean {
  return phase === 1 && !drawn && dice !== 0 && active === seat;
}

/** The value of rolls with so many re-rolls left. */
function lateValues(
  state: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
  rerolls: number,
): RollValues {
  let values = rollValues(state, seat, evaluator);
  for (let left = 0; left < Math.min(2, rerolls); left++) values = values.withReroll(REROLL_WORTH);
  return values;
}

function considerRerolls(
  state: RollAndWriteState,
  seat: Seat,
  values: RollValues,
  consider: (plan: Plan) => void,
): void {
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, seat, index);
    if (!isReroll(move)) continue;
    const after = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(after, seat, move);
    consider({ move, value: values.after(after.dice) - REROLL_WORTH, end: undefined });
  }
}
