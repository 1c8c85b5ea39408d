/** The games that can be played in the browser, each loaded when it is needed. */
import type { GameFront } from './front.ts';

const FRONTS: Readonly<Record<string, () => Promise<{ front: GameFront }>>> = {
  'roll-and-write': () => import('../roll-and-write/index.tsx'),
  copenhagen: () => import('../copenhagen/index.tsx'),
};

/** The ids of the games, in the order in which the quay shows them. */
export const GAME_IDS: readonly string[] = Object.keys(FRONTS);

/** Loads a game; undefined if there is none of that name. */
export async function loadFront(game: string): Promise<GameFront | undefined> {
  return (await FRONTS[game]?.())?.front;
}
