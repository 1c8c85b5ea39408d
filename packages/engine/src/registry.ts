/** All games there are. A new one is a folder beside the others and a line here. */
import { copenhagen } from './copenhagen/index.ts';
import type { Game } from './game.ts';
import { rollAndWrite } from './roll-and-write/index.ts';
import { ownSheet } from './roll-and-write/own-sheet.ts';

/** The games, in the order in which they are offered. */
export const GAMES: readonly Game[] = [rollAndWrite, copenhagen];

/** What is played at real tables only: in records it is a game like the others. */
const AT_REAL_TABLES: readonly Game[] = [ownSheet];

/** The game of that name, also one that nobody but people can play. */
export function gameNamed(id: unknown): Game | undefined {
  return [...GAMES, ...AT_REAL_TABLES].find((game) => game.id === id);
}
