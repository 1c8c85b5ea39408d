/** How Roll & Write is learned. */
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { reading } from '../../packages/bots/src/roll-and-write/learned.ts';
import { opinionOf } from '../../packages/bots/src/roll-and-write/opinion.ts';
import { plansOf } from '../../packages/bots/src/roll-and-write/turn.ts';
import type { Pupil } from './pupil.ts';

const DEPTH = { limit: 600, rerolls: true };

/** Turns are planned to their ends, re-rolls by their expectation. */
export const rollAndWritePupil: Pupil = {
  ...reading,
  taught: (state, seat) => opinionOf(state as RollAndWriteState, seat),
  plans: (view, seat, opinion) =>
    plansOf(view as RollAndWriteState, seat, opinion, DEPTH).map(({ move }) => move),
  isTurnEnd(state, seat) {
    const { rolling, rolled, active } = state as RollAndWriteState;
    return (
      rollAndWrite.count(state as RollAndWriteState, seat) === 0 &&
      !(rolling > 0 && rolled && active === seat)
    );
  },
};
