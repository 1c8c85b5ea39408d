/** The interface of a game for the trainer. */

import type { Evaluator, Reading } from '@nyhavn/bots/internal';
import type { GameState, Move, Seat } from '@nyhavn/engine';

/** How a game is learned. */
export interface Pupil extends Reading {
  /** An evaluator set by hand, to play by until the network has one. */
  readonly taught: Evaluator;
  /** The moves of a seat that plays by this evaluator, the best first. */
  plans(view: GameState, seat: Seat, evaluator: Evaluator): Move[];
  /** Returns true if the seat's turn is over and the position is one to learn about. */
  isTurnEnd(state: GameState, seat: Seat): boolean;
}
