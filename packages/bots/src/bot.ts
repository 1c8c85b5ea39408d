/** What a bot is: it gets what its seat may see and gives a move. */
import type { Event, Game, GameState, Move, Random, Seat } from '@nyhavn/engine';

/** What a bot knows when it has to move. */
export interface Observation {
  readonly game: Game;
  /** The state as this seat may see it, never more. */
  readonly view: GameState;
  readonly seat: Seat;
  readonly random: Random;
  /** All events since the game began, as this seat saw them: its memory. */
  readonly seen: readonly Event[];
}

/** A player that is a program. With the same observation and random numbers it plays the same move. */
export interface Bot {
  readonly name: string;
  choose(observation: Observation): Move;
}
