/** What the trainer must know of a game. */
import type { Game, GameState, Move, Seat } from '@nyhavn/engine';

/** What a position is worth to a seat. */
export type Opinion = (state: GameState, seat: Seat) => number;

/** How a game is learned. */
export interface Pupil {
  readonly game: Game;
  /** What the features are, and how they are written. */
  readonly features: readonly string[];
  write(into: Float64Array, view: GameState, seat: Seat): void;
  /** An opinion set by hand, to play by until the network has one. */
  readonly taught: Opinion;
  /** The moves of a seat that shares this opinion, the best first. */
  plans(view: GameState, seat: Seat, opinion: Opinion): Move[];
  /** Whether the seat's turn is over and the position is one to learn about. */
  isTurnEnd(state: GameState, seat: Seat): boolean;
}
