/** Ability tracks: which have room, and what marking their boxes unlocks. */
import type { ColourIndex } from '../house/colours.ts';
import type { Tally } from '../tally.ts';
import * as fromData from './data.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { TRACKS } = fromData;

/** A set of tracks, as a tally that counts each at most once. */
export type TrackSet = Tally;

/** All five tracks. */
export const EVERY_TRACK: TrackSet = 0x11111;

/** Tracks with a free box. Nine is the only count up to nine with both its outer bits set. */
export function openTracks(marked: Tally): TrackSet {
  return ~(marked & (marked >>> 3)) & EVERY_TRACK;
}

/** Tracks with two free boxes: those that count less than eight. */
export function roomyTracks(marked: Tally): TrackSet {
  return ~(marked >>> 3) & EVERY_TRACK;
}

/** Bonuses and stars under each track's first boxes: see `symbolsUnder`. */
const SYMBOLS = Int32Array.from({ length: TRACKS.length * 16 }, (_, key) => {
  const { bonus, star } = TRACKS[key >> 4]!;
  const upTo = (boxes: readonly number[]) => boxes.filter((box) => box <= (key & 15)).length;
  return upTo(bonus) | (upTo(star) << 4);
});

/** The number of symbols under the first boxes of a track: bonuses, and above four bits stars. */
export function symbolsUnder(track: ColourIndex, boxes: number): number {
  return SYMBOLS[(track << 4) | boxes]!;
}
