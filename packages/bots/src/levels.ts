/** The ladder: five players of growing strength, who play every game. */
import type { Bot } from './bot.ts';
import { LEVEL_NAMES } from './game-bots.ts';
import { botsFor } from './registry.ts';

/** The levels, from the lowest on. */
export const LEVELS: readonly Bot[] = LEVEL_NAMES.map((name) => ({
  name,
  choose: (observation) => botsFor(observation.game).levels[name](observation),
}));
