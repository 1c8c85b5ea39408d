/** How Roll & Write is learned. */

import { rollAndWriteOpinion, rollAndWritePlans, rollAndWriteReading } from '@nyhavn/bots/internal';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import type { Pupil } from './pupil.ts';

const DEPTH = { limit: 600, rerolls: true };

/** Turns are planned to their ends, re-rolls by their expectation. */
export const rollAndWritePupil: Pupil = {
  ...rollAndWriteReading,
  taught: (state, seat) => rollAndWriteOpinion(state as RollAndWriteState, seat),
  plans: (view, seat, evaluator) =>
    rollAndWritePlans(view as RollAndWriteState, seat, evaluator, DEPTH).map(({ move }) => move),
  isTurnEnd(state, seat) {
    const { rolling, rolled, active } = state as RollAndWriteState;
    return (
      rollAndWrite.count(state as RollAndWriteState, seat) === 0 &&
      !(rolling > 0 && rolled && active === seat)
    );
  },
};
