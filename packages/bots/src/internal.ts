/** Exports for training and measurements in `tools/`; not for the product, and free to change. */
export { estimate } from './arena/interval.ts';
export { chanceStream } from './common-chance.ts';
export { evaluate as copenhagenOpinion } from './copenhagen/evaluator.ts';
export { reading as copenhagenReading } from './copenhagen/learned.ts';
export { plansOf as copenhagenPlans } from './copenhagen/turn.ts';
export {
  type Evaluator,
  learnedEvaluator,
  outcomeOf,
  type Reading,
  storedEvaluator,
} from './learned/evaluator.ts';
export { type Network, newNetwork, Runner } from './learned/network.ts';
export { featuresWord, formatWeights } from './learned/weights-file.ts';
export { FEATURES as ALONE_FEATURES, writeFeatures } from './roll-and-write/alone/features.ts';
export { plansAlone } from './roll-and-write/alone/turn.ts';
export { TURNS, turnsEvaluator } from './roll-and-write/alone/value.ts';
export { evaluate as rollAndWriteOpinion } from './roll-and-write/evaluator.ts';
export { reading as rollAndWriteReading } from './roll-and-write/learned.ts';
export { plansOf as rollAndWritePlans } from './roll-and-write/turn.ts';
