/** People who wait or play at one process keep their seats at all others. */

import { MINUTE_MS } from '@nyhavn/protocol';
import { expect, test } from 'vitest';
import { Matching } from '../../src/table/matching.ts';
import { botAt } from '../../src/table/state.ts';
import { deadlineOf, join, leave, now, OPEN, open, sit, start, time } from './process.ts';

test('people who look for a game at several processes at the same instant find each other', async () => {
  const all = [await start('redis'), await start('redis')];
  const matchings = all.map(({ store, tables }) => new Matching({ store, tables, now: Date.now }));
  const kind = { game: 'copenhagen', size: 2, isRated: false } as const;
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, index) => matchings[index % 2]?.find(kind, `person-${index}`)),
  );
  const tables = Map.groupBy(found, (one) => (one?.ok ? one.value : ''));
  expect([...tables.values()].map((people) => people.length)).toEqual(Array(10).fill(2));
});

test.each([
  ['postgres', 'nothing'],
  ['nothing', 'postgres'],
])(
  'nobody is replaced who is at a process that is alive and not heard (%s, %s)',
  async (...how) => {
    const [one, other] = [await start(how[0]), await start(how[1])];
    const id = await open(one, OPEN, OPEN);
    const ida = await join(one, id, 'ida');
    const bo = await join(other, id, 'bo');
    await ida.table.ask(sit('ida'));
    await bo.table.ask(sit('bo'));
    await ida.table.catchUp();
    let tries = 0;
    const hand = () => {
      const command = { do: 'ask', matter: 'bot', seat: 1 } as const;
      return ida.table.ask({ person: 'ida', id: `hand-${tries++}`, command });
    };
    await expect.poll(() => one.cluster.connectedSince).toBeUndefined();
    time.aheadMs += 60 * MINUTE_MS;
    expect(await hand()).toEqual({ ok: false, reason: 'too-soon' });
    expect(botAt(ida.table.state, 1)).toBeUndefined();
    // A process that has left serves no one: whoever was there is away.
    await leave(other);
    await expect
      .poll(async () => {
        time.aheadMs += 2 * MINUTE_MS;
        await hand();
        return botAt(ida.table.state, 1);
      })
      .toBe('random');
  },
);

test('who waits at one process keeps the seat at another, which leads others to them', async () => {
  const [one, other] = [await start('redis'), await start('redis')];
  const [here, there] = [one, other].map(({ store, tables }) => {
    return new Matching({ store, tables, now });
  });
  const kind = { game: 'copenhagen', size: 3, isRated: false } as const;
  const found = await here?.find(kind, 'ida');
  const id = found?.ok ? found.value : '';
  const ida = await join(one, id, 'ida');
  await ida.table.ask(sit('ida'));
  // Only the other one rings.
  one.tables.stop();
  time.aheadMs += 6 * MINUTE_MS;
  await expect.poll(() => deadlineOf(other, id)).toBeGreaterThan(now());
  expect(ida.table.state).toMatchObject({ phase: 'gathering', seats: [{ person: 'ida' }, {}, {}] });
  expect(await there?.find(kind, 'bo')).toEqual({ ok: true, value: id });
  ida.table.part(ida.guest);
  time.aheadMs += 6 * MINUTE_MS;
  await expect
    .poll(() => other.tables.at(id, (table) => table.state.phase), { interval: 500 })
    .toBe('closed');
});

test('who waits at a process that is alive and not heard keeps the seat', async () => {
  const [one, other] = [await start('nothing'), await start('postgres')];
  const id = await open(one, OPEN, OPEN);
  const ida = await join(one, id, 'ida');
  await ida.table.ask(sit('ida'));
  one.tables.stop();
  await expect.poll(() => other.cluster.connectedSince).toBeUndefined();
  time.aheadMs += 6 * MINUTE_MS;
  await expect.poll(() => deadlineOf(other, id)).toBeGreaterThan(now());
  await ida.table.catchUp();
  expect(ida.table.state).toMatchObject({ phase: 'gathering', seats: [{ person: 'ida' }, {}] });
});
