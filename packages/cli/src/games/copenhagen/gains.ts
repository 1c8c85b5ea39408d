/** What a move brought, found by comparing the pictures before and after it. */
import type { Seat } from '@nyhavn/engine';
import type { CopenhagenSpoken } from '@nyhavn/engine/copenhagen';
import { type Gain, gainBetween } from '../house/gains.ts';
import type { Picture } from './picture.ts';

/** What a seat gained between two pictures by a move of that kind. */
export function gainOf(
  before: Picture,
  after: Picture,
  seat: Seat,
  verb: CopenhagenSpoken['verb'],
): Gain {
  return gainBetween(before, after, seat, verb.startsWith('coat'));
}
