/** The awaited seats or chance event of a state. */

import { type Awaits, seatsAwaited } from '../game.ts';
import { standingOf, winnersOf } from '../house/building.ts';
import { awaitedChance } from './chance.ts';
import { PHASE } from './data.ts';
import { awaitedSeats } from './legal.ts';
import type { State } from './state.ts';

/** The active seat, the chance event that has to come, or who has won. */
export function awaitsOf(state: State): Awaits {
  const seats = awaitedSeats(state);
  if (seats !== 0) return seatsAwaited(seats);
  if (state.phase === PHASE.over) {
    return { kind: 'over', winners: winnersOf(state.houses.map(standingOf)) };
  }
  return { kind: 'chance', event: awaitedChance(state) ?? '' };
}
