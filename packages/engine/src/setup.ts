/** Checks of a set-up that all games share. */
import type { PlayerRange, Setup } from './game.ts';
import type { CommonRefusal } from './refusals.ts';

/** Why a game for that many players can't be set up like this, or undefined if it can. */
export function checkSeats(
  { players, startPlayer }: Setup,
  { min, max }: PlayerRange,
): CommonRefusal | undefined {
  if (!Number.isInteger(players) || players < min || players > max) {
    return 'wrong-number-of-players';
  }
  const seated = Number.isInteger(startPlayer) && startPlayer >= 0 && startPlayer < players;
  return seated ? undefined : 'wrong-start-player';
}
