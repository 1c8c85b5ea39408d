/** The games of the client. A further one is a folder beside the others and a line here. */
import type { GameId } from '@nyhavn/engine';
import type { GameFront } from '../table/front.ts';
import { addWords } from '../words/index.ts';
import type { GameModule, ReplayBoard } from './contract/game-module.ts';
import { copenhagen } from './copenhagen/index.ts';
import { rollAndWrite } from './roll-and-write/index.ts';

const MODULES: Readonly<Record<GameId, GameModule>> = {
  'roll-and-write': rollAndWrite,
  copenhagen,
};

const known = new Map<string, GameModule>();
const ids: GameId[] = [];

/** The ids of the games, in the order in which the quay shows them. */
export const GAME_IDS: readonly GameId[] = ids;

/** Adds a game, also from outside: before a language is spoken, and after the engine knows its rules. */
export function registerModule(id: string, module: GameModule): void {
  known.set(id, module);
  ids.push(id as GameId);
  addWords(id, module.words);
}

for (const [id, module] of Object.entries(MODULES)) registerModule(id, module);

/** The module of a game, also by the id of a sheet of one's own; loads no rules. */
export function moduleOf(game: string): GameModule | undefined {
  return known.get(game);
}

/** Returns true if a game of that name can be played here. */
export function isPlayedHere(game: string): game is GameId {
  return known.has(game);
}

/** The game that a ruling belongs to, by its number. */
export function gameOfRuling(ruling: string): GameId | undefined {
  return ids.find((id) => ruling.startsWith(`${known.get(id)?.rulingPrefix}-`));
}

/** Loads a game; undefined if there is none of that name. */
export async function loadFront(game: string): Promise<GameFront | undefined> {
  const module = moduleOf(game);
  if (!module) return undefined;
  return module.front
    ? module.front()
    : (await import('./plain/plain-front.tsx')).plainFrontOf(game);
}

/** Loads the table of a game to look at only. */
export async function loadReplayBoard(game: string): Promise<ReplayBoard> {
  const own = moduleOf(game)?.replayBoard;
  return own ? own() : (await import('./plain/plain-front.tsx')).PlainReplay;
}

/** Loads the game that a record is of; undefined if it names none. */
export async function loadFrontOf(record: string): Promise<GameFront | undefined> {
  const game = gameIn(record);
  return game === undefined ? undefined : loadFront(game);
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
