/** Bots for Roll & Write. */
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import type { GameBots } from '../game-bots.ts';
import { analystOf } from './analyst.ts';
import { arenaAdapter } from './arena-adapter.ts';
import { evaluate } from './evaluator.ts';
import { gains } from './gains.ts';
import { evaluateLearned } from './learned.ts';
import { LEVELS } from './levels.ts';

/** Roll & Write. A review of a game of two takes less than a minute. */
export const rollAndWriteBots: GameBots<RollAndWriteState> = {
  levels: LEVELS,
  gains,
  arena: arenaAdapter,
  passes: ['end', 'mark -'],
  evaluators: { byHand: evaluate, learned: evaluateLearned },
  review: { effort: { plans: 8, turns: 24, states: 3000, deals: 1 }, analystOf },
};
