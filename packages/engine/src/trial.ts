/** Moves before they are made: which there are, and what one would lead to. */
import type { Game, GamePicture, GameState, Move, Seat } from './game.ts';
import type { RefusalCode } from './registry.ts';
import { accept, type Result } from './result.ts';
import { movesOf } from './tree.ts';

/** A legal move, and how it is spelled. */
export interface Legal {
  readonly move: Move;
  readonly text: string;
}

/** The effect of a move. */
export interface Trial<Picture extends GamePicture = GamePicture> {
  readonly move: Move;
  readonly after: Picture;
  /** True if it could not be taken back, because chance or another seat comes next. */
  readonly isFinal: boolean;
}

/** The legal moves of a seat, as that seat spells them. */
export function legalMoves(game: Game, view: GameState, seat: Seat): Legal[] {
  return movesOf(game, view, seat).map((move) => ({
    move,
    text: game.notation.format(move, seat),
  }));
}

/** The effect of a seat's move in its own view, or the reason why it is refused. */
export function tryMove<Picture extends GamePicture>(
  game: Game<GameState, Picture>,
  view: GameState,
  seat: Seat,
  text: string,
): Result<Trial<Picture>, RefusalCode> {
  const move = game.notation.parse(text);
  if (!move.ok) return move;
  const next = game.apply(view, seat, move.value);
  if (!next.ok) return next;
  const awaited = game.awaits(next.value);
  const isFinal = awaited.kind !== 'seats' || !awaited.seats.includes(seat);
  return accept({ move: move.value, after: game.notation.picture(next.value), isFinal });
}
