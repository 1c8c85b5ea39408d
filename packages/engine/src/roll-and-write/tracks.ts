/** Ability tracks: which have room, and what marking their boxes unlocks. */
import type { Tally } from '../tally.ts';
import { TRACK_LENGTH, TRACKS } from './data.ts';

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

/** How many symbols stand under a track's first boxes, by track and by how many boxes. */
function symbolsUpTo(boxes: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return boxes.map((printed) =>
    Array.from(
      { length: TRACK_LENGTH + 1 },
      (_, marked) => printed.filter((box) => box <= marked).length,
    ),
  );
}

/** Bonuses under the first boxes of a track: `BONUSES[track][boxes]`. */
export const BONUSES = symbolsUpTo(TRACKS.map(({ bonus }) => bonus));

/** Stars under the first boxes of a track: `STARS[track][boxes]`. */
export const STARS = symbolsUpTo(TRACKS.map(({ star }) => star));
