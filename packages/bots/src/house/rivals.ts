/** The leading rival of a seat, and its features. */
import { countBits, type Seat } from '@nyhavn/engine';
import type { Building } from '@nyhavn/engine/house';

/** Of the others, the one with most points, and of those the one with most squares; alone, oneself. */
export function leadingRival<Own extends Building>(buildings: readonly Own[], seat: Seat): Own {
  let leading: Own | undefined;
  for (const [other, building] of buildings.entries()) {
    if (other === seat) continue;
    if (!leading || standing(building) > standing(leading)) leading = building;
  }
  return leading ?? buildings[seat]!;
}

function standing({ score, low, high }: Building): number {
  return 100 * score + countBits(low) + countBits(high);
}

/** The features of a rival beside the building: three numbers. */
type Beside = readonly [number, number, number];

/** The rival that was read last: within a turn of one's own it is always the same. */
export class RivalRow {
  readonly row: Float64Array;
  readonly #key = new Int32Array(8);

  constructor(features: number) {
    this.row = new Float64Array(features);
  }

  /** Returns true if the row is of this rival; from now on it is to be. */
  isOf({ low, high, bricksLow, bricksHigh, score }: Building, ...[a, b, c]: Beside): boolean {
    const key = this.#key;
    const isSame =
      // The complement, so that nothing read yet is no empty building.
      key[0] === ~low &&
      key[1] === high &&
      key[2] === bricksLow &&
      key[3] === bricksHigh &&
      key[4] === score &&
      key[5] === a &&
      key[6] === b &&
      key[7] === c;
    if (isSame) return true;
    key[0] = ~low;
    key[1] = high;
    key[2] = bricksLow;
    key[3] = bricksHigh;
    key[4] = score;
    key[5] = a;
    key[6] = b;
    key[7] = c;
    return false;
  }
}
