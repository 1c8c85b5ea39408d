/** How the levels think in Copenhagen. */
import type { Move } from '@nyhavn/engine';
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import type { Situation } from '../bot.ts';
import { runsOf, someOf } from '../choosing.ts';
import type { GameBots } from '../game-bots.ts';
import { bestForeseen } from './foresight.ts';
import { learnedOpinionOf } from './learned.ts';
import { knownHands } from './memory.ts';
import { opinionOf, simpleOpinionOf, VICTORY } from './opinion.ts';
import { type Opinion, type Plan, plansOf } from './turn.ts';

/** States that are looked at within a turn. */
const LIMIT = 4000;

/** How many plans the two highest levels look at, and how many turns of others they imagine for each. */
const FORESIGHT = { few: { plans: 3, turns: 6 }, many: { plans: 10, turns: 40 } };

/** How each level chooses. */
export const LEVELS: GameBots['levels'] = {
  apprentice: (situation) => someOf(plans(situation, simpleOpinionOf), 4, situation.random),
  carpenter: (situation) => someOf(plans(situation, opinionOf), 3, situation.random),
  foreman: (situation) => plans(situation, opinionOf)[0]!.move,
  architect: (situation) => foreseeing(situation, opinionOf, FORESIGHT.few),
  'harbour-master': (situation) => foreseeing(situation, learnedOpinionOf, FORESIGHT.many),
};

function foreseeing(
  situation: Situation,
  opinion: Opinion,
  foresight: { plans: number; turns: number },
): Move {
  const { view, seat, random, seen } = situation;
  const best = plans(situation, opinion).slice(0, foresight.plans);
  const [first] = best;
  if (best.length < 2 || first!.value > VICTORY / 2) return first!.move;
  const { houses, startPlayer } = view as CopenhagenState;
  const known = knownHands(houses.length, seen, startPlayer);
  const worlds = Math.ceil(foresight.turns / houses.length);
  return bestForeseen(best, seat, opinion, known, runsOf(random, worlds)).move;
}

function plans({ view, seat }: Situation, opinion: Opinion): Plan[] {
  return plansOf(view as CopenhagenState, seat, opinion, LIMIT);
}
