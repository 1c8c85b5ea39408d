/** The choices of the levels in Roll & Write. */
import type { Move, Seat } from '@nyhavn/engine';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { runsOf, someOf } from '../choosing.ts';
import type { GameBots } from '../game-bots.ts';
import { plansAlone } from './alone/turn.ts';
import { evaluateTurns, isAlone } from './alone/value.ts';
import { evaluate, evaluateSimply, VICTORY } from './evaluator.ts';
import { evaluateLearned } from './learned.ts';
import { bestByLookahead } from './lookahead.ts';
import type { Evaluator } from './outlook.ts';
import { type Plan, plansOf } from './turn.ts';

/** States that are looked at within a turn. */
const MAX_STATES = 3000;

/**
 * The number of plans that the highest level looks at, and of turns of others that it imagines for
 * each.
 */
const MAX_PLANS = 8;
const IMAGINED_TURNS = 16;

/** The choice of each level. */
export const LEVELS: GameBots['levels'] = {
  apprentice: ({ view, seat, random }) =>
    someOf(singleMoves(view, seat, evaluateSimply), 4, random),
  carpenter: ({ view, seat }) => singleMoves(view, seat, evaluate)[0]!.move,
  foreman: ({ view, seat }) => wholeTurns(view, seat, evaluate, false)[0]!.move,
  architect: ({ view, seat }) => wholeTurns(view, seat, evaluate, true)[0]!.move,
  'harbour-master': ({ view, seat, random }) => {
    const state = view as RollAndWriteState;
    if (isAlone(state, seat)) return plansAlone(state, seat, evaluateTurns)[0]!.move;
    const plans = wholeTurns(view, seat, evaluateLearned, true);
    const ends = plans.filter(({ end }) => end !== undefined).slice(0, MAX_PLANS);
    const best = plans[0]!;
    // A re-roll is judged by its expectation, and what is certain needs no lookahead.
    if (!best.end || ends.length < 2 || best.value > VICTORY / 2) return best.move;
    const rivals = state.sheets.length - 1;
    return bestByLookahead(
      ends,
      seat,
      evaluateLearned,
      runsOf(random, Math.ceil(IMAGINED_TURNS / rivals)),
    ).move;
  },
};

function wholeTurns(view: object, seat: Seat, evaluator: Evaluator, rerolls: boolean): Plan[] {
  return plansOf(view as RollAndWriteState, seat, evaluator, { limit: MAX_STATES, rerolls });
}

/** Every single move with what stands there after it, the best first; nothing is planned. */
function singleMoves(
  view: object,
  seat: Seat,
  evaluator: Evaluator,
): { move: Move; value: number }[] {
  const before = view as RollAndWriteState;
  return Array.from({ length: rollAndWrite.count(before, seat) }, (_, index) => {
    const move = rollAndWrite.at(before, seat, index);
    const after = rollAndWrite.copy(before);
    rollAndWrite.applyUnchecked(after, seat, move);
    return { move, value: evaluator(after, seat) };
  }).sort((a, b) => b.value - a.value);
}
