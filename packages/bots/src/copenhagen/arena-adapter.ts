/** Rounds and chance of Copenhagen, for the arena. */
import type { CopenhagenState } from '@nyhavn/engine/copenhagen';
import type { ArenaAdapter } from '../arena/adapter.ts';

/**
 * Cards come in the order in which they lie in the pile: the pile after so many cards is always the
 * same one, until a new one is made of the discards.
 */
export const arenaAdapter: ArenaAdapter<CopenhagenState> = {
  rounds: ({ turn, houses }) => turn / houses.length,
  stream: () => 'pile',
};
