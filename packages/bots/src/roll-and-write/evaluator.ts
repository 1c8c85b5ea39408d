/** The value of a position of Roll & Write to a seat, by weights set by hand. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { BUILDING_WORTH, ownWeights, pick, rivalryWeights } from '../house/worth.ts';
import { FEATURES, writeFeatures } from './features.ts';
import type { Evaluator } from './outlook.ts';

/** More than anything that can be hoped for. */
export const VICTORY = 100;

/** Points that a sheet's features stand for; what is not named counts nothing. */
const WORTH: Readonly<Record<string, number>> = {
  ...BUILDING_WORTH,
  'places for tiles of 3': 0.2,
  'places for tiles of 4': 0.3,
  'lines with a coat of arms, 1 missing': 1.2,
  'lines with a coat of arms, 2 missing': 0.8,
  'lines with a coat of arms, 3 missing': 0.4,
  'track R': 0.5,
  'track B': 0.6,
  'track P': 0.6,
  'track G': 0.6,
  'track Y': 0.5,
  'bonuses R': 0.6,
  'bonuses B': 0.6,
  'bonuses P': 0.6,
  'bonuses G': 0.6,
  'bonuses Y': 0.6,
  'stars R': 0.4,
  'stars B': 0.8,
  'stars P': 1,
  'stars G': 0.6,
  'stars Y': 0.3,
};

/** The features of the simple evaluator: points, squares, gaps, rows that are nearly complete. */
const SIMPLE: Readonly<Record<string, number>> = pick(WORTH, [
  'score',
  'filled',
  'single gaps',
  'covered gaps',
  'rows of windows, 1 missing',
  'rows with a brick, 1 missing',
  'stars R',
  'stars B',
  'stars P',
  'stars G',
  'stars Y',
]);

const row = new Float64Array(FEATURES.length);

/** Points that a seat can hope for, less a part of what the leading rival can; the end is certain. */
export const evaluate = evaluatorBy(
  rivalryWeights(FEATURES, WORTH, { 'rivals who can mark': -0.2 }),
);

/** The simple evaluator, which ignores the rivals. */
export const evaluateSimply = evaluatorBy(ownWeights(FEATURES, SIMPLE));

function evaluatorBy(weights: Float64Array): Evaluator {
  return (state, seat) => {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') {
      return awaited.winners.includes(seat) ? VICTORY / awaited.winners.length : -VICTORY;
    }
    writeFeatures(row, state, seat);
    let sum = 0;
    for (let index = 0; index < row.length; index++) sum += weights[index]! * row[index]!;
    return sum;
  };
}
