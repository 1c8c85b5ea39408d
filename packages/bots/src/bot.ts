/** The interface of a bot: it gets the view of its seat and returns a move. */
import type { Event, Game, GameState, Move, Random, Seat } from '@nyhavn/engine';

/** The input of a bot. */
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
