/** Moves are tried before they happen; what has been tried need not be worked out again. */
import { type Actor, accept, type GameState, type Move, type Result } from '@nyhavn/engine';
import type { AnyRefusal, GameEntry } from '@nyhavn/protocol';
import type { TableState } from './state.ts';

/** What the rules made of a move. */
export interface Tried {
  readonly entry: GameEntry;
  readonly move: Move;
  readonly before: GameState;
  readonly after: GameState;
}

/** The entry of a move with its text, if the rules allow it. Nothing has happened yet. */
export function tryMove(
  state: TableState,
  before: GameState,
  by: Actor,
  move: Move,
  text: string,
): Result<GameEntry, AnyRefusal> {
  const after = state.rules.apply(before, by, move);
  if (!after.ok) return after;
  const entry: GameEntry = { by, move: text };
  state.tried = { entry, move, before, after: after.value };
  return accept(entry);
}

/** The move of an entry and the game after it, or undefined if it can't happen. */
export function follows(
  { rules, game, tried }: TableState,
  entry: GameEntry,
): Pick<Tried, 'move' | 'after'> | undefined {
  if (!game) return undefined;
  if (tried?.entry === entry && tried.before === game) return tried;
  const move = rules.notation.parse(entry.move);
  const next = move.ok ? rules.apply(game, entry.by, move.value) : move;
  return move.ok && next.ok ? { move: move.value, after: next.value } : undefined;
}
