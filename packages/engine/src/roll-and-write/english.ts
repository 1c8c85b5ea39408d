/** The refusals of Roll & Write, in English. */
import { HOUSE_ENGLISH } from '../house/english.ts';
import type { REFUSALS } from './refusals.ts';

/** A sentence for each refusal of this game. */
export const ENGLISH: Readonly<Record<(typeof REFUSALS)[number], string>> = {
  ...HOUSE_ENGLISH,
  'shape-drawn-already': 'The shape of this turn is drawn already.',
  'shape-not-drawn': 'The dice allow a shape, so it has to be drawn before the turn can end.',
  'wrong-number-of-dice': 'That is not the number of dice.',
  'dice-not-there': 'Those dice do not lie there.',
  'dice-of-several-faces': 'A colour change turns dice that all show the same face.',
  'dice-of-another-colour': 'A tile is paid with dice of its colour and white ones.',
  'same-face': 'The dice show that face already.',
  'too-few-dice': 'Those are too few dice and bonuses for a tile of this size.',
  'too-many-dice': 'Those are too many dice.',
  'die-not-left': 'No die is left that would mark that box.',
  'impossible-turn': 'No turn leaves just these dice with that tile crossed out.',
  'tile-crossed-out': 'Every copy of that tile is crossed out.',
  'tile-not-crossed-out': 'No copy of that tile is crossed out, so it needs no Use again.',
  mirrored: 'Tiles may be rotated, not mirrored.',
  'brick-missing': 'One of the squares has to get the X.',
  'brick-not-allowed': 'Under No X every square gets an O.',
  'no-star': 'No star for that ability is ready for use.',
  'no-bonus': 'There are not that many bonuses of this colour ready for use.',
  'bonus-not-needed': 'The dice suffice, so a bonus may not be spent.',
  'no-x-declared-already': 'No X is in force already.',
  'no-x-useless': 'Nothing is left to be drawn in this turn.',
  'track-full': 'That track has too few free boxes.',
};
