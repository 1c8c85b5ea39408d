/** Somebody's games in numbers: known games give known sums. */
import type { Review } from '@nyhavn/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  fortuneIn,
  type OwnGame,
  readOwnGame,
} from '../../../../src/features/after/statistics/own-game.ts';
import { sumsOf } from '../../../../src/features/after/statistics/sums.ts';
import type { OnlineGame } from '../../../../src/store/online-games.ts';
import { recordHere, recordOnline } from '../../../../src/store/own-records.ts';
import type { SavedGame } from '../../../../src/store/saved.ts';
import type { Teller } from '../../../../src/table/front.ts';
import { speak, tellers } from '../../../speaking.ts';

const TELLERS = await tellers();

import { finished, wholeRecord } from '../share/finished.ts';

beforeAll(() => speak());

function kept(record: string, isOver = true): SavedGame {
  return { id: 'one', revision: 1, record, updated: 1000, isOver };
}

function readHere(front: Teller, saved: SavedGame): OwnGame | undefined {
  const [own] = recordHere(saved);
  return own && readOwnGame(front, own);
}

describe.each(TELLERS)('$id', (front) => {
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Ben', bot: 'carpenter' }];

  test('a game is counted as its end shows it', () => {
    const own = readHere(front, kept(wholeRecord(front, seats)));
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
    expect(readHere(front, kept(record, false))).toBeUndefined();
    const people = wholeRecord(front, [{ name: 'A' }, { name: 'B' }]);
    expect(readHere(front, kept(people))).toBeUndefined();
    expect(readHere(front, kept(record.replace('"by":0', '"by":9')))).toBeUndefined();
  });

  test('records from elsewhere are not, whoever keeps them', () => {
    const record = wholeRecord(front, seats);
    expect(recordHere({ ...kept(record), isFromElsewhere: true })).toEqual([]);
    expect(recordHere(kept(record.replace('{', '{"commitment":"00",')))).toEqual([]);
  });

  test('a game over the network counts for the seat and the place that the server tells', () => {
    // Ben has left, and a bot has played on for him.
    const there = [{ name: '', bot: 'greedy' }, { name: 'Ben', bot: 'greedy' }, { name: 'Anna' }];
    const record = wholeRecord(front, there);
    const result = { game: front.games[0]?.id ?? '', seat: 2, points: 0, time: 5, record };
    const online = (place: number) =>
      recordOnline({ id: 'table', person: 'anna', place, ...result } as OnlineGame)[0];
    const [won, lost] = [online(1), online(3)].map((own) => own && readOwnGame(front, own));
    const { score } = finished(front, ['', '', '']).picture.value.players[2] ?? {};
    expect(won).toMatchObject({ size: 3, against: ['greedy', 'person'], score, isWin: true });
    expect(lost).toMatchObject({ when: 5, isWin: false });
    expect(
      recordOnline({ ...result, id: 'x', person: 'y', place: 1, record: '' } as OnlineGame),
    ).toEqual([]);
  });

  test('who plays alone wins against nobody', () => {
    const elements = [{ name: '' }, { name: 'Vinden', bot: 'idle' }, { name: 'B', bot: 'idle' }];
    const own = readHere(front, kept(wholeRecord(front, elements)));
    expect(own).toMatchObject({ size: 1, against: [], isWin: undefined });
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
