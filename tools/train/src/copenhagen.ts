/** How Copenhagen is learned. */

import { copenhagenOpinion, copenhagenPlans, copenhagenReading } from '@nyhavn/bots/internal';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine';
import type { Pupil } from './pupil.ts';

const LIMIT = 1500;

/** Turns are planned to their ends, before the harbour is filled again. */
export const copenhagenPupil: Pupil = {
  ...copenhagenReading,
  taught: (state, seat) => copenhagenOpinion(state as CopenhagenState, seat),
  plans: (view, seat, evaluator) =>
    copenhagenPlans(view as CopenhagenState, seat, evaluator, LIMIT).map(({ move }) => move),
  isTurnEnd: (state, seat) => copenhagen.count(state as CopenhagenState, seat) === 0,
};
