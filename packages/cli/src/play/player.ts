/** Who sits at the table, and how sentences speak of them. */
import type { Bot } from '@nyhavn/bots';

/** Somebody at the table; without a bot it is a person. */
export interface Player {
  readonly name: string;
  /** Whether sentences say `you`: there is only one person. */
  readonly isYou: boolean;
  readonly bot?: Bot;
}

/** The player at a seat. */
export function playerAt(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Somebody with a verb, as in `You draw` and `Bot 2 draws`. */
export function does(player: Player | undefined, verb: string): string {
  if (!player) return `Somebody ${verb}s`;
  return player.isYou ? `You ${verb}` : `${player.name} ${verb}s`;
}

/** Whose turn it is, as in `your turn` and `turn of Player 2`. */
export function turnOf({ name, isYou }: Player): string {
  return isYou ? 'your turn' : `turn of ${name}`;
}

/** Somebody's thing at the beginning of a sentence, as in `Your sheet` and `Sheet of Bot 2`. */
export function possession({ name, isYou }: Player, thing: string): string {
  return isYou ? `Your ${thing}` : `${thing.charAt(0).toUpperCase()}${thing.slice(1)} of ${name}`;
}
