/**
 * Help that tracks give, by what of it was used: re-rolls, colour changes, One X, and the bonuses of
 * each colour. A use of help is a number, each kind a digit of it, so that uses add up.
 */
import { COLOURS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';

const { tracks, startRerolls } = ROLL_AND_WRITE_MATERIAL;
const [RED, BLUE, PURPLE, GREEN] = [0, 1, 2, 3];

/** A kind of help: how much of it there is, and the step between two uses that differ by one of it. */
export interface Kind {
  readonly most: number;
  readonly step: number;
}

let size = 1;
function kindWith(most: number): Kind {
  const kind = { most, step: size };
  size *= most + 1;
  return kind;
}

/** Re-rolls, those that everybody starts with included. */
export const REROLLS = kindWith(startRerolls + tracks[RED]!.star.length);
/** Colour changes. */
export const CHANGES = kindWith(tracks[GREEN]!.star.length);
/** One X. */
export const SINGLES = kindWith(tracks[PURPLE]!.star.length);
/** Bonuses of each colour. */
export const BONUSES = tracks.map(({ bonus }) => kindWith(bonus.length));
/** No X, which is no part of a use: it is only asked for in the end. */
export const MAX_NO_X = tracks[BLUE]!.star.length;
/** All kinds of a use. */
export const KINDS = [REROLLS, CHANGES, SINGLES, ...BONUSES];
/** How many different uses there are. */
export const USES = size;

/** How much of a kind is used. */
export function amountOf(use: number, { most, step }: Kind): number {
  return Math.floor(use / step) % (most + 1);
}

/** The box that has to be marked for so many of the symbols; the first re-rolls need none. */
function boxFor(boxes: readonly number[], amount: number): number {
  return amount <= 0 ? 0 : boxes[amount - 1]!;
}

/** Boxes that have to be marked on each track before a use, and for so many No X. */
export function boxesFor(use: number, noX = 0): number[] {
  const stars = COLOURS.map(() => 0);
  stars[RED!] = amountOf(use, REROLLS) - startRerolls;
  stars[BLUE!] = noX;
  stars[PURPLE!] = amountOf(use, SINGLES);
  stars[GREEN!] = amountOf(use, CHANGES);
  return tracks.map(({ bonus, star }, track) =>
    Math.max(boxFor(star, stars[track]!), boxFor(bonus, amountOf(use, BONUSES[track]!))),
  );
}
