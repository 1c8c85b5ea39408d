/** Judges a decision with figures, as the strongest bot sees it. */
import type { Game, Move } from '@nyhavn/engine';
import type { Observation } from '../bot.ts';
import type { Prospect } from '../learned/prospect.ts';
import { botsFor } from '../registry.ts';
import type { Analyst, Candidate, Effort, Facts } from './analyst.ts';

/** The class of a move, by its loss beside the best one. */
export type MoveClass = 'best' | 'fine' | 'inaccuracy' | 'mistake';

/** The class of a decision by its cost in the chance of winning, from this on. */
const CLASSES: readonly (readonly [number, MoveClass])[] = [
  [0.06, 'mistake'],
  [0.025, 'inaccuracy'],
  [0.005, 'fine'],
];

/** The certainty that a class other than `fine` needs, in standard errors. */
const SURE = 1.5;

/** A move that was looked at. */
export interface JudgedMove {
  readonly move: Move;
  /** The chance of winning with it, from 0 to 1, and the margin over the best rival in points. */
  readonly chance: number;
  readonly points: number;
  /** Its cost compared with the best move, in both, and the standard error of the chance. */
  readonly loss: number;
  readonly pointsLost: number;
  readonly error: number;
  /** The change of each seat's chance of winning compared with the best move; the sum is zero. */
  readonly changes: readonly number[];
  readonly class: MoveClass;
  /** The changes of the turn that it begins; none if dice are rolled again. */
  readonly facts: Facts | undefined;
}

/** The judgement of a decision. */
export interface Judgement {
  /** The moves that were looked at, the best first. */
  readonly moves: readonly [JudgedMove, ...JudgedMove[]];
}

/** So little that a whole game takes a few seconds: for a first look, and for tests. */
export const QUICK_EFFORT: Effort = {
  plans: 3,
  turns: 2,
  states: 400,
  deals: 4,
};

/** The analyst of a game, who looks that closely; as closely as a review does where nothing is said. */
export function analystFor(game: Game, effort?: Effort): Analyst {
  const { review } = botsFor(game);
  if (!review) throw new Error(`${game.id} has no reviews`);
  return review.analystOf(effort ?? review.effort);
}

/**
 * The best moves of a decision and `also` these, as the strongest bot sees them: whole turns, re-rolls
 * by their exact expectation, the others' turns in imagined worlds, the same for each move. Nothing is
 * looked at that the seat can't see. The same random numbers give the same figures.
 */
export function judgeDecision(
  observation: Observation,
  also: readonly Move[] = [],
  analyst: Analyst = analystFor(observation.game),
): Judgement {
  const { view, seat } = observation;
  const players = observation.game.notation.picture(view).players.length;
  const candidates = analyst
    .candidates(observation, also)
    .map((candidate) => ({ ...candidate, mean: meanOf(candidate.worlds) }))
    .sort(
      (a, b) => b.mean[seat]! - a.mean[seat]! || b.mean[players + seat]! - a.mean[players + seat]!,
    );
  const best = candidates[0]!;
  const [first, ...others] = candidates.map((candidate): JudgedMove => {
    const loss = best.mean[seat]! - candidate.mean[seat]!;
    const error = candidate === best ? 0 : errorBetween(best, candidate, seat);
    return {
      move: candidate.move,
      chance: Math.min(1, Math.max(0, candidate.mean[seat]!)),
      points: candidate.mean[players + seat]!,
      loss,
      pointsLost: best.mean[players + seat]! - candidate.mean[players + seat]!,
      error,
      changes: Array.from(best.mean.subarray(0, players), (most, at) => candidate.mean[at]! - most),
      class: classOf(loss, error),
      facts: candidate.end && analyst.facts(view, candidate.end, seat),
    };
  });
  return { moves: [first!, ...others] };
}

/** The class of a cost; within the error it is at worst `fine`. */
function classOf(loss: number, error: number): MoveClass {
  const [, name] = CLASSES.find(([least]) => loss >= least) ?? [0, 'best' as const];
  return name !== 'best' && loss < SURE * error ? 'fine' : name;
}

function meanOf(worlds: readonly Prospect[]): Prospect {
  const mean = new Float64Array(worlds[0]!.length);
  for (const world of worlds) {
    for (let index = 0; index < mean.length; index++) mean[index]! += world[index]! / worlds.length;
  }
  return mean;
}

/** The standard error of the mean difference in one seat's chance, world by world. */
function errorBetween(a: Candidate, b: Candidate, seat: number): number {
  const worlds = a.worlds.length;
  if (worlds < 2) return 0;
  const differences = a.worlds.map((world, index) => world[seat]! - b.worlds[index]![seat]!);
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / worlds;
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return Math.sqrt(squares / (worlds - 1) / worlds);
}
