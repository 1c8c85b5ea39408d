/** How Copenhagen is learned. */
import { type CopenhagenState, copenhagen } from '@nyhavn/engine';
import { FEATURES, writeFeatures } from '../../packages/bots/src/copenhagen/features.ts';
import { opinionOf } from '../../packages/bots/src/copenhagen/opinion.ts';
import { plansOf } from '../../packages/bots/src/copenhagen/turn.ts';
import type { Pupil } from './pupil.ts';

const LIMIT = 1500;

/** Turns are planned to their ends, before the harbour is filled again. */
export const copenhagenPupil: Pupil = {
  game: copenhagen,
  features: FEATURES,
  taught: (state, seat) => opinionOf(state as CopenhagenState, seat),
  write: (into, view, seat) => writeFeatures(into, view as CopenhagenState, seat),
  plans: (view, seat, opinion) =>
    plansOf(view as CopenhagenState, seat, opinion, LIMIT).map(({ move }) => move),
  isTurnEnd: (state, seat) => copenhagen.count(state as CopenhagenState, seat) === 0,
};
