/** What a position of Roll & Write is worth to a seat, learned from games. */
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import { type Reading, storedEvaluator } from '../learned/evaluator.ts';
import { knownProspects } from '../learned/prospect.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** How positions are read. */
export const reading: Reading = {
  game: rollAndWrite,
  features: FEATURES,
  write: (into, view, seat) => writeFeatures(into, view as RollAndWriteState, seat),
  buildings: (view) => (view as RollAndWriteState).sheets,
};

/** The evaluator of the highest level. */
export const evaluateLearned = storedEvaluator(reading, WEIGHTS);

/** What the highest level expects for everybody. */
export const prospectOf = knownProspects(reading, WEIGHTS);
