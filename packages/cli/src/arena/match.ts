/** A task of the arena with the bots and the game that it names. */
import { botNamed, type Match } from '@nyhavn/bots';
import { gameNamed } from '@nyhavn/engine';
import { guestsOf } from '../guests.ts';
import { UsageError } from '../usage.ts';
import type { ArenaTask } from './task.ts';

/** The match of a task; an unknown bot is a usage error. */
export async function matchOf(task: ArenaTask): Promise<Match> {
  const guests = await guestsOf(task.module);
  const game = gameNamed(task.game);
  if (!game) throw new Error(`there is no game ${task.game}`);
  const bots = task.bots.map((name) => {
    const bot = guests.find((guest) => guest.name === name) ?? botNamed(name);
    if (!bot) throw new UsageError(`'${name}' is not a known bot`);
    return bot;
  });
  return { ...task, game, bots, now: () => performance.now() };
}
