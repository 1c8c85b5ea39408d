/** What a tile costs where it is placed. */

import { nearHigh, nearLow } from './builds.ts';
import type { Tile } from './data.ts';
import type { House } from './state.ts';

/** The cost without abilities: its size, less one beside an own tile of the same colour. */
export function costOf(house: House, tile: Tile, low: number, high: number): number {
  const touching = (low & nearLow(house, tile.colour)) | (high & nearHigh(house, tile.colour));
  return touching === 0 ? tile.size : tile.size - 1;
}
