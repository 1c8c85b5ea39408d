/** Ways to choose by lot that can be repeated. */
import type { Move, Random } from '@nyhavn/engine';
import { seededRandom } from './random.ts';

/** Moves that are this many points worse than the best one are seen to be bad. */
const BAD_MOVE_POINTS = 1;

/** One of the best `few` of these moves, which come with the best first: a weaker player overlooks some. */
export function someOf(
  moves: readonly { readonly move: Move; readonly value: number }[],
  few: number,
  random: Random,
): Move {
  const best = moves[0]!;
  const good = moves.slice(0, few).filter(({ value }) => value > best.value - BAD_MOVE_POINTS);
  return good[random.below(good.length)]!.move;
}

/** Random numbers for so many runs, each of which can be made again and again. */
export function runsOf(random: Random, runs: number): (() => Random)[] {
  const seed = random.below(2 ** 32);
  return Array.from({ length: runs }, (_, run) => () => seededRandom(`${seed}/${run}`));
}
