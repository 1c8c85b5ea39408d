/**
 * Six small counters in one integer, four bits each: dice by face, boxes by track, stars by colour.
 * Equal tallies are equal numbers, so multisets compare, travel and copy for free.
 */
export type Tally = number;

/** The counter of the `index`th kind. */
export function countOf(tally: Tally, index: number): number {
  return (tally >>> (index << 2)) & 15;
}

/** The tally that holds `amount` of the `index`th kind; add it to another, or take it away. */
export function tallyOf(index: number, amount = 1): Tally {
  return amount << (index << 2);
}

/** The sum of all counters. */
export function totalOf(tally: Tally): number {
  const pairs = (tally & 0x0f0f0f) + ((tally >>> 4) & 0x0f0f0f);
  return (pairs & 255) + ((pairs >> 8) & 255) + (pairs >> 16);
}

/** Returns true if `part` can be taken out of `whole`. */
export function contains(whole: Tally, part: Tally): boolean {
  for (let index = 0; index < 6; index++) {
    if (countOf(part, index) > countOf(whole, index)) return false;
  }
  return true;
}

/** The number of parts of three counters, by the twelve bits that they take. */
const PARTS = Uint16Array.from(
  { length: 1 << 12 },
  (_, bits) => (countOf(bits, 0) + 1) * (countOf(bits, 1) + 1) * (countOf(bits, 2) + 1),
);

/** The number of different parts of a tally, the empty one and itself included. */
export function countParts(tally: Tally): number {
  return PARTS[tally & 0xfff]! * PARTS[(tally >>> 12) & 0xfff]!;
}

/** The `index`th of those parts; part 0 is the empty one. */
export function partAt(tally: Tally, index: number): Tally {
  let part = 0;
  for (let kind = 0; index > 0; kind++) {
    const choices = countOf(tally, kind) + 1;
    part += tallyOf(kind, index % choices);
    index = (index / choices) | 0;
  }
  return part;
}

/** The number of different parts of that size, from this kind on. */
export function countPartsOfSize(tally: Tally, size: number, kind = 0): number {
  if (size === 0) return 1;
  if (kind === 6) return 0;
  let parts = 0;
  for (let taken = Math.min(size, countOf(tally, kind)); taken >= 0; taken--) {
    parts += countPartsOfSize(tally, size - taken, kind + 1);
  }
  return parts;
}

/** The `index`th of those parts. */
export function partOfSizeAt(tally: Tally, size: number, index: number, kind = 0): Tally {
  if (size === 0) return 0;
  for (let taken = Math.min(size, countOf(tally, kind)); ; taken--) {
    const parts = countPartsOfSize(tally, size - taken, kind + 1);
    if (index < parts) {
      return tallyOf(kind, taken) + partOfSizeAt(tally, size - taken, index, kind + 1);
    }
    index -= parts;
  }
}

/** The letters counted, in canonical order, as in `RBBYW`; the empty tally is the empty text. */
export function formatTally(tally: Tally, letters: readonly string[]): string {
  let text = '';
  for (let index = 0; index < letters.length; index++) {
    const count = countOf(tally, index);
    if (count > 0) text += letters[index]!.repeat(count);
  }
  return text;
}

/** Counts letters in any order; undefined when one is unknown or a counter would overflow. */
export function parseTally(text: string, letters: readonly string[]): Tally | undefined {
  if (text.length > 15) return undefined;
  let tally = 0;
  for (let place = 0; place < text.length; place++) {
    const index = letters.indexOf(text[place]!);
    if (index < 0) return undefined;
    tally += tallyOf(index);
  }
  return tally;
}
