/** Moves are tried before they happen; what has been tried need not be worked out again. */
import { type Actor, accept, type GameState, type Move, type Result } from '@nyhavn/engine';
import type { AnyRefusal, GameEntry } from '@nyhavn/protocol';
import type { TableState } from './state.ts';

/** What the rules made of a move. */
export interface Tried {
  readonly entry: GameEntry;
  readonly before: GameState;
  readonly after: GameState;
}

/** The entry of a move, if the rules allow it. Nothing has happened yet. */
export function tryMove(
  state: TableState,
  before: GameState,
  by: Actor,
  move: Move,
): Result<GameEntry, AnyRefusal> {
  const after = state.rules.apply(before, by, move);
  if (!after.ok) return after;
  const entry: GameEntry = { by, move: state.rules.notation.format(move) };
  state.tried = { entry, before, after: after.value };
  return accept(entry);
}

/** The game after an entry, or undefined if the entry can't happen. */
export function gameAfter(
  { rules, game, tried }: TableState,
  entry: GameEntry,
): GameState | undefined {
  if (!game) return undefined;
  if (tried?.entry === entry && tried.before === game) return tried.after;
  const move = rules.notation.parse(entry.move);
  const next = move.ok ? rules.apply(game, entry.by, move.value) : move;
  return next.ok ? next.value : undefined;
}
