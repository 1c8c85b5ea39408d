/** Games over the network come to the device once each, whatever the server is able to tell. */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Fetching,
  fetchOnlineGames,
} from '../../../../src/features/after/statistics/fetching.ts';
import type { OnlineGame } from '../../../../src/store/online-games.ts';

const kept = new Map<string, OnlineGame>();
vi.mock('../../../../src/store/online-games.ts', () => ({
  onlineGames: async (person: string) => [...kept.values()].filter((one) => one.person === person),
  keepOnlineGames: async (games: readonly OnlineGame[]) => {
    for (const game of games) kept.set(game.id, game);
  },
}));

/** What was asked, in order. */
const asked: string[] = [];
let played = 0;
let recordsLeft = 0;

/** A server that has seen so many games, three at a time in the same moment. */
function answer(address: string): [number, unknown] {
  asked.push(address);
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname !== '/api/me/results') {
    return recordsLeft-- > 0 ? [200, { record: pathname }] : [502, 'not us'];
  }
  const until = Number(searchParams.get('until') ?? Number.POSITIVE_INFINITY);
  const results = Array.from({ length: played }, (_, index) => ({
    ...{ table: `t${index}`, game: 'copenhagen', seat: 0, place: 1, points: index },
    time: Math.floor(index / 3),
  }));
  return [
    200,
    results
      .toReversed()
      .filter(({ time }) => time <= until)
      .slice(0, 100),
  ];
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  [played, recordsLeft] = [250, 1000];
  vi.stubGlobal('fetch', async (address: string) => {
    const [status, body] = answer(address);
    return new Response(JSON.stringify(body), { status });
  });
});

async function fetchAll(): Promise<[boolean, Fetching | undefined]> {
  const told: Fetching[] = [];
  const isNew = await fetchOnlineGames('anna', new AbortController().signal, (now) => {
    told.push(now);
  });
  return [isNew, told.at(-1)];
}

test('all games come, and later only what is new', async () => {
  expect(await fetchAll()).toEqual([true, { kind: 'done' }]);
  expect(kept.size).toBe(250);
  expect([...kept.values()].every(({ id, record }) => record?.includes(`/${id}/`))).toBe(true);
  asked.length = 0;
  expect(await fetchAll()).toEqual([false, { kind: 'done' }]);
  expect(asked).toEqual(['/api/me/results']);
  played += 2;
  expect(await fetchAll()).toEqual([true, { kind: 'done' }]);
  expect(asked.slice(1)).toEqual([
    '/api/me/results',
    '/api/tables/t251/record',
    '/api/tables/t250/record',
  ]);
});

test('what was not told before the server was gone is fetched the next time', async () => {
  recordsLeft = 20;
  expect(await fetchAll()).toEqual([true, { kind: 'unreachable' }]);
  const known = () => [...kept.values()].filter(({ record }) => record !== undefined).length;
  expect(known()).toBe(20);
  recordsLeft = 1000;
  expect(await fetchAll()).toEqual([true, { kind: 'done' }]);
  expect(known()).toBe(250);
});

test('of games beyond the newest 500 only the results are kept, and no record is fetched', async () => {
  [played, recordsLeft] = [520, 1000];
  expect(await fetchAll()).toEqual([true, { kind: 'done' }]);
  const withRecord = () => [...kept.values()].filter(({ record }) => record !== undefined);
  expect([kept.size, withRecord().length]).toEqual([520, 500]);
  played += 3;
  await fetchAll();
  expect([kept.size, withRecord().length]).toEqual([523, 500]);
  expect(kept.get('t20')?.record).toBeUndefined();
  asked.length = 0;
  expect(await fetchAll()).toEqual([false, { kind: 'done' }]);
  expect(asked).toEqual(['/api/me/results']);
});

test('without a network nothing changes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await fetchAll()).toEqual([false, { kind: 'unreachable' }]);
  expect(kept.size).toBe(0);
});
