/** The evaluator of a network, in points. */
import type { Game, GameState, Seat } from '@nyhavn/engine';
import { Runner } from './network.ts';
import { featuresWord, readWeights } from './weights-file.ts';

/** The encoding of a game's positions. */
export interface Reading {
  readonly game: Game;
  /** The names of the features, and the function that writes them. */
  readonly features: readonly string[];
  write(into: Float64Array, view: GameState, seat: Seat): void;
  /** Points that a margin is divided by, so that it is learned as a number of about 1. */
  readonly goal: number;
  /** All players, with their points. */
  players(view: GameState): readonly { readonly score: number }[];
}

/** Evaluator: what a position is worth to a seat. */
export type Evaluator = (view: GameState, seat: Seat) => number;

/** Points in which victory is counted: near an even position one point of margin decides one game in ten. */
const POINTS_OF_VICTORY = 10;

/** Certain outcomes are worth more points than anything that is hoped for. */
const CERTAIN_POINTS = 100;

/** The evaluator of a network; a finished game is certain. `victory` from 0 to 1 is its weight beside the margin. */
export function learnedEvaluator(reading: Reading, runner: Runner, victory: number): Evaluator {
  const inPoints = ([margin = 0, won = 0]: Float64Array) =>
    (1 - victory) * reading.goal * margin + victory * POINTS_OF_VICTORY * won;
  return (view, seat) => {
    const awaited = reading.game.awaits(view);
    if (awaited.kind === 'over') {
      const outcome = outcomeOf(reading, view, awaited.winners, seat);
      return inPoints(outcome) + CERTAIN_POINTS * (outcome[1]! - 0.5);
    }
    reading.write(runner.input, view, seat);
    return inPoints(runner.run());
  };
}

/** The target for a finished game: the margin over the best rival, and the share of victory. */
export function outcomeOf(
  reading: Reading,
  view: GameState,
  winners: readonly Seat[],
  seat: Seat,
): Float64Array {
  const players = reading.players(view);
  let most = 0;
  for (const [other, { score }] of players.entries()) {
    if (other !== seat) most = Math.max(most, score);
  }
  const margin = (players[seat]!.score - most) / reading.goal;
  return Float64Array.of(margin, winners.includes(seat) ? 1 / winners.length : 0);
}

/** The weight of victory beside the margin. */
const VICTORY_SHARE = 0.5;

/** The evaluator of a network that was kept as text; it is read when it is first asked. */
export function storedEvaluator(reading: Reading, weights: string): Evaluator {
  let evaluator: Evaluator | undefined;
  return (view, seat) => {
    evaluator ??= learnedEvaluator(reading, runnerOf(reading, weights), VICTORY_SHARE);
    return evaluator(view, seat);
  };
}

/** Runs the network that was kept as this text. */
export function runnerOf({ features }: Reading, weights: string): Runner {
  return new Runner(readWeights(weights, featuresWord(features)).network);
}
