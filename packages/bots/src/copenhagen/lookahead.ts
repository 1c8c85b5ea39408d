/** Looking further than the own turn in Copenhagen: cards that were not seen are imagined. */
import type { Random, Seat } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { chanceEvent } from '../match.ts';
import { imagineKnown, type KnownHands } from './memory.ts';
import { bestEnd, type Evaluator, type Plan } from './turn.ts';

/** States that are looked at for each of the turns that are imagined. */
const MAX_STATES = 400;

/** The value of the end of a turn, after the rivals' turns and the next own one, in one imagined world. */
function lookAhead(
  end: CopenhagenState,
  seat: Seat,
  evaluator: Evaluator,
  known: KnownHands,
  random: Random,
): number {
  const state = imagineKnown(end, known, random);
  for (;;) {
    const awaited = copenhagen.awaits(state);
    if (awaited.kind === 'over') return evaluator(state, seat);
    if (awaited.kind === 'chance') {
      const { by, move } = chanceEvent(copenhagen, state, random);
      copenhagen.applyUnchecked(state, by, move);
      continue;
    }
    const best = bestEnd(state, state.active, evaluator, MAX_STATES);
    if (state.active === seat) return best.value;
    copenhagen.applyUnchecked(state, state.active, best.move);
  }
}

/** The plan that is best in so many imagined worlds, the same ones for each of the plans. */
export function bestByLookahead(
  plans: readonly Plan[],
  seat: Seat,
  evaluator: Evaluator,
  known: KnownHands,
  worlds: readonly (() => Random)[],
): Plan {
  let best = plans[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    let sum = 0;
    for (const world of worlds) sum += lookAhead(plan.end, seat, evaluator, known, world());
    if (sum <= most) continue;
    most = sum;
    best = plan;
  }
  return best;
}
