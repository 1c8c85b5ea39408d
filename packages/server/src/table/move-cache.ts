/** Move cache: a move is resolved once, when it is judged, and not again when its entry is applied. */
import { type Actor, accept, type GameState, type Move, type Result } from '@nyhavn/engine';
import type { AnyRefusal, GameEntry } from '@nyhavn/protocol';
import type { TableState } from './state.ts';

/** What the rules made of a move. */
export interface ResolvedMove {
  readonly entry: GameEntry;
  readonly move: Move;
  readonly before: GameState;
  readonly after: GameState;
}

/** The entry of a move with its text, if the rules allow it. Nothing has happened yet. */
export function resolveMove(
  state: TableState,
  before: GameState,
  by: Actor,
  move: Move,
  text: string,
): Result<GameEntry, AnyRefusal> {
  const after = state.rules.apply(before, by, move);
  if (!after.ok) return after;
  const entry: GameEntry = { by, move: text };
  state.moveCache = { entry, move, before, after: after.value };
  return accept(entry);
}

/** The move of an entry and the game after it, or undefined if it can't happen. */
export function resolveEntry(
  { rules, game, moveCache }: TableState,
  entry: GameEntry,
): Pick<ResolvedMove, 'move' | 'after'> | undefined {
  if (!game) return undefined;
  if (moveCache?.entry === entry && moveCache.before === game) return moveCache;
  const move = rules.notation.parse(entry.move);
  const next = move.ok ? rules.apply(game, entry.by, move.value) : move;
  return move.ok && next.ok ? { move: move.value, after: next.value } : undefined;
}
