/** All games there are. A new one is a folder beside the others and a line here. */
import { copenhagen } from './copenhagen/index.ts';
import type { Game } from './game.ts';
import { rollAndWrite } from './roll-and-write/index.ts';

/** The games, in the order in which they are offered. */
export const GAMES: readonly Game[] = [rollAndWrite, copenhagen];

/** The game of that name. */
export function gameNamed(id: unknown): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
