/** What bots know of Copenhagen. */
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import type { GameBots } from '../game-bots.ts';
import { analystOf } from './analyst.ts';
import { gains } from './gains.ts';
import { learnedOpinionOf } from './learned.ts';
import { LEVELS } from './levels.ts';
import { opinionOf } from './opinion.ts';
import { pace } from './pace.ts';

/** Copenhagen. A review of a game of two takes less than a minute. */
export const copenhagenBots: GameBots<CopenhagenState> = {
  levels: LEVELS,
  gains,
  pace,
  passes: ['end'],
  evaluators: { byHand: opinionOf, learned: learnedOpinionOf },
  review: { effort: { plans: 8, turns: 60, states: 4000, deals: 64 }, analystOf },
};
