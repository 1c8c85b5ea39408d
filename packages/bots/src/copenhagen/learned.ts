/** The value of a position of Copenhagen to a seat, learned from games. */

import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { GOAL } from '@nyhavn/engine/house';
import { type Reading, storedEvaluator } from '../learned/evaluator.ts';
import { knownProspects } from '../learned/prospect.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** The features of positions, for the network. */
export const reading: Reading = {
  game: copenhagen,
  features: FEATURES,
  write: (into, view, seat) => writeFeatures(into, view as CopenhagenState, seat),
  goal: GOAL,
  players: (view) => (view as CopenhagenState).houses,
};

/** The evaluator of the highest level. */
export const evaluateLearned = storedEvaluator(reading, WEIGHTS);

/** The prediction of the highest level for all seats. */
export const prospectOf = knownProspects(reading, WEIGHTS);
