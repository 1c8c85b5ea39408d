/** How Copenhagen is learned. */
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { reading } from '../../packages/bots/src/copenhagen/learned.ts';
import { opinionOf } from '../../packages/bots/src/copenhagen/opinion.ts';
import { plansOf } from '../../packages/bots/src/copenhagen/turn.ts';
import type { Pupil } from './pupil.ts';

const LIMIT = 1500;

/** Turns are planned to their ends, before the harbour is filled again. */
export const copenhagenPupil: Pupil = {
  ...reading,
  taught: (state, seat) => opinionOf(state as CopenhagenState, seat),
  plans: (view, seat, opinion) =>
    plansOf(view as CopenhagenState, seat, opinion, LIMIT).map(({ move }) => move),
  isTurnEnd: (state, seat) => copenhagen.count(state as CopenhagenState, seat) === 0,
};
