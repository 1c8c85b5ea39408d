/** The marks that the others may make with the dice that the active player left over. */
import * as fromBits from '../bits.ts';
import type { Move } from '../game.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import * as fromData from './data.ts';
import * as fromMoves from './moves.ts';
import type { Sheet, State } from './state.ts';
import type { TrackSet } from './tracks.ts';
import * as fromTracks from './tracks.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { bitAt, countBits } = fromBits;
const { countOf } = fromTally;
const { FACE } = fromData;
const { packMark } = fromMoves;
const { EVERY_TRACK, openTracks, roomyTracks } = fromTracks;

/** Tracks that one die left over can mark: its own colour's, or any if it is white (RW-12). */
export function markableTracks(dice: Tally, sheet: Sheet): TrackSet {
  const open = openTracks(sheet.marked);
  return countOf(dice, FACE.W) > 0 ? open : open & shown(dice);
}

/** Colours that some die shows. */
function shown(dice: Tally): TrackSet {
  return (dice | (dice >>> 1) | (dice >>> 2)) & EVERY_TRACK;
}

/** Tracks that two dice left over can mark twice. */
function doublyMarkable(dice: Tally, sheet: Sheet): TrackSet {
  const whites = countOf(dice, FACE.W);
  const pairs = (dice >>> 1) | (dice >>> 2);
  const dieTwice = whites >= 2 ? EVERY_TRACK : whites === 1 ? pairs | shown(dice) : pairs;
  return dieTwice & roomyTracks(sheet.marked);
}

/** The number of pairs of different tracks that two of these dice can mark. */
function countPairs(dice: Tally, sheet: Sheet): number {
  const tracks = markableTracks(dice, sheet);
  const all = pairsOf(countBits(tracks));
  return countOf(dice, FACE.W) === 1 ? all - pairsOf(countBits(tracks & ~shown(dice))) : all;
}

function pairsOf(tracks: number): number {
  return (tracks * (tracks - 1)) >> 1;
}

/** The `index`th of those pairs. */
function pairAt(dice: Tally, sheet: Sheet, index: number): Tally {
  const tracks = markableTracks(dice, sheet);
  const needWhite = countOf(dice, FACE.W) === 1 ? tracks & ~shown(dice) : 0;
  for (let first = tracks; ; first &= first - 1) {
    const one = first & -first;
    const excluded = (one & needWhite) !== 0 ? needWhite : 0;
    const partners = first & ~one & ~excluded;
    const here = countBits(partners);
    if (index < here) return one + (1 << bitAt(partners, index));
    index -= here;
  }
}

/** The number of ways to mark, declining included. Two players may take two dice. */
export function countMarks(state: State, sheet: Sheet): number {
  const ones = countBits(markableTracks(state.dice, sheet));
  if (state.sheets.length > 2) return 1 + ones;
  return 1 + ones + countBits(doublyMarkable(state.dice, sheet)) + countPairs(state.dice, sheet);
}

/** The `index`th of those ways. */
export function markAt(state: State, sheet: Sheet, index: number): Move {
  if (index === 0) return packMark(0);
  index -= 1;
  const ones = markableTracks(state.dice, sheet);
  if (index < countBits(ones)) return packMark(1 << bitAt(ones, index));
  index -= countBits(ones);
  const twos = doublyMarkable(state.dice, sheet);
  if (index < countBits(twos)) return packMark(2 << bitAt(twos, index));
  return packMark(pairAt(state.dice, sheet, index - countBits(twos)));
}
