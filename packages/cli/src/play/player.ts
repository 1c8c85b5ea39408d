/** The players, and their names in sentences. */
import type { Bot } from '@nyhavn/bots';

/** A player; without a bot it is a person. */
export interface Player {
  readonly name: string;
  /** Whether sentences say `you`: there is only one person. */
  readonly isYou: boolean;
  readonly bot?: Bot;
}

/** The player at a seat. */
export function playerAt(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (!player) throw new Error(`seat ${seat} is empty`);
  return player;
}

/** A player with a verb, as in `You draw` and `Bot 2 draws`. */
export function does(player: Player | undefined, verb: string): string {
  if (!player) return `A player ${verb}s`;
  return player.isYou ? `You ${verb}` : `${player.name} ${verb}s`;
}

/** Whose turn it is, as in `your turn` and `Player 2’s turn`. */
export function turnOf({ name, isYou }: Player): string {
  return isYou ? 'your turn' : `${name}’s turn`;
}

/** A player's thing at the beginning of a sentence, as in `Your sheet` and `Bot 2’s sheet`. */
export function possession({ name, isYou }: Player, thing: string): string {
  return isYou ? `Your ${thing}` : `${name}’s ${thing}`;
}
