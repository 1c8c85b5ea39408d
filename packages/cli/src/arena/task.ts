/** What the threads of the arena tell one another. */
import type { Played } from '@nyhavn/bots';
import type { Setup } from '@nyhavn/engine';

/** What is played, in words that travel between threads. */
export interface ArenaTask {
  readonly game: string;
  readonly players: number;
  readonly options: Setup['options'];
  readonly bots: readonly string[];
  readonly seed: string;
  /** A module that brings bots of its own, as an address. */
  readonly module: string | undefined;
}

/** A deal that was played in all its seatings, in their order. */
export interface DealPlayed {
  readonly deal: number;
  readonly games: readonly Played[];
}
