/** Rounds and chance of Roll & Write, for the arena. */
import type { RollAndWriteState } from '@nyhavn/engine';
import type { ArenaAdapter } from '../arena/adapter.ts';

/** The first roll of a turn depends on round and seat alone, a re-roll on how many there were before. */
export const arenaAdapter: ArenaAdapter<RollAndWriteState> = {
  rounds: ({ round }) => round,
  stream: ({ phase, round, active, rolled }) =>
    `${phase} ${round} ${active} ${rolled ? 'again' : 'first'}`,
};
