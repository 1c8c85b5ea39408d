/** A whole turn of Copenhagen: its ends scored in bulk. */
import type { Move, Seat } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { turnEnds } from '../turn-ends.ts';

/** Evaluator: what a position is worth to a seat. */
export type Evaluator = (view: CopenhagenState, seat: Seat) => number;

/** A first move, where the turn can end with it, and what that is worth. */
export interface Plan {
  readonly move: Move;
  readonly end: CopenhagenState;
  readonly value: number;
}

/** The best plan of every first move, the best of all first; at most about so many states are made. */
export function plansOf(
  view: CopenhagenState,
  seat: Seat,
  evaluator: Evaluator,
  limit: number,
): Plan[] {
  const best = new Map<Move, Plan>();
  for (const { move, state } of turnEnds(copenhagen, view, seat, limit)) {
    const end = state as CopenhagenState;
    const value = evaluator(end, seat);
    if (value > (best.get(move)?.value ?? Number.NEGATIVE_INFINITY))
      best.set(move, { move, end, value });
  }
  return [...best.values()].sort((a, b) => b.value - a.value);
}

/** The best of all plans. */
export function bestEnd(
  view: CopenhagenState,
  seat: Seat,
  evaluator: Evaluator,
  limit: number,
): Plan {
  const [best] = plansOf(view, seat, evaluator, limit);
  if (!best) throw new Error('a bot without a legal move was asked');
  return best;
}
