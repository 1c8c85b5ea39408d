/** All bots there are. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { uniform } from './uniform.ts';

/** The bots, from the weakest to the strongest: two to measure others by, then the ladder. */
export const BOTS: readonly Bot[] = [uniform, greedy, ...LEVELS];

/** The bot of that name. */
export function botNamed(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}
