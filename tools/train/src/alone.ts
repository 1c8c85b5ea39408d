/** How Roll & Write alone is learned: a game, and after every own decision the turns that were left. */
import { chanceEvent, idle } from '@nyhavn/bots';
import {
  ALONE_FEATURES,
  plansAlone,
  type Runner,
  rollAndWriteOpinion,
  rollAndWritePlans,
  TURNS,
  turnsEvaluator,
  writeFeatures,
} from '@nyhavn/bots/internal';
import { GOAL, type Random, type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import { SETUP } from '@nyhavn/solo';
import type { Lesson } from './learner.ts';
import type { Course } from './self-play.ts';

/** Games are broken off after this round, and are then taken to be so far from their end. */
const LAST_ROUND = 20;
const FAR = 5 / TURNS;

/** Moves among which curiosity chooses. */
const TRIED = 4;

/** TD(λ) from one position to the next, of which a round has three. */
const LAMBDA = 0.95;

const TAUGHT = { limit: 600, rerolls: true };

/** A position with the round in which it was reached. */
interface Step {
  readonly features: Float64Array;
  readonly round: number;
}

/** Plays a game at the first seat; a lesson for the end of every turn and for every die taken. */
export function playAlone(runner: Runner, course: Course, random: Random): Lesson[] {
  const begun = rollAndWrite.setup(SETUP);
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const evaluator = turnsEvaluator(runner);
  const steps: Step[] = [];
  const sheet = state.sheets[0]!;
  while (sheet.score < GOAL && state.round <= LAST_ROUND) {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') break;
    if (awaited.kind === 'chance') {
      const { by, move } = chanceEvent(rollAndWrite, state, random);
      rollAndWrite.applyUnchecked(state, by, move);
      continue;
    }
    const seat = awaited.seats[0]!;
    if (seat > 0) {
      const move = idle.choose({ game: rollAndWrite, view: state, seat, random, seen: [] });
      rollAndWrite.applyUnchecked(state, seat, move);
      continue;
    }
    const plans = course.isTaught
      ? rollAndWritePlans(state, seat, rollAndWriteOpinion, TAUGHT)
      : plansAlone(state, seat, evaluator);
    const isCurious = random.below(1000) < 1000 * course.curiosity;
    const choice = isCurious ? random.below(Math.min(TRIED, plans.length)) : 0;
    const { round } = state;
    rollAndWrite.applyUnchecked(state, seat, plans[choice]!.move);
    if (!isTurnOver(state)) continue;
    const features = new Float64Array(ALONE_FEATURES.length);
    writeFeatures(features, state, seat);
    steps.push({ features, round });
  }
  return lessonsOf(steps, sheet.score < GOAL ? FAR : 0, runner, course.isTaught ? 1 : LAMBDA);
}

function isTurnOver(state: RollAndWriteState): boolean {
  const isWaiting = state.rolling > 0 && state.rolled && state.active === 0;
  return rollAndWrite.count(state, 0) === 0 && !isWaiting;
}

/** Every position is to be judged by the turns that followed, and by what was thought later. */
function lessonsOf(steps: readonly Step[], left: number, runner: Runner, lambda: number): Lesson[] {
  const lessons: Lesson[] = [];
  let [later, believed] = [left, left];
  for (const [index, { features, round }] of [...steps].reverse().entries()) {
    const next = steps[steps.length - index];
    const passed = next ? (next.round - round) / TURNS : 0;
    const target = passed + lambda * later + (1 - lambda) * believed;
    lessons.push({ features, targets: Float64Array.of(target) });
    runner.input.set(features);
    // Of the end nothing has to be thought.
    [later, believed] = [target, index === 0 ? left : runner.run()[0]!];
  }
  return lessons;
}
