/** The refusals of Copenhagen, in English. */
import { HOUSE_ENGLISH } from '../house/english.ts';
import type { REFUSALS } from './refusals.ts';

/** A sentence for each refusal of this game. */
export const ENGLISH: Readonly<Record<(typeof REFUSALS)[number], string>> = {
  ...HOUSE_ENGLISH,
  'unknown-place': 'Name two or three of the spaces 1 to 7, as in 3,4.',
  'unknown-ability':
    'There’s no such ability. The abilities are any, extra, discount, change and both.',
  'brick-elsewhere': 'This tile can’t be turned so that its brick is there.',
  'tile-not-in-supply': 'None of these tiles is left in the supply.',
  'wrong-number-of-cards': 'That’s the wrong number of cards.',
  'card-not-in-pile': 'That card can’t come from the draw pile now.',
  'card-not-in-hand': 'You don’t have those cards.',
  'cards-of-several-colours': 'You can use cards of only one other colour.',
  'too-few-cards': 'That’s not enough: the tile costs more cards here.',
  'too-many-cards': 'That’s too much: the tile costs fewer cards here.',
  'hand-too-large': 'Discard down to seven cards first.',
  'not-neighbours': 'Those spaces aren’t neighbours, and you have no ability ready for that.',
  'no-ability': 'You don’t have the ability tile for this, or it’s already used.',
  'ability-owned': 'You already have that ability tile.',
  'ability-gone': 'None of these ability tiles is left.',
  'nothing-to-turn': 'You have no used ability tiles to refresh.',
};
