/** Arena adapter: what the arena must know of a game beyond its interface: how long it is, and which chance this is. */
import { copenhagen, type GameState, rollAndWrite } from '@nyhavn/engine';
import { arenaAdapter as copenhagenArena } from '../copenhagen/arena-adapter.ts';
import { arenaAdapter as rollAndWriteArena } from '../roll-and-write/arena-adapter.ts';

/** The arena adapter of one game. */
export interface ArenaAdapter<State> {
  /** Rounds that were begun; a part of one counts in part. */
  rounds(state: State): number;
  /**
   * The stream from which the chance event that is awaited is drawn. Every stream begins anew with
   * every deal, so what was decided before can only change as much of chance as its streams allow.
   */
  stream(state: State): string;
}

const ADAPTERS = new Map<string, ArenaAdapter<GameState>>([
  [rollAndWrite.id, rollAndWriteArena as ArenaAdapter<GameState>],
  [copenhagen.id, copenhagenArena as ArenaAdapter<GameState>],
]);

/** The arena adapter of the game of that name. */
export function arenaAdapterOf(game: string): ArenaAdapter<GameState> {
  const adapter = ADAPTERS.get(game);
  if (!adapter) throw new Error(`the arena knows nothing of ${game}`);
  return adapter;
}
