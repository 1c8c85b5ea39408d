/** The games that bots play. A further one is a folder beside the others and a line here. */
import type { Game, GameId, GameState } from '@nyhavn/engine';
import { copenhagenBots } from './copenhagen/index.ts';
import type { GameBots } from './game-bots.ts';
import { rollAndWriteBots } from './roll-and-write/index.ts';

const GAME_BOTS: Readonly<Record<GameId, GameBots>> = {
  'roll-and-write': rollAndWriteBots,
  copenhagen: copenhagenBots,
};

const known = new Map<string, GameBots>(Object.entries(GAME_BOTS));

/** The bots of a game; throws if there are none. */
export function botsFor({ id }: Game): GameBots {
  const bots = known.get(id);
  if (!bots) throw new Error(`no bot plays ${id}`);
  return bots;
}

/** Returns true if games of this kind can be reviewed. */
export function hasReview({ id }: Game): boolean {
  return known.get(id)?.review !== undefined;
}

/** Adds what bots know of a game from outside. */
export function registerBots<State extends GameState>(
  { id }: Game<State>,
  bots: GameBots<State>,
): void {
  known.set(id, bots as GameBots);
}
