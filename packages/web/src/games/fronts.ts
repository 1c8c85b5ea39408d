/** The games that can be played in the browser, each loaded when it is needed. */
import { GAMES, type GameId, isGameId } from '@nyhavn/engine';
import { type GameFront, SHEET } from '../table/front.ts';

const FRONTS: Readonly<Record<GameId, () => Promise<{ front: GameFront }>>> = {
  'roll-and-write': () => import('./roll-and-write/index.tsx'),
  copenhagen: () => import('./copenhagen/index.tsx'),
};

/** The ids of the games, in the order in which the quay shows them. */
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** Loads a game; undefined if there is none of that name. */
export async function loadFront(game: string): Promise<GameFront | undefined> {
  return isGameId(game) ? (await FRONTS[game]()).front : undefined;
}

/** Loads the game that a record is of, also of a sheet of one's own; undefined if it names none. */
export async function loadFrontOf(record: string): Promise<GameFront | undefined> {
  const game = gameIn(record);
  return game === undefined ? undefined : loadFront(game.replace(SHEET, ''));
}

/** The game that the first line of a record with something in it names. */
function gameIn(record: string): string | undefined {
  try {
    const header: unknown = JSON.parse(record.trimStart().split('\n', 1)[0] ?? '');
    const { game }: { game?: unknown } = Object(header);
    return typeof game === 'string' ? game : undefined;
  } catch {
    return undefined;
  }
}
