/** What the arena must know of a game beyond its interface: how long it is, and which chance this is. */
import type { GameState } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { pace as copenhagenPace } from '../copenhagen/pace.ts';
import { pace as rollAndWritePace } from '../roll-and-write/pace.ts';

/** The clockwork of one game. */
export interface Pace<State> {
  /** Rounds that were begun; a part of one counts in part. */
  rounds(state: State): number;
  /**
   * The stream from which the chance event that is awaited is drawn. Every stream begins anew with
   * every deal, so what was decided before can only change as much of chance as its streams allow.
   */
  stream(state: State): string;
}

const PACES = new Map<string, Pace<GameState>>([
  [rollAndWrite.id, rollAndWritePace as Pace<GameState>],
  [copenhagen.id, copenhagenPace as Pace<GameState>],
]);

/** The clockwork of the game of that name. */
export function paceOf(game: string): Pace<GameState> {
  const pace = PACES.get(game);
  if (!pace) throw new Error(`the arena knows nothing of ${game}`);
  return pace;
}
