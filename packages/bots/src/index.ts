/** Players that are programs. */
export type { Bot, Situation } from './bot.ts';
export { chanceEvent, playMatch } from './match.ts';
export { seededRandom } from './random.ts';
export { BOTS, botNamed } from './registry.ts';
