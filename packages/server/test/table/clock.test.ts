import { type Entry, isGameEntry, TablePlan } from '@nyhavn/protocol';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/runtime.ts';
import { RuntimeTimer } from '../../src/table/deadline-scheduler.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { awaitedAt } from '../../src/table/state.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, bots, gather, playOn } from './gathering.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

let world: FakeTimeWorld;
beforeEach(() => {
  world = new FakeTimeWorld(bots);
});
afterEach(() => world.close());

/** Two people at a table with a clock, and who of them is asked first. */
async function withClock(clock: object, game = 'copenhagen', people = 2) {
  const all = await world.start();
  const { table, players } = await gather(all, game, people, { clock });
  await playOn(table, players, () => awaitedAt(table.state).length === 1);
  const mover = players.find(({ seat }) => seat === awaitedAt(table.state)[0]);
  const other = players.find((player) => player !== mover);
  if (!mover || !other || typeof mover.seat !== 'number') throw new Error('nobody is asked');
  return { all, table, players, mover, other, seat: mover.seat };
}

const isLate = (entry: Entry) => !isGameEntry(entry) && entry.kind === 'late';

/** The entries after somebody was late. */
const sinceLate = ({ heard }: Player) => heard.slice(heard.findIndex(isLate));

/** What a listener is told of the clocks. */
function clocksAt(table: LiveTable, person: string) {
  const told: (readonly (number | null)[])[] = [];
  const listener = {
    person,
    onEntries: () => undefined,
    clock: (left: readonly (number | null)[]) => told.push(left),
  };
  return { listener, told, joined: table.join(listener, 0) };
}

describe('a clock for each move', () => {
  test('a bot makes one move for somebody who is late, and the entries say so', async () => {
    const { mover, other, seat } = await withClock({ kind: 'move', time: 30 * SECOND_MS });
    const { next } = mover;
    await world.time.pass(29 * SECOND_MS);
    expect(mover.next).toBe(next);
    await world.time.pass(SECOND_MS);
    await other.hears(isLate);
    expect(sinceLate(other).slice(0, 2)).toEqual([
      { kind: 'late', seat },
      { by: seat, move: expect.any(String) },
    ]);
  });

  test('it starts anew with each move', async () => {
    const { table, players, mover } = await withClock({ kind: 'move', time: 30 * SECOND_MS });
    await world.time.pass(20 * SECOND_MS);
    const { length } = table.state.events;
    await playOn(table, players, () => table.state.events.length > length);
    await world.time.pass(20 * SECOND_MS);
    expect(mover.heard.some(isLate)).toBe(false);
    await world.time.pass(10 * SECOND_MS);
    await mover.hears(isLate);
  });

  test('in simultaneous phases it runs for everybody who is asked', async () => {
    const all = await world.start();
    const clock = { kind: 'move', time: 30 * SECOND_MS };
    const { table, players } = await gather(all, 'roll-and-write', 3, { clock });
    await playOn(table, players, () => awaitedAt(table.state).length > 1);
    const awaited = awaitedAt(table.state);
    const { told, joined } = clocksAt(table, 'looks-on');
    await joined;
    expect(told.at(-1)).toEqual(
      [0, 1, 2].map((seat) => (awaited.includes(seat) ? 30 * SECOND_MS : null)),
    );
    await world.time.pass(30 * SECOND_MS);
    const [first] = players;
    if (!first) throw new Error('too few');
    for (const seat of awaited) {
      await first.hears((entry) => isLate(entry) && 'seat' in entry && entry.seat === seat);
    }
  });

  test('who moves just in time is not late', async () => {
    const { table, mover } = await withClock({ kind: 'move', time: 30 * SECOND_MS });
    await world.time.pass(30 * SECOND_MS - 1);
    const command = { do: 'move', at: mover.next, move: mover.move() ?? '' } as const;
    expect(await asks(table, mover, command)).toMatchObject({ ok: true });
    await world.time.pass(1);
    expect(mover.heard.some(isLate)).toBe(false);
  });

  test.each(['roll-and-write', 'copenhagen'])(
    'what was taken back in %s gives nobody more time, and takes none',
    async (game) => {
      const { table, mover, other } = await withClock({ kind: 'move', time: 30 * SECOND_MS }, game);
      const { told, joined } = clocksAt(table, mover.person);
      await joined;
      await world.time.pass(20 * SECOND_MS);
      await asks(table, mover, { do: 'move', at: mover.next, move: mover.move() ?? '' });
      await world.time.pass(5 * SECOND_MS);
      await asks(table, mover, { do: 'undo', at: mover.next });
      if (table.state.question) await asks(table, other, { do: 'answer', yes: true });
      expect(told.at(-1)?.[Number(mover.seat)]).toBe(10 * SECOND_MS);
      const again = await (await world.start()).at(table.id, ({ state }) => state.clocks);
      expect(again).toEqual(table.state.clocks);
    },
  );
});

describe('a lost connection', () => {
  test('has two minutes to come back', async () => {
    const { table, mover, other } = await withClock({ kind: 'move', time: 10 * SECOND_MS });
    table.part(mover);
    await world.time.pass(2 * MINUTE_MS - 1);
    expect(other.heard.some(isLate)).toBe(false);
    await world.time.pass(1);
    await other.hears(isLate);
  });

  test('who comes back has a moment to look around, but not for ever', async () => {
    const { table, mover, other } = await withClock({ kind: 'move', time: 10 * SECOND_MS });
    const { told, joined } = clocksAt(table, 'looks-on');
    await joined;
    const left = () => told.at(-1)?.[Number(mover.seat)];
    table.part(mover);
    expect(left()).toBe(2 * MINUTE_MS);
    await world.time.pass(MINUTE_MS);
    await table.join(mover, mover.next);
    expect(left()).toBe(20 * SECOND_MS);
    for (let tries = 0; tries < 10 && !other.heard.some(isLate); tries++) {
      await world.time.pass(15 * SECOND_MS);
      table.part(mover);
      if (mover.seat !== 'spectator') await table.join(mover, mover.next);
    }
    await other.hears(isLate);
  });

  test('with another device is none', async () => {
    const { table, mover, other } = await withClock({ kind: 'move', time: 10 * SECOND_MS });
    const phone = new Player(mover.person);
    await table.join(phone, 0);
    table.part(phone);
    await world.time.pass(10 * SECOND_MS);
    await other.hears(isLate);
  });

  test('does not matter by post', async () => {
    const { all, table, mover, other, players } = await withClock({ kind: 'days', time: DAY_MS });
    for (const player of players) table.part(player);
    await world.time.pass(DAY_MS - 1);
    const again = new Player('looks-on');
    await all.at(table.id, (found) => found.join(again, 0));
    expect(again.heard.some(isLate)).toBe(false);
    await world.time.pass(1);
    await again.hears(isLate);
    expect([mover, other].some(({ heard }) => heard.some(isLate))).toBe(false);
  });
});

describe('a clock for the whole game', () => {
  test('hands the seat to a bot when it is used up, and the person may return', async () => {
    const { table, players, mover, seat } = await withClock({ kind: 'game', time: MINUTE_MS });
    await world.time.pass(40 * SECOND_MS);
    const standing = table.state.events.length;
    await playOn(table, players, () => table.state.events.length > standing);
    expect(table.state.clocks[seat]?.used).toBe(40 * SECOND_MS);
    await playOn(table, players, () => awaitedAt(table.state).includes(seat));
    await world.time.pass(20 * SECOND_MS);
    await mover.hears(isLate);
    expect(sinceLate(mover)).toContainEqual({ kind: 'handed', seat, bot: 'greedy' });
    expect(await asks(table, mover, { do: 'return' })).toMatchObject({ ok: true });
    expect(table.state.seats[seat]).not.toHaveProperty('bot');
  });

  test('leaves a little for each move to those who return', async () => {
    const { table, mover, other, seat } = await withClock({ kind: 'game', time: MINUTE_MS });
    const { told, joined } = clocksAt(table, 'looks-on');
    await joined;
    await world.time.pass(MINUTE_MS);
    await mover.hears(isLate);
    await asks(table, mover, { do: 'return' });
    const players = [mover, other];
    if (!awaitedAt(table.state).includes(seat)) {
      await playOn(table, players, () => awaitedAt(table.state).includes(seat));
    }
    expect(told.at(-1)?.[seat]).toBe(30 * SECOND_MS);
  });
});

describe('after a restart', () => {
  test('the deadline is still there, and nobody has to come for it', async () => {
    const { table, seat } = await withClock({ kind: 'days', time: 2 * DAY_MS });
    await world.time.pass(DAY_MS);
    const all = await world.start();
    expect(world.time.next).toBe(DAY_MS);
    await world.time.pass(DAY_MS);
    const witness = new Player('looks-on');
    await all.at(table.id, (found) => found.join(witness, 0));
    expect(await witness.hears(isLate)).toEqual({ kind: 'late', seat });
  });

  test('people get the time to come back first', async () => {
    const { table } = await withClock({ kind: 'move', time: 10 * SECOND_MS });
    world.time.stop();
    await world.time.pass(60 * MINUTE_MS);
    const all = await world.start();
    expect(world.time.next).toBe(2 * MINUTE_MS);
    const witness = new Player('looks-on');
    await all.at(table.id, (found) => found.join(witness, 0));
    await world.time.pass(2 * MINUTE_MS - 1);
    expect(witness.heard.some(isLate)).toBe(false);
    await world.time.pass(1);
    await witness.hears(isLate);
  });

  test('a bot that was asked is asked again, though nobody comes', async () => {
    let isDeaf = true;
    await world.close();
    world = new FakeTimeWorld({
      choose: (...asked) => (isDeaf ? new Promise(() => undefined) : bots.choose(...asked)),
    });
    const all = await world.start();
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
    const plan = { game: 'copenhagen', seats, clock: { kind: 'days', time: DAY_MS } };
    let id = '';
    for (let isAsked = false; !isAsked; ) {
      const opened = await all.open(v.parse(TablePlan, plan), 'anna-1');
      if (!opened.ok) throw new Error(opened.reason);
      id = opened.value;
      const sit = { do: 'sit', name: 'Anna' } as const;
      await all.at(id, (table) => asks(table, new Player('anna-1'), sit));
      isAsked = (await all.at(id, ({ state }) => awaitedAt(state).includes(1))) ?? false;
    }
    isDeaf = false;
    await world.start();
    const entries = async () => (await world.store.journal.load(id))?.entries ?? [];
    const { length } = await entries();
    await world.time.pass(3 * MINUTE_MS);
    await expect.poll(async () => (await entries()).length).toBeGreaterThan(length);
  });

  test('the next deadline is found by an index', async () => {
    await world.start();
    const { rows } = await sql<{ detail: string }>`
      EXPLAIN QUERY PLAN SELECT id FROM tables WHERE deadline <= 5 ORDER BY deadline
    `.execute(world.store.db);
    expect(rows.map(({ detail }) => detail).join()).toContain('tables_by_deadline');
  });
});

test('the alarm of the machine rings, also when its time is past', async () => {
  const timer = new RuntimeTimer(Date.now, SYSTEM);
  const rung = new Promise((resolve) => {
    timer.set(0, async () => resolve('rung'));
  });
  expect(await rung).toBe('rung');
  timer.set(Date.now() + DAY_MS, async () => undefined);
  timer.stop();
});

test('a table without a clock tells of none and has no deadline', async () => {
  const { table } = await withClock({ kind: 'none' });
  const { told, joined } = clocksAt(table, 'looks-on');
  await joined;
  await world.time.pass(DAY_MS);
  expect(told).toEqual([]);
  expect(world.time.next).toBe(Number.POSITIVE_INFINITY);
});
