/** What a network thinks of positions, in points. */
import { type Game, type GameState, GOAL, type Seat } from '@nyhavn/engine';
import { Runner } from './network.ts';
import { featuresWord, readWeights } from './weights-file.ts';

/** What must be known of a game to read its positions. */
export interface Reading {
  readonly game: Game;
  /** What the features are, and how they are written. */
  readonly features: readonly string[];
  write(into: Float64Array, view: GameState, seat: Seat): void;
  /** What everybody has built, with its points. */
  buildings(view: GameState): readonly { readonly score: number }[];
}

/** Evaluator: what a position is worth to a seat. */
export type Evaluator = (view: GameState, seat: Seat) => number;

/** Points in which victory is counted: near an even position one point of margin decides one game in ten. */
const POINTS_OF_VICTORY = 10;

/** Certain outcomes are worth more points than anything that is hoped for. */
const CERTAIN = 100;

/** What the network thinks; the end of a game needs no thinking. `victory` from 0 to 1 counts beside the margin. */
export function learnedEvaluator(reading: Reading, runner: Runner, victory: number): Evaluator {
  const inPoints = ([margin = 0, won = 0]: Float64Array) =>
    (1 - victory) * GOAL * margin + victory * POINTS_OF_VICTORY * won;
  return (view, seat) => {
    const awaited = reading.game.awaits(view);
    if (awaited.kind === 'over') {
      const outcome = outcomeOf(reading.buildings(view), awaited.winners, seat);
      return inPoints(outcome) + CERTAIN * (outcome[1]! - 0.5);
    }
    reading.write(runner.input, view, seat);
    return inPoints(runner.run());
  };
}

/** What the network is to say of a finished game: the margin over the best rival, and the share of victory. */
export function outcomeOf(
  buildings: ReturnType<Reading['buildings']>,
  winners: readonly Seat[],
  seat: Seat,
): Float64Array {
  let most = 0;
  for (const [other, { score }] of buildings.entries()) {
    if (other !== seat) most = Math.max(most, score);
  }
  const margin = (buildings[seat]!.score - most) / GOAL;
  return Float64Array.of(margin, winners.includes(seat) ? 1 / winners.length : 0);
}

/** How much victory counts beside the margin. */
const VICTORY = 0.5;

/** The evaluator of a network that was kept as text; it is read when it is first asked. */
export function storedEvaluator(reading: Reading, weights: string): Evaluator {
  let evaluator: Evaluator | undefined;
  return (view, seat) => {
    evaluator ??= learnedEvaluator(reading, runnerOf(reading, weights), VICTORY);
    return evaluator(view, seat);
  };
}

/** Runs the network that was kept as this text. */
export function runnerOf({ features }: Reading, weights: string): Runner {
  return new Runner(readWeights(weights, featuresWord(features)).network);
}
