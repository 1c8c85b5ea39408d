/** Rounds and chance of Roll & Write, for the arena. */
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import type { Pace } from '../arena/pace.ts';

/** The first roll of a turn depends on round and seat alone, a re-roll on how many there were before. */
export const pace: Pace<RollAndWriteState> = {
  rounds: ({ round }) => round,
  stream: ({ phase, round, active, rolled }) =>
    `${phase} ${round} ${active} ${rolled ? 'again' : 'first'}`,
};
