import { placesBy } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { type Estimate, estimate, shareEstimate } from '../../src/arena/interval.ts';
import { ratingsOf } from '../../src/arena/ratings.ts';
import { type Played, reportOf, seededRandom } from '../../src/index.ts';

function game(
  seating: readonly number[],
  scores: readonly number[],
  won: readonly number[],
): Played {
  const times = seating.map((bot) => [bot + 1, bot + 3]);
  return {
    seating,
    scores,
    places: placesBy(scores, (one, other) => one > other),
    won,
    rounds: 10,
    times,
  };
}

test('points are shares of victories, split where they are shared', () => {
  const deals = [
    [game([0, 1], [12, 8], [1, 0]), game([1, 0], [12, 12], [0.5, 0.5])],
    [game([0, 1], [12, 3], [1, 0]), game([1, 0], [4, 12], [0, 1])],
  ];
  const { games, bots, ahead, rounds } = reportOf(['a', 'b'], deals);
  expect({ games, rounds: rounds.mean }).toEqual({ games: 4, rounds: 10 });
  expect(bots.map(({ points }) => points.mean)).toEqual([0.875, 0.125]);
  expect(bots.map(({ score }) => score.mean)).toEqual([12, 6.75]);
  expect(bots.map(({ time }) => time)).toEqual([
    { mean: 2, p95: 3, most: 3 },
    { mean: 3, p95: 4, most: 4 },
  ]);
  expect(bots[0]!.rating).toBeGreaterThan(bots[1]!.rating);
  expect(ahead[0]?.[1]?.mean).toBe(0.875);
  expect(ahead[0]?.[0]).toBeNull();
});

test('a bot at two of three seats has the points of both', () => {
  const deals = [[game([0, 0, 1], [5, 12, 9], [0, 1, 0]), game([0, 1, 1], [5, 12, 9], [0, 1, 0])]];
  const { bots } = reportOf(['a', 'b'], deals);
  expect(bots.map(({ points }) => points.mean)).toEqual([0.5, 0.5]);
  expect(bots.map(({ even }) => even)).toEqual([0.5, 0.5]);
});

test('an interval holds the truth about 95 times out of 100', () => {
  const random = seededRandom('intervals');
  const holds = (within: (values: readonly number[]) => Estimate, truth: number, draws: number) => {
    let held = 0;
    for (let series = 0; series < 2000; series++) {
      const values = Array.from({ length: draws }, () =>
        random.below(1000) < 1000 * truth ? 1 : 0,
      );
      const { from, to } = within(values);
      if (from <= truth && truth <= to) held++;
    }
    return held / 2000;
  };
  for (const [truth, draws] of [
    [0.5, 100],
    [0.65, 400],
    [0.95, 60],
  ] as const) {
    expect(holds(shareEstimate, truth, draws)).toBeGreaterThan(0.93);
    expect(holds(shareEstimate, truth, draws)).toBeLessThan(0.99);
  }
  expect(holds(estimate, 0.5, 400)).toBeGreaterThan(0.93);
});

test('who won everything is not sure to go on like that', () => {
  const { mean, from, to } = shareEstimate([1, 1, 1, 1, 1]);
  expect({ mean, to }).toEqual({ mean: 1, to: 1 });
  expect(from).toBeLessThan(0.8);
});

test('ratings say how often one is ahead of the other', () => {
  const [strong = 0, weak = 0] = ratingsOf([
    [0, 9090.5],
    [908.5, 0],
  ]);
  expect(strong + weak).toBeCloseTo(3000);
  expect(strong - weak).toBeCloseTo(400, 0);
  const [a = 0, b = 0, c = 0] = ratingsOf([
    [0, 75, 0],
    [25, 0, 75],
    [0, 25, 0],
  ]);
  expect(a - b).toBeCloseTo(b - c);
});
