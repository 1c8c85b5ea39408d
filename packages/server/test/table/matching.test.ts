/** Quick matches bring people of similar strength together, and after a while everybody. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unknownStrength } from '../../src/ratings/rating.ts';
import type { TableKind } from '../../src/store/tables.ts';
import { Matching } from '../../src/table/matching.ts';
import { ANY_STRENGTH_AFTER_MS } from '../../src/table/similar-strength.ts';
import type { Tables } from '../../src/table/tables.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, bots } from './gathering.ts';

const SECOND_MS = 1000;
const KIND = { game: 'copenhagen', size: 2, isRated: true } as const;

let world: FakeTimeWorld;
let all: Tables;
let matching: Matching;
beforeEach(async () => {
  world = new FakeTimeWorld(bots);
  all = await world.start();
  matching = new Matching({ store: world.store, tables: all, now: () => world.time.now });
});
afterEach(() => world.close());

/** Gives a person a rating. */
async function rate(
  player: string,
  skill: number,
  list: 'ratings' | 'ratings_against_bots' = 'ratings',
  { game, size }: TableKind = KIND,
) {
  const strength = { skill, uncertainty: 2, rating: skill - 6, games: 20 };
  await world.store.db
    .insertInto(list)
    .values({ player, game, size, ...strength })
    .execute();
}

async function find(person: string, kind: TableKind = KIND): Promise<string> {
  const found = await matching.find(kind, person);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

/** Sits down at a table; gives a way to leave it. */
async function sits(id: string, person: string) {
  const player = new Player(person);
  const table = await all.at(id, async (found) => {
    await found.join(player, 0);
    expect(await asks(found, player, { do: 'sit', name: person })).toMatchObject({ ok: true });
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { leave: () => asks(table, player, { do: 'leave' }) };
}

test('people of similar strength meet at once, others only when they have waited', async () => {
  await rate('strong', 35);
  await rate('weak', 20);
  await rate('also-weak', 18);
  const first = await find('strong');
  await sits(first, 'strong');
  await world.time.pass(SECOND_MS);
  const second = await find('weak');
  expect(second).not.toBe(first);
  await sits(second, 'weak');
  // The nearer in strength, not whoever has waited longest.
  await world.time.pass(2 * ANY_STRENGTH_AFTER_MS);
  expect(await find('also-weak')).toBe(second);
});

test('the band widens with every second at a table', async () => {
  await rate('strong', 35);
  await rate('weak', 25);
  const first = await find('strong');
  await sits(first, 'strong');
  await world.time.pass(11 * SECOND_MS);
  const early = await find('weak');
  expect(early).not.toBe(first);
  await sits(early, 'weak');
  await world.time.pass(SECOND_MS);
  expect(await find('weak')).toBe(first);
});

test('two who wait alone meet at the older table, whoever searches again', async () => {
  await rate('strong', 60);
  const [first, second] = [await find('strong'), await find('new')];
  expect(second).not.toBe(first);
  await sits(first, 'strong');
  const seat = await sits(second, 'new');
  expect(await find('new')).toBe(second);
  await world.time.pass(ANY_STRENGTH_AFTER_MS);
  expect(await find('strong')).toBe(first);
  expect(await find('new')).toBe(first);
  await seat.leave();
  await sits(first, 'new');
  expect((await all.at(first, ({ state }) => state))?.phase).toBe('playing');
});

test('whoever already has company stays with it', async () => {
  const three = { ...KIND, size: 3 };
  for (const player of ['far', 'far-too']) await rate(player, 60, 'ratings', three);
  const first = await find('one', three);
  await sits(first, 'one');
  const second = await find('far', three);
  expect(second).not.toBe(first);
  await sits(second, 'far');
  await sits(await find('far-too', three), 'far-too');
  await world.time.pass(ANY_STRENGTH_AFTER_MS);
  expect(await find('far', three)).toBe(second);
});

test('strength is that against people: what was won against bots does not count', async () => {
  await rate('champion-of-bots', 60, 'ratings_against_bots');
  await rate('average', unknownStrength().skill);
  const first = await find('average');
  await sits(first, 'average');
  expect(await find('champion-of-bots')).toBe(first);
});
