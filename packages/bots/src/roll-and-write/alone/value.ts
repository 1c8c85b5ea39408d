/** The value of a lone player's position: the distance to 12 points. */
import type { Seat } from '@nyhavn/engine';
import { GOAL } from '@nyhavn/engine/house';
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import { Runner } from '../../learned/network.ts';
import { featuresWord, readWeights } from '../../learned/weights-file.ts';
import type { Evaluator } from '../outlook.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Turns that the network counts as 1. */
export const TURNS = 10;

/** Less the turns that a network expects until there are 12 points: 0 is the best there is. */
export function turnsEvaluator(runner: Runner): Evaluator {
  return (state, seat) => {
    if (state.sheets[seat]!.score >= GOAL) return 0;
    writeFeatures(runner.input, state, seat);
    return -TURNS * runner.run()[0]!;
  };
}

let known: Evaluator | undefined;

/** The same by what was learned; it is read when it is first asked. */
export function evaluateTurns(state: RollAndWriteState, seat: Seat): number {
  known ??= turnsEvaluator(new Runner(readWeights(WEIGHTS, featuresWord(FEATURES)).network));
  return known(state, seat);
}

/**
 * Returns true if there is no rival: the others have done nothing at all. In the first round no seat can
 * know; where passing is allowed always it is believed, since those who are idle need that rule.
 */
export function isAlone({ sheets, round, passing }: RollAndWriteState, seat: Seat): boolean {
  if (round === 1 && passing !== 'always') return false;
  return sheets.every(
    ({ low, high, marked }, other) => other === seat || (low === 0 && high === 0 && marked === 0),
  );
}
