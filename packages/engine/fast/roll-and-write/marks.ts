/** The marks that the others may make with the dice that the active player left over. */
import { bitAt, countOf } from './bits';
import { Sheet, state } from './state';
import { FACE_W } from './tables';

/** All five tracks, as a tally that counts each once. */
export const EVERY_TRACK: i32 = 0x11111;

/** Tracks with a free box. Nine is the only count up to nine with both its outer bits set. */
export function openTracks(marked: i32): i32 {
  return ~(marked & (marked >>> 3)) & EVERY_TRACK;
}

/** Tracks with two free boxes: those that count less than eight. */
function roomyTracks(marked: i32): i32 {
  return ~(marked >>> 3) & EVERY_TRACK;
}

/** Colours that some die shows. */
function shown(dice: i32): i32 {
  return (dice | (dice >>> 1) | (dice >>> 2)) & EVERY_TRACK;
}

/** Tracks that one die left over can mark: its own colour's, or any if it is white (RW-12). */
export function markableTracks(dice: i32, marked: i32): i32 {
  return openTracks(marked) & (countOf(dice, FACE_W) > 0 ? EVERY_TRACK : shown(dice));
}

/** Tracks that two dice left over can mark twice. */
function doublyMarkable(dice: i32, marked: i32): i32 {
  const whites = countOf(dice, FACE_W);
  const pairs = (dice >>> 1) | (dice >>> 2);
  const dieTwice = whites >= 2 ? EVERY_TRACK : whites === 1 ? pairs | shown(dice) : pairs;
  return dieTwice & roomyTracks(marked);
}

/** Tracks that only the one white die can mark, so that no two of them go together. */
function needWhite(dice: i32, tracks: i32): i32 {
  return countOf(dice, FACE_W) === 1 ? tracks & ~shown(dice) : 0;
}

function pairsOf(tracks: i32): i32 {
  return (tracks * (tracks - 1)) >> 1;
}

/** Tracks that can be marked together with the lowest of the set. */
function partnersOf(tracks: i32, white: i32): i32 {
  const one = tracks & -tracks;
  return tracks & ~one & ~((one & white) !== 0 ? white : 0);
}

function pairAt(dice: i32, tracks: i32, index: i32): i32 {
  const white = needWhite(dice, tracks);
  let partners = partnersOf(tracks, white);
  for (let here = popcnt(partners); index >= here; here = popcnt(partners)) {
    index -= here;
    tracks &= tracks - 1;
    partners = partnersOf(tracks, white);
  }
  return (tracks & -tracks) + (1 << bitAt(partners, index));
}

/** The number of ways to mark, declining included. Two players may take two dice. */
export function countMarks(sheet: Sheet): i32 {
  const dice = state.dice;
  const tracks = markableTracks(dice, sheet.marked);
  const ones = popcnt(tracks);
  if (state.players > 2) return 1 + ones;
  const pairs = pairsOf(ones) - pairsOf(popcnt(needWhite(dice, tracks)));
  return 1 + ones + popcnt(doublyMarkable(dice, sheet.marked)) + pairs;
}

/** The boxes that the `index`th of those ways marks, by track. */
export function markAt(sheet: Sheet, index: i32): i32 {
  if (index === 0) return 0;
  index -= 1;
  const dice = state.dice;
  const tracks = markableTracks(dice, sheet.marked);
  const ones = popcnt(tracks);
  if (index < ones) return 1 << bitAt(tracks, index);
  index -= ones;
  const doubles = doublyMarkable(dice, sheet.marked);
  const twos = popcnt(doubles);
  if (index < twos) return 2 << bitAt(doubles, index);
  return pairAt(dice, tracks, index - twos);
}
