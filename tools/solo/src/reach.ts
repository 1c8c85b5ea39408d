/** The faces that dice can show after re-rolls with known results and colour changes. */
import { COLOURS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { RoundOfDice } from './chance.ts';

const { dice, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');

/** Dice by how many of them show each face: digits of a number, so that dice are put together by adding. */
type Count = number;

function oneOf(face: number): Count {
  return faces.length ** face;
}

/** How many dice show a face; five of a face are the most, which is the last digit there is. */
function shown(count: Count, face: number): number {
  return Math.floor(count / oneOf(face)) % faces.length;
}

/** All counts of so many dice that show faces up to that one. */
function countsOf(amount: number, face: number): Count[] {
  if (face === 0) return [amount];
  return Array.from({ length: amount + 1 }, (_, here) =>
    countsOf(amount - here, face - 1).map((count) => count + here * oneOf(face)),
  ).flat();
}

/** The 252 results of five dice, and the number of each. */
const RESULTS = countsOf(dice, WHITE);
const NUMBERS = new Int16Array(faces.length ** faces.length);
for (const [number, count] of RESULTS.entries()) NUMBERS[count] = number;

/** For every result what may be kept of it, by how many dice are rolled again. */
const KEPT = RESULTS.map((result) =>
  Array.from({ length: dice + 1 }, (_, rolled) =>
    countsOf(dice - rolled, WHITE).filter((kept) =>
      faces.every((_, face) => shown(kept, face) <= shown(result, face)),
    ),
  ),
);

/** For every result the numbers of those to which one colour change leads. */
const CHANGED = RESULTS.map((result) =>
  faces.flatMap((_, from) =>
    faces.flatMap((_, to) =>
      Array.from({ length: from === to ? 0 : shown(result, from) }, (_, less) => {
        const moved = (less + 1) * (oneOf(to) - oneOf(from));
        return NUMBERS[result + moved]!;
      }),
    ),
  ),
);

/** For every result how many dice count for each colour: those that show it and white ones. */
const COUNTING = RESULTS.map((result) =>
  COLOURS.map((_, colour) => shown(result, colour) + shown(result, WHITE)),
);

/** The most dice that count for each colour, by re-rolls and colour changes that may be spent. */
export type Reach = readonly (readonly (readonly number[])[])[];

/**
 * The most dice that can count for each colour in the turn of a round, for every number of re-rolls
 * and of colour changes up to these, in any order, by a player who knows what every re-roll shows.
 */
export function reachOf(round: RoundOfDice, rerolls: number, changes: number): Reach {
  const start = new Uint8Array(RESULTS.length);
  start[NUMBERS[countOf(round.own, dice)]!] = 1;
  const reach: number[][][] = [];
  let before: Uint8Array[] = [];
  for (let spent = 0; spent <= rerolls; spent++) {
    const sets: Uint8Array[] = [];
    for (let changed = 0; changed <= changes; changed++) {
      const set = spent === 0 && changed === 0 ? start : new Uint8Array(RESULTS.length);
      if (spent > 0) rollAgain(before[changed]!, round, spent - 1, set);
      if (changed > 0) change(sets[changed - 1]!, set);
      sets.push(set);
    }
    const row: number[][] = [];
    for (const [changed, set] of sets.entries()) {
      row.push(mostCounting(set, [reach[spent - 1]?.[changed], row[changed - 1]]));
    }
    reach.push(row);
    before = sets;
  }
  return reach;
}

function countOf(shownFaces: readonly number[], amount: number): Count {
  return shownFaces.slice(0, amount).reduce((count, face) => count + oneOf(face), 0);
}

function rollAgain(from: Uint8Array, round: RoundOfDice, reroll: number, to: Uint8Array): void {
  if (!round.isKnown) {
    to.fill(1);
    return;
  }
  const rolled = Array.from({ length: dice + 1 }, (_, amount) =>
    countOf(round.again[reroll]!, amount),
  );
  for (let number = 0; number < from.length; number++) {
    if (from[number] === 0) continue;
    for (let amount = 1; amount <= dice; amount++) {
      for (const kept of KEPT[number]![amount]!) to[NUMBERS[kept + rolled[amount]!]!] = 1;
    }
  }
}

function change(from: Uint8Array, to: Uint8Array): void {
  for (let number = 0; number < from.length; number++) {
    if (from[number] === 0) continue;
    for (const changed of CHANGED[number]!) to[changed] = 1;
  }
}

/** The most in any result of a set, or with less spent. */
function mostCounting(set: Uint8Array, less: readonly (readonly number[] | undefined)[]): number[] {
  return COLOURS.map((_, colour) => {
    let most = Math.max(...less.map((counting) => counting?.[colour] ?? 0));
    for (let number = 0; number < set.length; number++) {
      if (set[number] === 1) most = Math.max(most, COUNTING[number]![colour]!);
    }
    return most;
  });
}
