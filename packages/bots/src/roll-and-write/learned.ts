/** The value of a position of Roll & Write to a seat, learned from games. */
import { GOAL } from '@nyhavn/engine/house';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { type Reading, storedEvaluator } from '../learned/evaluator.ts';
import { knownProspects } from '../learned/prospect.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** The features of positions, for the network. */
export const reading: Reading = {
  game: rollAndWrite,
  features: FEATURES,
  write: (into, view, seat) => writeFeatures(into, view as RollAndWriteState, seat),
  goal: GOAL,
  players: (view) => (view as RollAndWriteState).sheets,
};

/** The evaluator of the highest level. */
export const evaluateLearned = storedEvaluator(reading, WEIGHTS);

/** The prediction of the highest level for all seats. */
export const prospectOf = knownProspects(reading, WEIGHTS);
