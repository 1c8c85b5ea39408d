/** What every game asks of a table before it begins. */
import type { Setup } from './game.ts';
import type { RefusalCode } from './refusals.ts';

/** The fewest players of a game. */
export const MIN_PLAYERS = 2;
/** The most players of a game. */
export const MAX_PLAYERS = 4;

/** Why nobody can sit down like this, or undefined if they can. */
export function checkSeats({ players, startPlayer }: Setup): RefusalCode | undefined {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    return 'wrong-number-of-players';
  }
  const seated = Number.isInteger(startPlayer) && startPlayer >= 0 && startPlayer < players;
  return seated ? undefined : 'wrong-start-player';
}
