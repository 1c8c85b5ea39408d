/** Roll & Write played alone: two idle players at the table, and turns counted to 12 points. */
import { type Bot, idle, playDeal } from '@nyhavn/bots';
import type { Setup } from '@nyhavn/engine';
import { GOAL } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL, rollAndWrite } from '@nyhavn/engine/roll-and-write';

/** Three at the table, so that the set-up for two does not apply, with passing allowed. */
export const SETUP: Setup = { players: 3, startPlayer: 0, options: { passing: 'always' } };

/** The count of a game in which 12 points are never reached. */
export const NEVER = ROLL_AND_WRITE_MATERIAL.lastRound;

/** The turns that a bot at the first seat takes to 12 points, with the dice of that deal. */
export function turnsAlone(bot: Bot, seed: string, deal: number): number {
  const { players, options } = SETUP;
  const bots = [bot, idle];
  const match = { game: rollAndWrite, players, options, bots, seed, now: () => 0 };
  const { scores, rounds } = playDeal(match, deal, [0, 1, 1]);
  return scores[0]! >= GOAL ? rounds : NEVER;
}
