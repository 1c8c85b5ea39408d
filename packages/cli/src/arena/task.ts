/** The messages between the threads of the arena. */
import type { Played } from '@nyhavn/bots';
import type { GameId, Setup } from '@nyhavn/engine';

/** The task of a thread, as text that travels between threads. */
export interface ArenaTask {
  readonly game: GameId;
  readonly players: number;
  readonly options: Setup['options'];
  readonly bots: readonly string[];
  readonly seed: string;
  /** A module that brings bots or the game, as an address. */
  readonly module: string | undefined;
}

/** A deal that was played in all its seatings, in their order. */
export interface DealPlayed {
  readonly deal: number;
  readonly games: readonly Played[];
}
