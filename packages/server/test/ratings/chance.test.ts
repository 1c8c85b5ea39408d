import { seededRandom } from '@nyhavn/bots';
import { copenhagen, type Game, type GameState, type Random, rollAndWrite } from '@nyhavn/engine';
import type { Entry } from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import {
  chanceEventsIn,
  countChance,
  judgeCounts,
  NO_COUNTS,
  sumOf,
} from '../../src/ratings/chance.ts';
import { upperTail } from '../../src/ratings/chi-square.ts';

function startOf(game: Game, players: number): GameState {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

/** The entries of a whole game, by chance; the ticket of chance is picked as told. */
function play(game: Game, players: number, random: Random, pick = random.below): Entry[] {
  const state = game.copy(startOf(game, players));
  const entries: Entry[] = [];
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return entries;
    const by = awaited.kind === 'chance' ? 'chance' : (awaited.seats[0] ?? 0);
    const count = game.count(state, by);
    const move = game.at(state, by, by === 'chance' ? pick(count) : random.below(count));
    entries.push({ by, move: game.notation.format(move) });
    game.applyUnchecked(state, by, move);
  }
}

function countAll(game: Game, games: number, pick?: (count: number) => number) {
  const random = seededRandom(`chance of ${game.id}`);
  let counts = NO_COUNTS;
  for (let index = 0; index < games; index++) {
    const entries = play(game, 3, random, pick);
    counts = sumOf(counts, countChance(game, startOf(game, 3), chanceEventsIn(game, entries)));
  }
  return counts;
}

describe('known rolls', () => {
  const start = startOf(rollAndWrite, 3);
  const countOf = (...entries: Entry[]) =>
    countChance(rollAndWrite, start, chanceEventsIn(rollAndWrite, entries));

  test('five times the same face: what Pearson would say', () => {
    const counts = countOf({ by: 'chance', move: 'roll RRRRR' });
    expect(counts.seen).toEqual({ R: 5 });
    for (const face of 'RBPGYW') expect(counts.expected[face]).toBeCloseTo(5 / 6);
    const { chiSquare, degrees, p } = judgeCounts(counts);
    expect(degrees).toBe(5);
    expect(chiSquare).toBeCloseTo(25);
    expect(p).toBeCloseTo(0.000139, 6);
  });

  test('a roll that was taken back was rolled', () => {
    const counts = countOf(
      { by: 'chance', move: 'roll RRBBB' },
      { kind: 'undone', count: 1 },
      { by: 'chance', move: 'roll PGYWW' },
    );
    expect(counts.seen).toEqual({ R: 2, B: 3, P: 1, G: 1, Y: 1, W: 2 });
    expect(judgeCounts(counts).chiSquare).toBeCloseTo((4 + 9 + 1 + 1 + 1 + 4) / (10 / 6) - 10);
  });

  test('nothing rolled, nothing said', () => {
    expect(judgeCounts(NO_COUNTS)).toEqual({ chiSquare: null, degrees: 0, p: null });
  });
});

describe.each([
  ['dice', rollAndWrite],
  ['cards', copenhagen],
])('%s', (_, game) => {
  test('fair chance is not suspected', () => {
    const counts = countAll(game, 30);
    const { p } = judgeCounts(counts);
    expect(p).toBeGreaterThan(0.001);
    const sum = (numbers: Readonly<Record<string, number>>) =>
      Object.values(numbers).reduce((total, number) => total + number, 0);
    expect(sum(counts.expected)).toBeCloseTo(sum(counts.seen));
    expect(sum(counts.spread)).toBeCloseTo(0);
  });

  test('chance that prefers low tickets is', () => {
    const random = seededRandom('low');
    const low = (count: number) => Math.min(random.below(count), random.below(count));
    expect(judgeCounts(countAll(game, 30, low)).p).toBeLessThan(1e-6);
  });
});

test.each([
  [0, 5, 1],
  [3.841458820694124, 1, 0.05],
  [11.070497693516351, 5, 0.05],
  [18.307038053275146, 10, 0.05],
  [2, 2, Math.exp(-1)],
  [60, 4, 2.9007469e-12],
  [0.5, 4, 0.9735],
])('chi-square of %d with %d degrees', (chiSquare, degrees, p) => {
  expect(upperTail(chiSquare, degrees) / p).toBeCloseTo(1, 4);
});
