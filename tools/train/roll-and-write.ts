/** How Roll & Write is learned. */
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import { evaluate } from '../../packages/bots/src/roll-and-write/evaluator.ts';
import { reading } from '../../packages/bots/src/roll-and-write/learned.ts';
import { plansOf } from '../../packages/bots/src/roll-and-write/turn.ts';
import type { Pupil } from './pupil.ts';

const DEPTH = { limit: 600, rerolls: true };

/** Turns are planned to their ends, re-rolls by their expectation. */
export const rollAndWritePupil: Pupil = {
  ...reading,
  taught: (state, seat) => evaluate(state as RollAndWriteState, seat),
  plans: (view, seat, evaluator) =>
    plansOf(view as RollAndWriteState, seat, evaluator, DEPTH).map(({ move }) => move),
  isTurnEnd(state, seat) {
    const { rolling, rolled, active } = state as RollAndWriteState;
    return (
      rollAndWrite.count(state as RollAndWriteState, seat) === 0 &&
      !(rolling > 0 && rolled && active === seat)
    );
  },
};
