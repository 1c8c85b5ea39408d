/** Moves as integers: a kind in the lowest four bits, what was chosen above it. */
import type { Move } from './game.ts';

/** The move of a kind, numbered 0 to 15, with what was chosen, at most 26 bits. */
export function pack(kind: number, choice: number): Move {
  return ((choice << 4) | kind) as Move;
}

/** The number of a move's kind. */
export function kindNumber(move: Move): number {
  return move & 15;
}

/** The choices of a move, as the game has packed them. */
export function choiceOf(move: Move): number {
  return move >> 4;
}
