/** What a state waits for. */
import { standingOf, winnersOf } from '../building.ts';
import type { Awaits } from '../game.ts';
import { seatsAwaited } from '../game.ts';
import { DICE, PHASE } from './data.ts';
import { awaitedSeats } from './legal.ts';
import { awaitsCross, type State } from './state.ts';

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
