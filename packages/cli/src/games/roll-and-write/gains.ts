/** The gain of a move, by comparing the pictures before and after it. */
import type { Seat } from '@nyhavn/engine';
import type { RollAndWriteSpoken } from '@nyhavn/engine/roll-and-write';
import { say } from '../../words.ts';
import { type Gain, gainBetween } from '../house/gains.ts';
import { paintOf } from '../house/words.ts';
import { BOXES, TRACKS } from './material.ts';
import { type Picture, trackIn } from './picture.ts';

/** The gain of a seat between two pictures by a move of that kind. */
export function gainOf(
  before: Picture,
  after: Picture,
  seat: Seat,
  verb: RollAndWriteSpoken['verb'],
): Gain {
  const gain = gainBetween(before, after, seat, verb);
  const isFull = (picture: Picture, colour: string) =>
    trackIn(picture, seat, colour).marked === BOXES;
  const tracks = TRACKS.filter(({ colour }) => isFull(after, colour) && !isFull(before, colour));
  const { trackFull } = say().rollAndWrite.story;
  return { ...gain, also: tracks.map(({ colour }) => trackFull(paintOf(colour))) };
}
