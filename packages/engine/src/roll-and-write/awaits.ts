/** The awaited seats or chance event of a state. */

import type { Awaits } from '../game.ts';
import * as fromGame from '../game.ts';
import * as fromBuilding from '../house/building.ts';
import * as fromData from './data.ts';
import * as fromLegal from './legal.ts';
import type { State } from './state.ts';
import * as fromState from './state.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { standingOf, winnersOf } = fromBuilding;
const { seatsAwaited } = fromGame;
const { DICE, PHASE } = fromData;
const { awaitedSeats } = fromLegal;
const { awaitsCross } = fromState;

const CROSS: Awaits = { kind: 'chance', event: 'cross' };
const ROLLS: readonly Awaits[] = Array.from({ length: DICE + 1 }, (_, dice) => ({
  kind: 'chance',
  event: `roll ${dice}`,
}));

/** The seats that may move, the chance event that has to come, or who has won. */
export function awaitsOf(state: State): Awaits {
  if (state.rolling > 0) return ROLLS[state.rolling]!;
  if (awaitsCross(state)) return CROSS;
  if (state.phase !== PHASE.over) return seatsAwaited(awaitedSeats(state));
  return { kind: 'over', winners: winnersOf(state.sheets.map(standingOf)) };
}
