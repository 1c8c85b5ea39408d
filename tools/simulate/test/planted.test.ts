/** The simulation finds bugs: each that is planted is found by some seed, which is right without it. */
import { describe, expect, test } from 'vitest';
import { PLANTED, plantedNamed } from '../src/planted/index.ts';
import { simulate } from '../src/simulate.ts';

/** For each bug the first seed that finds it, as `npm run simulate -- --planted all` says. */
const FOUND_BY: Readonly<Record<string, string>> = {
  'tell-before-store': '0',
  'forget-commands': '2',
  'assume-stored': '1',
  'ignore-conflicts': '3',
  'ring-twice': '9',
  'forget-seed': '0',
  'read-old-copy': '5',
  'count-twice': '0',
  'count-by-half': '86',
  'forget-to-count': '64',
  'flush-nothing': '24',
  'believe-the-wall': '0',
  'accept-stale': '20',
  'no-mutex': '3',
  'tell-twice': '0',
  'tell-not-all': '0',
  'show-hidden': '0',
  'keep-listeners': '0',
  'keep-sockets': '5',
  'hear-no-peers': '4',
  'delete-by-half': '5',
  'refuse-too-soon': '10',
  'resend-under-new-id': '0',
};

/** Half of the bugs are found within so many seeds. */
const MAX_MEDIAN = 50;

describe('the simulation', () => {
  test.each(PLANTED)('finds $name', async ({ name }) => {
    const { problems } = await simulate(FOUND_BY[name] ?? '', { planted: plantedNamed(name) });
    expect(problems).not.toEqual([]);
  });

  test.each([...new Set(Object.values(FOUND_BY))])('finds nothing by seed %s', async (seed) => {
    expect((await simulate(seed)).problems).toEqual([]);
  });
});

test('half of at least twenty planted bugs are found by the first fifty seeds', () => {
  expect(PLANTED.map(({ name }) => name)).toEqual(Object.keys(FOUND_BY));
  expect(PLANTED.length).toBeGreaterThanOrEqual(20);
  const seeds = Object.values(FOUND_BY).map(Number);
  expect(seeds.filter((seed) => seed < MAX_MEDIAN).length).toBeGreaterThan(seeds.length / 2);
});
