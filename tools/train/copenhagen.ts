/** How Copenhagen is learned. */
import { type CopenhagenState, copenhagen } from '@nyhavn/engine';
import { evaluate } from '../../packages/bots/src/copenhagen/evaluator.ts';
import { reading } from '../../packages/bots/src/copenhagen/learned.ts';
import { plansOf } from '../../packages/bots/src/copenhagen/turn.ts';
import type { Pupil } from './pupil.ts';

const LIMIT = 1500;

/** Turns are planned to their ends, before the harbour is filled again. */
export const copenhagenPupil: Pupil = {
  ...reading,
  taught: (state, seat) => evaluate(state as CopenhagenState, seat),
  plans: (view, seat, evaluator) =>
    plansOf(view as CopenhagenState, seat, evaluator, LIMIT).map(({ move }) => move),
  isTurnEnd: (state, seat) => copenhagen.count(state as CopenhagenState, seat) === 0,
};
