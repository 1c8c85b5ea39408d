/** The reasons for which Copenhagen refuses a move. */
import { HOUSE_REFUSALS, type HouseRefusal } from '../house/refusals.ts';
import type { CommonRefusal } from '../refusals.ts';

/** Those that not every game has. */
export const REFUSALS = [
  ...HOUSE_REFUSALS,
  'unknown-place',
  'unknown-ability',
  'brick-elsewhere',
  'tile-not-in-supply',
  'wrong-number-of-cards',
  'card-not-in-pile',
  'card-not-in-hand',
  'cards-of-several-colours',
  'too-few-cards',
  'too-many-cards',
  'hand-too-large',
  'not-neighbours',
  'no-ability',
  'ability-owned',
  'ability-gone',
  'nothing-to-turn',
] as const;

/** Those that no other game has. */
export type OwnRefusal = Exclude<(typeof REFUSALS)[number], HouseRefusal>;

/** Any reason that this game gives. */
export type Refusal = CommonRefusal | (typeof REFUSALS)[number];
