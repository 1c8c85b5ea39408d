/** What a position of Copenhagen is worth to a seat, learned from games. */
import { type CopenhagenState, copenhagen } from '@nyhavn/engine';
import { type Reading, storedEvaluator } from '../learned/evaluator.ts';
import { knownProspects } from '../learned/prospect.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** How positions are read. */
export const reading: Reading = {
  game: copenhagen,
  features: FEATURES,
  write: (into, view, seat) => writeFeatures(into, view as CopenhagenState, seat),
  buildings: (view) => (view as CopenhagenState).houses,
};

/** The evaluator of the highest level. */
export const evaluateLearned = storedEvaluator(reading, WEIGHTS);

/** What the highest level expects for everybody. */
export const prospectOf = knownProspects(reading, WEIGHTS);
