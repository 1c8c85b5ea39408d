/** A review turn by turn, for its graph. */
import type { Review } from '@nyhavn/bots';
import type { Seat } from '@nyhavn/engine';
import type { Replay } from '../../../table/replay/replay.ts';

/** The end of a turn: its moment, every player's chance of winning, and the luck in the turn. */
export interface TurnPoint {
  readonly moment: number;
  /** The seat whose turn it was; null for the deal, undefined before the game. */
  readonly seat: Seat | null | undefined;
  /** Counted from 1; 0 where it is no turn. */
  readonly number: number;
  readonly chances: readonly number[];
  readonly luck: readonly number[];
}

/** The points of the graph, as far as the review goes. */
export function turnPoints(replay: Replay, review: Review): TurnPoint[] {
  const none = review.before.chances.map(() => 0);
  const first = { moment: 0, seat: undefined, number: 0, chances: review.before.chances };
  const points: TurnPoint[] = [{ ...first, luck: none }];
  let number = 0;
  for (const { from, to, seat } of replay.turns) {
    const end = Math.min(to, review.steps.length);
    if (end <= from) break;
    const steps = review.steps.slice(from, end);
    points.push({
      moment: end,
      seat,
      number: seat === null ? 0 : ++number,
      chances: steps.at(-1)?.after.chances ?? none,
      luck: none.map((_, of) =>
        steps.reduce((sum, { luck }) => sum + (luck?.change.chances[of] ?? 0), 0),
      ),
    });
  }
  return points;
}
