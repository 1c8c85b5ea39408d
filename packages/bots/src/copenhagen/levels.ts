/** The choices of the levels in Copenhagen. */
import type { Move } from '@nyhavn/engine';
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import type { Observation } from '../bot.ts';
import { runsOf, someOf } from '../choosing.ts';
import type { GameBots } from '../game-bots.ts';
import { evaluate, evaluateSimply, VICTORY } from './evaluator.ts';
import { evaluateLearned } from './learned.ts';
import { bestByLookahead } from './lookahead.ts';
import { knownHands } from './memory.ts';
import { type Evaluator, type Plan, plansOf } from './turn.ts';

/** States that are looked at within a turn. */
const MAX_STATES = 4000;

/**
 * The number of plans that the two highest levels look at, and of turns of others that they imagine
 * for each.
 */
const LOOKAHEAD = { few: { plans: 3, turns: 6 }, many: { plans: 10, turns: 40 } };

/** The choice of each level. */
export const LEVELS: GameBots['levels'] = {
  apprentice: (observation) => someOf(plans(observation, evaluateSimply), 4, observation.random),
  carpenter: (observation) => someOf(plans(observation, evaluate), 3, observation.random),
  foreman: (observation) => plans(observation, evaluate)[0]!.move,
  architect: (observation) => lookingAhead(observation, evaluate, LOOKAHEAD.few),
  'harbour-master': (observation) => lookingAhead(observation, evaluateLearned, LOOKAHEAD.many),
};

function lookingAhead(
  observation: Observation,
  evaluator: Evaluator,
  lookahead: { plans: number; turns: number },
): Move {
  const { view, seat, random, seen } = observation;
  const best = plans(observation, evaluator).slice(0, lookahead.plans);
  const [first] = best;
  if (best.length < 2 || first!.value > VICTORY / 2) return first!.move;
  const { houses, startPlayer } = view as CopenhagenState;
  const known = knownHands(houses.length, seen, startPlayer);
  const worlds = Math.ceil(lookahead.turns / houses.length);
  return bestByLookahead(best, seat, evaluator, known, runsOf(random, worlds)).move;
}

function plans({ view, seat }: Observation, evaluator: Evaluator): Plan[] {
  return plansOf(view as CopenhagenState, seat, evaluator, MAX_STATES);
}
