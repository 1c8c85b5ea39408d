/** Somebody's games in numbers: known games give known sums. */
import type { Review } from '@nyhavn/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { fortuneIn, type OwnGame, readOwnGame } from '../../src/statistics/own-game.ts';
import { sumsOf } from '../../src/statistics/sums.ts';
import { speak } from '../roll-and-write/games.ts';
import { FRONTS, finished, wholeRecord } from '../share/finished.ts';

beforeAll(speak);

function kept(record: string, isOver = true) {
  return { id: 'one', revision: 1, record, updated: 1000, isOver };
}

describe.each(FRONTS)('$id', (front) => {
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Ben', bot: 'carpenter' }];

  test('a game is counted as its end shows it', () => {
    const own = readOwnGame(front, kept(wholeRecord(front, seats)));
    const replay = finished(front, ['', '', '']);
    const picture = replay.picture.value;
    expect(own).toMatchObject({
      id: 'one',
      when: 1000,
      size: 3,
      against: ['carpenter', 'greedy'],
      score: picture.players[0]?.score,
      isWin: picture.winners?.includes(0),
    });
    const sum = own?.sources.reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(own?.score);
  });

  test('games of several people, games that go on and broken ones are not', () => {
    const record = wholeRecord(front, seats);
    expect(readOwnGame(front, kept(record, false))).toBeUndefined();
    expect(readOwnGame(front, kept(wholeRecord(front, [{ name: 'A' }, { name: 'B' }])))).toBe(
      undefined,
    );
    expect(readOwnGame(front, kept(record.replace('"by":0', '"by":9')))).toBeUndefined();
  });
});

test('sums', () => {
  const game = (
    score: number,
    isWin: boolean | undefined,
    against: string[],
    size = 2,
  ): OwnGame => ({
    id: `${score}`,
    when: score,
    size,
    against,
    score,
    isWin,
    sources: [
      { kind: 'Rows', points: score - 2 },
      { kind: 'Columns', points: 2 },
    ],
  });
  const sums = sumsOf([
    game(10, true, ['greedy']),
    game(7, false, ['greedy']),
    game(4, undefined, [], 3),
  ]);
  expect(sums).toMatchObject({ games: 3, decided: 2, won: 1, mean: 7, most: 10 });
  expect(sums.sources).toEqual([
    { kind: 'Rows', points: 5 },
    { kind: 'Columns', points: 2 },
  ]);
  expect(sums.records).toEqual([
    { against: ['greedy'], size: 2, games: 2, decided: 2, won: 1, mean: 8.5 },
    { against: [], size: 3, games: 1, decided: 0, won: 0, mean: 4 },
  ]);
});

test('luck and what was given away come from the review of the whole game', () => {
  const forecast = (own: number) => ({ chances: [own, -own], margins: [0, 0] });
  const weighed = { move: '', chance: 0, points: 0, facts: undefined };
  const decision = (seat: number, loss: number, kind: 'fine' | 'mistake') => ({
    ...{ seat, loss, class: kind, played: weighed, best: weighed, error: 0, pointsLost: 0, of: 2 },
    changes: [0, 0],
  });
  const review: Review = {
    version: 1,
    game: 'copenhagen',
    length: 3,
    before: forecast(0),
    steps: [
      { at: 0, by: 'chance', after: forecast(0), luck: { change: forecast(0.25), error: 0 } },
      { at: 1, by: 0, after: forecast(0), decision: decision(0, 0.125, 'mistake') },
      { at: 2, by: 1, after: forecast(0), decision: decision(1, 0.5, 'mistake') },
    ],
  };
  expect(fortuneIn(review, 0)).toEqual({ luck: 0.25, lost: 0.125, mistakes: 1 });
  expect(fortuneIn(review, 1)).toEqual({ luck: -0.25, lost: 0.5, mistakes: 1 });
  expect(fortuneIn({ ...review, length: 4 }, 0)).toBeUndefined();
});
