/** What the trainer must know of a game. */

import type { Opinion, Reading } from '@nyhavn/bots/internal';
import type { GameState, Move, Seat } from '@nyhavn/engine';

/** How a game is learned. */
export interface Pupil extends Reading {
  /** An opinion set by hand, to play by until the network has one. */
  readonly taught: Opinion;
  /** The moves of a seat that shares this opinion, the best first. */
  plans(view: GameState, seat: Seat, opinion: Opinion): Move[];
  /** Whether the seat's turn is over and the position is one to learn about. */
  isTurnEnd(state: GameState, seat: Seat): boolean;
}
