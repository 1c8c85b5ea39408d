/** The gain of a move, by comparing the pictures before and after it. */
import type { Seat } from '@nyhavn/engine';
import type { CopenhagenSpoken } from '@nyhavn/engine/copenhagen';
import { type Gain, gainBetween } from '../house/gains.ts';
import type { Picture } from './picture.ts';

/** The gain of a seat between two pictures by a move of that kind. */
export function gainOf(
  before: Picture,
  after: Picture,
  seat: Seat,
  verb: CopenhagenSpoken['verb'],
): Gain {
  return gainBetween(before, after, seat, verb.startsWith('coat'));
}
