/** Exact expectations over dice: all 252 results of five, and every choice of dice to roll again. */
import { countOf, type Tally, tallyOf } from '@nyhavn/engine';

const FACES = 6;
const DICE = 5;

/** All multisets of dice by their number, from none to five. */
export const HANDS: readonly (readonly Tally[])[] = Array.from({ length: DICE + 1 }, (_, size) =>
  handsOf(size, 0),
);

function handsOf(size: number, face: number): Tally[] {
  if (size === 0) return [0];
  if (face === FACES) return [];
  const fewer = handsOf(size - 1, face).map((hand) => hand + tallyOf(face));
  return [...fewer, ...handsOf(size, face + 1)];
}

/** The number of the 6^5 falls of five dice that show these faces. */
export function waysOf(dice: Tally): number {
  let ways = 1;
  let left = DICE;
  for (let face = 0; face < FACES; face++) {
    for (let count = countOf(dice, face); count > 0; count--) ways *= left-- / count;
  }
  return Math.round(ways);
}

/** The value of each roll, and the expectation of re-rolls. */
export class RollValues {
  readonly #values = new Map<Tally, number>();

  /** Begins with the value of each of the 252 results of five dice. */
  constructor(worth: (dice: Tally) => number) {
    for (const dice of HANDS[DICE]!) this.#values.set(dice, worth(dice));
    for (let kept = DICE - 1; kept >= 0; kept--) {
      for (const hand of HANDS[kept]!) {
        let sum = 0;
        for (let face = 0; face < FACES; face++) sum += this.after(hand + tallyOf(face));
        this.#values.set(hand, sum / FACES);
      }
    }
  }

  /** The expected value once the dice that are missing from these are rolled; exact. */
  after(kept: Tally): number {
    return this.#values.get(kept)!;
  }

  /** The dice to keep for the best expectation, of all real parts of these. */
  bestKept(dice: Tally): { readonly kept: Tally; readonly value: number } {
    let kept = 0;
    for (const part of realParts(dice)) if (this.after(part) > this.after(kept)) kept = part;
    return { kept, value: this.after(kept) };
  }

  /** The same with one more re-roll at hand, which costs something. */
  withReroll(cost: number): RollValues {
    return new RollValues((dice) => Math.max(this.after(dice), this.bestKept(dice).value - cost));
  }
}

const PARTS = new Map<Tally, readonly Tally[]>();

/** All real parts of these dice: what can be kept in a re-roll. */
export function realParts(dice: Tally): readonly Tally[] {
  const known = PARTS.get(dice);
  if (known) return known;
  const parts = HANDS.slice(0, DICE).flatMap((hands) => hands.filter((hand) => isPart(hand, dice)));
  PARTS.set(dice, parts);
  return parts;
}

function isPart(part: Tally, whole: Tally): boolean {
  for (let face = 0; face < FACES; face++) {
    if (countOf(part, face) > countOf(whole, face)) return false;
  }
  return true;
}
