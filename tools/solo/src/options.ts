/** How large a tile a turn can bring, and for how much help. */
import { COLOURS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import { BONUSES, CHANGES, REROLLS } from './help.ts';
import type { Reach } from './reach.ts';

/** Squares of the largest tile. */
export const LARGEST = Math.max(...ROLL_AND_WRITE_MATERIAL.tiles.map(({ size }) => size));

/** Bonuses that a turn may use, all of one colour. */
const BONUSES_A_TURN = 2;

/** A tile drawn in a turn. */
export interface Option {
  readonly rerolls: number;
  readonly changes: number;
  /** The colour of the bonuses used; without meaning if none are. */
  readonly colour: number;
  readonly bonuses: number;
  readonly size: number;
  /** The help in one number, to be added to a use. */
  readonly use: number;
}

/** Ways to draw a tile of which none is beaten by another that needs no more help. */
export function optionsOf(reach: Reach): Option[] {
  const all = reach.flatMap((row, rerolls) =>
    row.flatMap((counting, changes) =>
      COLOURS.flatMap((_, colour) =>
        Array.from({ length: BONUSES_A_TURN + 1 }, (_, bonuses) => ({
          rerolls,
          changes,
          colour,
          bonuses,
          size: Math.min(LARGEST, counting[colour]! + bonuses),
          use: rerolls * REROLLS.step + changes * CHANGES.step + bonuses * BONUSES[colour]!.step,
        })),
      ),
    ),
  );
  // From the cheapest on, so that a better option comes before a worse one.
  all.sort((a, b) => cost(a) - cost(b) || b.size - a.size);
  const kept: Option[] = [];
  for (const option of all) if (!kept.some((other) => beats(other, option))) kept.push(option);
  return kept;
}

function cost({ rerolls, changes, bonuses }: Option): number {
  return rerolls + changes + bonuses;
}

function beats(one: Option, other: Option): boolean {
  return (
    one.size >= other.size &&
    one.rerolls <= other.rerolls &&
    one.changes <= other.changes &&
    one.bonuses <= other.bonuses &&
    (one.bonuses === 0 || one.colour === other.colour)
  );
}
