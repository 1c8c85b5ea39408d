/** The value of a position of Copenhagen to a seat, by weights set by hand. */
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { BUILDING_WORTH, ownWeights, pick, rivalryWeights } from '../house/worth.ts';
import { FEATURES, writeFeatures } from './features.ts';
import type { Evaluator } from './turn.ts';

/** More than anything that can be hoped for. */
export const VICTORY = 100;

/** Points that features stand for; what is not named counts nothing. */
const WORTH: Readonly<Record<string, number>> = {
  ...BUILDING_WORTH,
  'places for tiles of 3': 0.2,
  'places for tiles of 4': 0.3,
  cards: 0.7,
  'coats of arms covered': 0.4,
  'rows with a coat of arms, 1 missing': 1.2,
  'rows with a coat of arms, 2 missing': 0.8,
  'rows with a coat of arms, 3 missing': 0.4,
  'ready any': 0.3,
  'ready extra': 0.6,
  'ready discount': 0.6,
  'ready change': 0.7,
  'ready both': 0.8,
  'turned any': 0.1,
  'turned extra': 0.25,
  'turned discount': 0.25,
  'turned change': 0.3,
  'turned both': 0.35,
  'colours with 2 cards': 0.3,
  'colours with 3 cards': 0.7,
  'colours with 4 cards': 1.1,
  'colours with 5 cards': 1.4,
  'tiles of 3 that can be paid': 0.05,
  'tiles of 4 that can be paid': 0.1,
  'tiles of 5 that can be paid': 0.15,
};

/** The features of the simple evaluator: points, squares, gaps, rows that are nearly complete, cards. */
const SIMPLE: Readonly<Record<string, number>> = {
  ...pick(WORTH, [
    'score',
    'single gaps',
    'covered gaps',
    'rows of windows, 1 missing',
    'rows with a brick, 1 missing',
    'ready any',
    'colours with 3 cards',
    'colours with 4 cards',
    'colours with 5 cards',
  ]),
  filled: 9,
  cards: 1,
};

const row = new Float64Array(FEATURES.length);

/** Points that a seat can hope for, less a part of what the leading rival can; the end is certain. */
export const evaluate = evaluatorBy(rivalryWeights(FEATURES, WORTH, {}));

/** The simple evaluator, which ignores the rivals. */
export const evaluateSimply = evaluatorBy(ownWeights(FEATURES, SIMPLE));

function evaluatorBy(weights: Float64Array): Evaluator {
  return (view, seat) => {
    const awaited = copenhagen.awaits(view);
    if (awaited.kind === 'over') {
      return awaited.winners.includes(seat) ? VICTORY / awaited.winners.length : -VICTORY;
    }
    writeFeatures(row, view, seat);
    let sum = 0;
    for (let index = 0; index < row.length; index++) sum += weights[index]! * row[index]!;
    return sum;
  };
}
