/** The players, and their names in sentences. */
import type { Bot } from '@nyhavn/bots';
import { say } from '../words.ts';

/** A player; without a bot it is a person. */
export interface Player {
  readonly name: string;
  /** True if sentences say `you`: there is only one person. */
  readonly isYou: boolean;
  readonly bot?: Bot;
}

/** The player at a seat. */
export function playerAt(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (!player) throw new Error(`seat ${seat} is empty`);
  return player;
}

/** The name of a turn, as in `Your turn` and `Player 2’s turn`. */
export function turnOf({ name, isYou }: Player): string {
  return say().table.yourTurn(name, isYou);
}
