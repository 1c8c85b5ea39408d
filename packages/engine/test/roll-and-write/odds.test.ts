/** Odds against every roll counted one by one, and against what can be worked out by hand. */
import { describe, expect, test } from 'vitest';
import { diceOdds } from '../../src/roll-and-write/odds.ts';

const SIZES = [2, 3, 4, 5];
const ANY = [0, 1, 2, 3, 4];
const BLUE = [1];
const WHITE = 5;

/** All rolls of so many dice, each die told apart from the others. */
function rolls(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((roll) => [0, 1, 2, 3, 4, 5].map((face) => [...roll, face]));
}

/** The most dice of one of these colours. */
function most(roll: readonly number[], colours: readonly number[]): number {
  const counts = colours.map(
    (colour) => roll.filter((face) => face === colour || face === WHITE).length,
  );
  return Math.max(...counts);
}

const ALL = [0, 1, 2, 3, 4, 5].map(rolls);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of all rolls that have enough. */
function counted(size: number, colours: readonly number[]): number {
  return mean(ALL[5]!.map((roll) => (most(roll, colours) >= size ? 1 : 0)));
}

/** The same with one re-roll: for every roll, every choice of dice to keep, and every roll of the others. */
function countedAfterReRoll(size: number, colours: readonly number[]): number {
  const known = new Map<string, number>();
  const kept = (dice: readonly number[]) => {
    const key = dice.toSorted().join('');
    const chance =
      known.get(key) ??
      mean(
        ALL[5 - dice.length]!.map((rest) => (most([...dice, ...rest], colours) >= size ? 1 : 0)),
      );
    known.set(key, chance);
    return chance;
  };
  const choices = Array.from({ length: 32 }, (_, set) => set);
  return mean(
    ALL[5]!.map((roll) =>
      Math.max(...choices.map((set) => kept(roll.filter((_, die) => set & (1 << die))))),
    ),
  );
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k);

describe.each([
  ['any colour', ANY],
  ['one given colour', BLUE],
])('odds for %s', (_name, colours) => {
  test.each(SIZES)('size %i: as counted without and with one re-roll', (size) => {
    const [none, one] = diceOdds(size, colours, 1);
    expect(none).toBeCloseTo(counted(size, colours), 12);
    expect(one).toBeCloseTo(countedAfterReRoll(size, colours), 12);
  });

  test('a re-roll helps, and a larger size is rarer', () => {
    const table = SIZES.map((size) => diceOdds(size, colours, 2));
    table.forEach((odds, row) => {
      expect(odds).toHaveLength(3);
      odds.forEach((chance, column) => {
        expect(chance).toBeLessThan(odds[column + 1] ?? 1);
        expect(chance).toBeGreaterThan(table[row + 1]?.[column] ?? 0);
      });
    });
  });
});

test('one given colour: each die has as many goes as there are rolls', () => {
  for (const size of SIZES) {
    diceOdds(size, BLUE, 2).forEach((chance, reRolls) => {
      const hit = 1 - (2 / 3) ** (reRolls + 1);
      const ways = [0, 1, 2, 3, 4, 5].filter((hits) => hits >= size);
      const expected = ways.reduce(
        (sum, hits) => sum + binomial(5, hits) * hit ** hits * (1 - hit) ** (5 - hits),
        0,
      );
      expect(chance).toBeCloseTo(expected, 12);
    });
  }
});

test('any colour, known by hand', () => {
  // Two alike are missing only from five different colours, and then it is best to roll all of them again.
  const different = 120 / 6 ** 5;
  diceOdds(2, ANY, 2).forEach((chance, reRolls) => {
    expect(chance).toBeCloseTo(1 - different ** (reRolls + 1), 12);
  });
  // Five alike: each die the colour or white, five colours, and all white counted once.
  expect(diceOdds(5, ANY, 0)[0]).toBeCloseTo((5 * (2 ** 5 - 1) + 1) / 6 ** 5, 12);
});
