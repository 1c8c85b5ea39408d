import { type Entry, isGameEntry, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/ratings/results.ts';
import { lobby, tablesOf } from '../../src/store/tables.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Matching } from '../../src/table/matching.ts';
import type { Tables } from '../../src/table/tables.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, bots } from './gathering.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A deadline that passed while the server was gone is postponed by this. */
const RESTART_MS = 2 * MINUTE_MS;

let world: FakeTimeWorld;
let all: Tables;
beforeEach(async () => {
  world = new FakeTimeWorld(bots);
  all = await world.start();
});
afterEach(() => world.close());

/** A new table for three, and a way to let people come to it. */
async function opened(more = {}) {
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const plan = v.parse(TablePlan, { game: 'copenhagen', seats, isPublic: true, ...more });
  const reply = await all.open(plan, 'host-1');
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value;
}

/** Lets a person come and sit down. */
async function comes(id: string, person: string): Promise<{ table: LiveTable; player: Player }> {
  const player = new Player(person);
  const table = await all.at(id, async (found) => {
    await found.join(player, 0);
    expect(await asks(found, player, { do: 'sit', name: person })).toMatchObject({ ok: true });
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { table, player };
}

const stateOf = async (id: string) => {
  const state = await all.at(id, (table) => table.state);
  if (!state) throw new Error('the table is gone');
  return state;
};
const phaseOf = async (id: string) => (await stateOf(id)).phase;
const kinds = (entries: readonly Entry[]) =>
  entries.map((entry) => (isGameEntry(entry) ? 'move' : entry.kind));

describe('a table that waits for people', () => {
  test('is closed some minutes after it was opened, if no one sits down', async () => {
    const id = await opened();
    await world.time.pass(5 * MINUTE_MS - 1);
    expect(await phaseOf(id)).toBe('gathering');
    await world.time.pass(1);
    expect(await phaseOf(id)).toBe('closed');
    expect(all.size).toBe(0);
  });

  test('stays while a person who sits there is connected, and some minutes longer', async () => {
    const id = await opened();
    const { table, player } = await comes(id, 'host-1');
    await world.time.pass(HOUR_MS);
    expect(await phaseOf(id)).toBe('gathering');
    table.part(player);
    await world.time.pass(5 * MINUTE_MS - 1);
    expect(await phaseOf(id)).toBe('gathering');
    await world.time.pass(1);
    expect(await phaseOf(id)).toBe('closed');
    expect(await tablesOf(world.store.db, 'host-1')).toEqual([]);
  });

  test('is closed after hours in which nothing happens, whoever is connected', async () => {
    const id = await opened();
    const { player } = await comes(id, 'host-1');
    await world.time.pass(6 * HOUR_MS);
    expect(player.heard.at(-2)).toEqual({ kind: 'ended', isExpired: true });
    expect(player.heard.at(-1)).toMatchObject({ kind: 'closed' });
  });

  test('stays for hours where people come by a link, and for days where they play over days', async () => {
    const link = await opened({ isPublic: false });
    const days = await opened({ clock: { kind: 'days', time: DAY_MS } });
    for (const id of [link, days]) {
      const { table, player } = await comes(id, 'host-1');
      table.part(player);
    }
    await world.time.pass(6 * HOUR_MS - 1);
    expect(await phaseOf(link)).toBe('gathering');
    await world.time.pass(1);
    expect(await phaseOf(link)).toBe('closed');
    await world.time.pass(3 * DAY_MS - 6 * HOUR_MS - 1);
    expect(await phaseOf(days)).toBe('gathering');
    await world.time.pass(1);
    expect(await phaseOf(days)).toBe('closed');
  });

  test('frees the seat of a person who has gone while another waits, who is the host then', async () => {
    const id = await opened();
    const host = await comes(id, 'host-1');
    const { table, player } = await comes(id, 'other-2');
    await world.time.pass(3 * MINUTE_MS);
    host.table.part(host.player);
    await world.time.pass(5 * MINUTE_MS - 1);
    expect(kinds(player.heard)).not.toContain('left');
    await world.time.pass(1);
    expect(player.heard.slice(-2)).toEqual([
      { kind: 'left', seat: 0 },
      { kind: 'host', person: 'other-2' },
    ]);
    expect(await phaseOf(id)).toBe('gathering');
    expect(await asks(table, player, { do: 'begin' })).toMatchObject({ ok: true });
    await world.time.pass(DAY_MS);
    expect(await phaseOf(id)).toBe('playing');
  });

  test('makes a person who waits the host where the host never came', async () => {
    const id = await opened();
    const { player } = await comes(id, 'other-2');
    await world.time.pass(5 * MINUTE_MS);
    expect(player.heard.at(-1)).toEqual({ kind: 'host', person: 'other-2' });
  });

  test('counts on through a restart, also if it is older than deadlines', async () => {
    const waiting = await opened();
    const { table, player } = await comes(waiting, 'host-1');
    table.part(player);
    const old = await opened();
    await world.store.db
      .updateTable('tables')
      .set({ deadline: null })
      .where('id', '=', old)
      .execute();
    await world.time.pass(4 * MINUTE_MS);
    all = await world.start();
    await world.time.pass(RESTART_MS - 1);
    expect(await phaseOf(waiting)).toBe('gathering');
    await world.time.pass(1);
    expect(await phaseOf(waiting)).toBe('closed');
    expect(await phaseOf(old)).toBe('closed');
  });
});

describe('the lobby', () => {
  test('lists new tables, also after many that were abandoned', async () => {
    for (let table = 0; table < 101; table++) await comes(await opened(), `ghost-${table}`);
    const id = await opened();
    expect((await lobby(world.store.db)).map((table) => table.id)).not.toContain(id);
    await world.time.pass(1);
    await comes(id, 'host-1');
    expect((await lobby(world.store.db))[0]?.id).toBe(id);
  });
});

describe('quick match', () => {
  const kind = { game: 'copenhagen', size: 3, isRated: false } as const;
  const matching = () =>
    new Matching({ store: world.store, tables: all, now: () => world.time.now });
  const find = async (search: Matching, person: string) => {
    const found = await search.find(kind, person);
    if (!found.ok) throw new Error(found.reason);
    return found.value;
  };

  test('brings people to those who are there, and not to those who have gone', async () => {
    const search = matching();
    const first = await find(search, 'ghost-1');
    const { table, player } = await comes(first, 'ghost-1');
    await world.time.pass(MINUTE_MS);
    expect(await find(search, 'other-2')).toBe(first);
    table.part(player);
    await world.time.pass(MINUTE_MS);
    expect(await find(search, 'third-3')).not.toBe(first);
  });

  test('has a clock, and leads to no table without one', async () => {
    const slow = await opened();
    await comes(slow, 'host-1');
    const id = await find(matching(), 'other-2');
    expect(id).not.toBe(slow);
    expect((await stateOf(id)).plan.clock).toEqual({ kind: 'move', time: MINUTE_MS });
  });
});

describe('the host', () => {
  test('closes the table, and nobody else does', async () => {
    const id = await opened();
    const host = await comes(id, 'host-1');
    const other = await comes(id, 'other-2');
    const close = { do: 'close' } as const;
    expect(await asks(other.table, other.player, close)).toEqual({ ok: false, reason: 'not-host' });
    expect(await asks(host.table, host.player, close)).toMatchObject({ ok: true });
    expect(other.player.heard.at(-2)).toEqual({ kind: 'ended', isByHost: true });
    expect(await phaseOf(id)).toBe('closed');
    expect(await tablesOf(world.store.db, 'other-2')).toEqual([]);
  });

  test('does not close a game', async () => {
    const id = await opened();
    const { table, player } = await comes(id, 'host-1');
    await asks(table, player, { do: 'begin' });
    const reply = await asks(table, player, { do: 'close' });
    expect(reply).toEqual({ ok: false, reason: 'already-begun' });
  });

  test('is whoever sits down first after the host has stood up and left no one', async () => {
    const id = await opened();
    const host = await comes(id, 'host-1');
    await asks(host.table, host.player, { do: 'leave' });
    const { table, player } = await comes(id, 'other-2');
    expect((await stateOf(id)).host).toBe('other-2');
    expect(await asks(table, player, { do: 'begin' })).toMatchObject({ ok: true });
  });

  test('stays it on sitting down again', async () => {
    const id = await opened();
    const { table, player } = await comes(id, 'host-1');
    await asks(table, player, { do: 'leave' });
    await asks(table, player, { do: 'sit', name: 'Ida' });
    await comes(id, 'other-2');
    expect((await stateOf(id)).host).toBe('host-1');
  });
});

describe('a rated game against bots, without a clock,', () => {
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const placesAt = async (id: string) => resultsOf(await stateOf(id)).map(({ place }) => place);

  test('is lost by its person a day after they have gone, and not before', async () => {
    const id = await opened({ seats, isRated: true });
    const { table, player } = await comes(id, 'host-1');
    await world.time.pass(3 * DAY_MS);
    expect(await phaseOf(id)).toBe('playing');
    table.part(player);
    await world.time.pass(DAY_MS - 1);
    expect(await phaseOf(id)).toBe('playing');
    await world.time.pass(1);
    expect(await phaseOf(id)).toBe('closed');
    expect(await placesAt(id)).toEqual([2, 1]);
  });

  test('is lost also across a restart, and if it is older than such deadlines', async () => {
    const id = await opened({ seats, isRated: true });
    const { table, player } = await comes(id, 'host-1');
    table.part(player);
    await world.store.db.updateTable('tables').set({ deadline: null }).execute();
    all = await world.start();
    await world.time.pass(DAY_MS - 1);
    expect(await phaseOf(id)).toBe('playing');
    await world.time.pass(1);
    expect(await placesAt(id)).toEqual([2, 1]);
  });

  test('waits for its person where it is not rated, or where there are others', async () => {
    const lone = await opened({ seats });
    const together = await opened({ seats: [{ kind: 'open' }, ...seats], isRated: true });
    const gone = [await comes(lone, 'host-1'), await comes(together, 'host-1')];
    gone.push(await comes(together, 'guest-2'));
    for (const { table, player } of gone) table.part(player);
    await world.time.pass(10 * DAY_MS);
    expect([await phaseOf(lone), await phaseOf(together)]).toEqual(['playing', 'playing']);
  });
});
