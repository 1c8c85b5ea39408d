/** Luck and skill apart: what a review comes to for each player. */
import type { Seat } from '@nyhavn/engine';
import type { MoveClass } from './judge.ts';
import type { Review, ReviewStep } from './review.ts';

/** An estimate and its standard error. */
export interface Estimated {
  readonly value: number;
  readonly error: number;
}

/**
 * The sum of a game for one player. In chances of winning,
 * `start + luck - lost + given + rest = end`; in points likewise.
 */
export interface PlayerSummary {
  /** The outlook before the game, and at the last step. */
  readonly start: number;
  readonly end: number;
  /** The luck, in one's own turns and in those of the others. */
  readonly luck: Estimated;
  /** The cost of one's own decisions, and the gain from those of the others. */
  readonly lost: Estimated;
  readonly given: Estimated;
  /** The rest: the remaining difference of the estimates before and after a move, neither luck nor skill. */
  readonly unexplained: number;
  /** The result without luck: what the same decisions would bring on average. */
  readonly adjusted: Estimated;
  /** The margin at the end in points, what luck did to it, and what is left without it. */
  readonly margin: number;
  readonly marginLuck: number;
  readonly pointsLost: number;
  readonly classes: Readonly<Record<MoveClass, number>>;
}

/** The sums of a review, seat by seat, as far as it goes. */
export function summaryOf(review: Review): PlayerSummary[] {
  const { before, steps } = review;
  const last = steps.at(-1)?.after ?? before;
  return before.chances.map((start, seat) => {
    const luck = total(steps, ({ luck }) => luck && [luck.change.chances[seat]!, luck.error]);
    const lost = total(steps, ({ decision }) =>
      decision?.seat === seat ? [decision.loss, decision.error] : undefined,
    );
    const given = givenTo(steps, seat);
    const end = last.chances[seat]!;
    return {
      start,
      end,
      luck,
      lost,
      given,
      unexplained: end - start - luck.value + lost.value - given.value,
      adjusted: { value: end - luck.value, error: luck.error },
      margin: last.margins[seat]!,
      marginLuck: total(steps, ({ luck }) => luck && [luck.change.margins[seat]!, 0]).value,
      pointsLost: total(steps, ({ decision }) =>
        decision?.seat === seat ? [Math.max(0, decision.pointsLost), 0] : undefined,
      ).value,
      classes: classesOf(steps, seat),
    };
  });
}

/** The gain of a seat from the others' decisions. */
function givenTo(steps: readonly ReviewStep[], seat: Seat): Estimated {
  return total(steps, ({ decision }) => {
    if (!decision || decision.seat === seat) return undefined;
    const { changes, loss, error } = decision;
    const share = loss > 0 ? Math.abs(changes[seat]! / loss) : 0;
    return [changes[seat]!, share * error];
  });
}

/** A sum over steps; errors of single steps are independent. */
function total(
  steps: readonly ReviewStep[],
  part: (step: ReviewStep) => readonly [number, number] | undefined,
): Estimated {
  let value = 0;
  let squares = 0;
  for (const step of steps) {
    const [amount, error] = part(step) ?? [0, 0];
    value += amount;
    squares += error ** 2;
  }
  return { value, error: Math.sqrt(squares) };
}

function classesOf(steps: readonly ReviewStep[], seat: Seat): Record<MoveClass, number> {
  const counts = { best: 0, fine: 0, inaccuracy: 0, mistake: 0 };
  for (const { decision } of steps) if (decision?.seat === seat) counts[decision.class]++;
  return counts;
}
