/** Deals: dice and bots that are the same for everybody who plays in the same way. */
import { dealtEvent } from '@nyhavn/bots';
import { rollAndWriteArena } from '@nyhavn/bots/roll-and-write';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Dealing } from '../../table/model/others.ts';

/** The chance and the bots of a deal. */
export function dealingOf(deal: string): Dealing {
  return {
    chance: (start, events) =>
      dealtEvent(rollAndWrite, rollAndWriteArena.stream, deal, start as RollAndWriteState, events),
    seed: (events) => `${deal}/bot ${events}`,
  };
}
