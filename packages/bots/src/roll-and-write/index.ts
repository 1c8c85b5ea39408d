/** What bots know of Roll & Write. */
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import type { GameBots } from '../game-bots.ts';
import { analystOf } from './analyst.ts';
import { gains } from './gains.ts';
import { learnedOpinionOf } from './learned.ts';
import { LEVELS } from './levels.ts';
import { opinionOf } from './opinion.ts';
import { pace } from './pace.ts';

/** Roll & Write. A review of a game of two takes less than a minute. */
export const rollAndWriteBots: GameBots<RollAndWriteState> = {
  levels: LEVELS,
  gains,
  pace,
  passes: ['end', 'mark -'],
  evaluators: { byHand: opinionOf, learned: learnedOpinionOf },
  review: { effort: { plans: 8, turns: 24, states: 3000, deals: 1 }, analystOf },
};
