/** Bots for Copenhagen. */
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import type { GameBots } from '../game-bots.ts';
import { analystOf } from './analyst.ts';
import { arenaAdapter } from './arena-adapter.ts';
import { evaluate } from './evaluator.ts';
import { gains } from './gains.ts';
import { evaluateLearned } from './learned.ts';
import { LEVELS } from './levels.ts';

/** Copenhagen. A review of a game of two takes less than a minute. */
export const copenhagenBots: GameBots<CopenhagenState> = {
  levels: LEVELS,
  gains,
  arena: arenaAdapter,
  passes: ['end'],
  evaluators: { byHand: evaluate, learned: evaluateLearned },
  review: { effort: { plans: 8, turns: 60, states: 4000, deals: 64 }, analystOf },
};
