/** The refusals of Roll & Write, in English. */
import { HOUSE_ENGLISH } from '../house/english.ts';
import type { REFUSALS } from './refusals.ts';

/** A sentence for each refusal of this game. */
export const ENGLISH: Readonly<Record<(typeof REFUSALS)[number], string>> = {
  ...HOUSE_ENGLISH,
  'shape-drawn-already': 'You’ve already drawn your tile this turn.',
  'shape-not-drawn': 'Your dice allow a tile, so you must draw one before you end your turn.',
  'wrong-number-of-dice': 'That’s the wrong number of dice.',
  'dice-not-there': 'Those dice aren’t on the table.',
  'dice-of-several-faces': 'Colour change only works on dice that show the same colour.',
  'dice-of-another-colour': 'Pay with dice of the tile’s colour or white.',
  'same-face': 'The dice already show that colour.',
  'too-few-dice': 'You don’t have enough dice and bonuses for this tile.',
  'too-many-dice': 'That’s too many dice.',
  'die-not-left': 'No die is left for that track.',
  'tile-crossed-out': 'Every copy of that tile is crossed out.',
  'tile-not-crossed-out': 'No copy of that tile is crossed out, so you don’t need Use again.',
  mirrored: 'You can rotate tiles, but not mirror them.',
  'brick-missing': 'One of the squares must get the X.',
  'brick-not-allowed': 'Under No X every square gets an O.',
  'no-star': 'You have no star ready for that ability.',
  'no-bonus': 'You don’t have that many bonuses of this colour ready.',
  'bonus-not-needed': 'You have enough dice, so you can’t spend a bonus.',
  'no-x-declared-already': 'You’re already using No X this turn.',
  'no-x-useless': 'You have nothing left to draw this turn.',
  'track-full': 'That track doesn’t have enough free boxes.',
};
