/** Looking further than the own turn in Roll & Write: the rivals' dice by lot, the own ones exactly. */
import type { Random, Seat } from '@nyhavn/engine';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { chanceEvent } from '../match.ts';
import { type Evaluator, rollValues } from './outlook.ts';
import { type Plan, plansOf } from './turn.ts';

/** The depth of the search in a rival's turn. */
const RIVALS = { limit: 300, rerolls: false };

/** The value of the end of a turn, after the rivals' turns and the next own one, for one run of their dice. */
function lookAhead(
  end: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
  random: Random,
): number {
  const state = rollAndWrite.copy(end);
  for (;;) {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') return evaluator(state, seat);
    if (awaited.kind === 'chance') {
      if (state.active === seat) return rollValues(state, seat, evaluator).after(0);
      const { by, move } = chanceEvent(rollAndWrite, state, random);
      rollAndWrite.applyUnchecked(state, by, move);
      continue;
    }
    const mover = awaited.seats[0]!;
    rollAndWrite.applyUnchecked(state, mover, plansOf(state, mover, evaluator, RIVALS)[0]!.move);
  }
}

/** The plan that is best after so many runs of the rivals' turns, the same dice for each of the plans. */
export function bestByLookahead(
  plans: readonly Plan[],
  seat: Seat,
  evaluator: Evaluator,
  runs: readonly (() => Random)[],
): Plan {
  let best = plans[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    let sum = 0;
    for (const run of runs) sum += lookAhead(plan.end!, seat, evaluator, run());
    if (sum <= most) continue;
    most = sum;
    best = plan;
  }
  return best;
}
