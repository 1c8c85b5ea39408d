/** The refusals of Copenhagen, in English. */
import { HOUSE_ENGLISH } from '../house/english.ts';
import type { REFUSALS } from './refusals.ts';

/** A sentence for each refusal of this game. */
export const ENGLISH: Readonly<Record<(typeof REFUSALS)[number], string>> = {
  ...HOUSE_ENGLISH,
  'unknown-place': 'Cards are taken from two or three of the places 1 to 7, as in 3,4.',
  'unknown-ability': 'There is no such ability: they are any, extra, discount, change and both.',
  'brick-elsewhere': 'However this tile is turned, its brick does not come to lie there.',
  'tile-not-in-supply': 'No such tile is left in the supply.',
  'wrong-number-of-cards': 'That is not the number of cards.',
  'card-not-in-pile': 'That card can not come from the pile now.',
  'card-not-in-hand': 'Those cards are not in the hand.',
  'cards-of-several-colours': 'Cards of one other colour at most can be mixed in.',
  'too-few-cards': 'The tile costs more than that here.',
  'too-many-cards': 'The tile costs less than that here; nobody overpays.',
  'hand-too-large': 'First discard down to seven cards.',
  'not-neighbours': 'Those places are not neighbours, and no ability for that is active.',
  'no-ability': 'The ability tile that this needs is not owned, or turned over.',
  'ability-owned': 'That ability tile is owned already.',
  'ability-gone': 'No ability tile of that kind is left.',
  'nothing-to-turn': 'No ability tile is turned over.',
};
