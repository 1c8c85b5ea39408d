/** Games that a network plays against itself, and what can be learned from them. */
import { chanceEvent } from '@nyhavn/bots';
import { learnedEvaluator, outcomeOf, type Runner } from '@nyhavn/bots/internal';
import type { Random } from '@nyhavn/engine';
import type { Lesson } from './learner.ts';
import type { Pupil } from './pupil.ts';

/** How a game is played and learned from. */
export interface Course {
  readonly players: number;
  /** True if the evaluator set by hand is played by, and not the network's own. */
  readonly isTaught: boolean;
  /** How much victory counts in what is played for, from 0 to 1; the rest is the margin in points. */
  readonly victory: number;
  /** TD(λ): 0 believes the next position, 1 only the end of the game. */
  readonly lambda: number;
  /** How often one of the best few plans is tried instead of the best, from 0 to 1. */
  readonly curiosity: number;
}

/** The outputs of the network: the final margin over the best rival, and the share of victory. */
export const OUTPUTS = 2;

/** Plans among which curiosity chooses. */
const TRIED = 6;

/** Plays a game and gives a lesson for every turn of every seat. */
export function selfPlay(pupil: Pupil, runner: Runner, course: Course, random: Random): Lesson[] {
  const { game } = pupil;
  const begun = game.setup({ players: course.players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const evaluator = course.isTaught
    ? pupil.taught
    : learnedEvaluator(pupil, runner, course.victory);
  const paths: Float64Array[][] = Array.from({ length: course.players }, () => []);
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') {
      return paths.flatMap((path, seat) =>
        lessonsOf(path, outcomeOf(pupil, state, awaited.winners, seat), runner, course),
      );
    }
    if (awaited.kind === 'chance') {
      const { by, move } = chanceEvent(game, state, random);
      game.applyUnchecked(state, by, move);
      continue;
    }
    const seat = awaited.seats[0]!;
    const { active } = game.notation.picture(state);
    const plans = pupil.plans(game.view(state, seat), seat, evaluator);
    const isCurious = random.below(1000) < 1000 * course.curiosity;
    const choice = isCurious ? random.below(Math.min(TRIED, plans.length)) : 0;
    game.applyUnchecked(state, seat, plans[choice]!);
    if (active === seat && pupil.isTurnEnd(state, seat)) {
      const features = new Float64Array(pupil.features.length);
      pupil.write(features, game.view(state, seat), seat);
      paths[seat]!.push(features);
    }
  }
}

/** Every turn is to be judged by what was thought after the next ones and by what came in the end. */
function lessonsOf(
  path: readonly Float64Array[],
  outcome: Float64Array,
  runner: Runner,
  { lambda }: Course,
): Lesson[] {
  const lessons: Lesson[] = [];
  let later = outcome;
  for (const [index, features] of [...path].reverse().entries()) {
    const targets = Float64Array.from(later);
    lessons.push({ features, targets });
    runner.input.set(features);
    const thought = runner.run();
    later = Float64Array.from({ length: OUTPUTS }, (_, output) => {
      const hoped = index < path.length - 1 ? thought[output]! : later[output]!;
      return lambda * targets[output]! + (1 - lambda) * hoped;
    });
  }
  return lessons;
}
