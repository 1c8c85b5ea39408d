/** The reasons for which Roll & Write refuses a move. */
import { HOUSE_REFUSALS, type HouseRefusal } from '../house/refusals.ts';
import type { CommonRefusal } from '../refusals.ts';

/** Those that not every game has. */
export const REFUSALS = [
  ...HOUSE_REFUSALS,
  'shape-drawn-already',
  'shape-not-drawn',
  'wrong-number-of-dice',
  'dice-not-there',
  'dice-of-several-faces',
  'dice-of-another-colour',
  'same-face',
  'too-few-dice',
  'too-many-dice',
  'die-not-left',
  'tile-crossed-out',
  'tile-not-crossed-out',
  'mirrored',
  'brick-missing',
  'brick-not-allowed',
  'no-star',
  'no-bonus',
  'bonus-not-needed',
  'no-x-declared-already',
  'no-x-useless',
  'track-full',
] as const;

/** Those that no other game has. */
export type OwnRefusal = Exclude<(typeof REFUSALS)[number], HouseRefusal>;

/** Any reason that this game gives. */
export type Refusal = CommonRefusal | (typeof REFUSALS)[number];
