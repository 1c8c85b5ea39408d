/** A bot takes the seat of somebody who is away only after a while. */
import { expect, test } from 'vitest';
import { botAt } from '../../src/table/state.ts';
import { asks, gather, tables } from './gathering.ts';

const refused = (reason: string) => ({ ok: false, reason });
const SECOND_MS = 1000;

/** Two people in a game, in time that passes only when a test says so. */
async function two(more = {}) {
  const time = { now: 1_000_000 };
  const now = () => time.now;
  const { table, players } = await gather(tables({ now }), 'copenhagen', 2, more);
  const [anna, bent] = players;
  if (!anna || !bent) throw new Error('too few');
  const hand = () => asks(table, anna, { do: 'ask', matter: 'bot', seat: 1 });
  return { table, anna, bent, hand, time, now };
}

test.each([
  ['', {}, 60],
  [' of a rated game, who gets more time', { isRated: true }, 180],
])('nobody is replaced who is away for a moment%s', async (_, more, grace) => {
  const { table, bent, hand, time } = await two(more);
  table.part(bent, true);
  expect(await hand()).toEqual(refused('too-soon'));
  time.now += grace * SECOND_MS - 1;
  expect(await hand()).toEqual(refused('too-soon'));
  // Whoever comes back and is lost again has as long again.
  await table.join(bent, bent.next);
  table.part(bent, true);
  time.now += grace * SECOND_MS - 1;
  expect(await hand()).toEqual(refused('too-soon'));
  expect(table.state.question).toBeUndefined();
  time.now += 1;
  await hand();
  expect(botAt(table.state, 1)).toBe('greedy');
});

test('who plays by post need not be there', async () => {
  const DAY_MS = 24 * 3600 * SECOND_MS;
  const { table, bent, hand, time } = await two({ clock: { kind: 'days', time: 3 * DAY_MS } });
  table.part(bent);
  time.now += DAY_MS;
  expect(await hand()).toEqual(refused('too-soon'));
});

test('a process that has just come to a table knows of nobody that they are away', async () => {
  const { table, anna, bent, time, now } = await two();
  // Bent is connected to another process all the time.
  const other = tables({ now });
  await other.at(table.id, async (found) => {
    await found.join({ person: anna.person, onEntries: () => undefined }, 0);
    const hand = () => asks(found, anna, { do: 'ask', matter: 'bot', seat: 1 });
    expect(await hand()).toEqual(refused('too-soon'));
    time.now += 59 * SECOND_MS;
    expect(await hand()).toEqual(refused('too-soon'));
    found.attendance.onPresence('elsewhere', [bent.person], time.now + 30 * SECOND_MS);
    time.now += 20 * SECOND_MS;
    await hand();
    expect(botAt(found.state, 1)).toBeUndefined();
    expect(found.state.question).toMatchObject({ matter: 'bot', seat: 1 });
  });
});

test('everybody hears how long a seat is kept for somebody who is away', async () => {
  const { table, bent, time } = await two();
  const told: unknown[] = [];
  const present = (...news: unknown[]) => void told.push(news);
  const dora = { person: 'dora-4', onEntries: () => undefined, present };
  await table.join(dora, 0);
  table.part(bent);
  expect(told.at(-1)).toEqual([[0], 1, [null, 60 * SECOND_MS]]);
  time.now += 45 * SECOND_MS;
  await table.join({ ...dora, person: 'emil-5' }, 0);
  expect(told.at(-1)).toEqual([[0], 2, [null, 15 * SECOND_MS]]);
  await table.join(bent, bent.next);
  expect(told.at(-1)).toEqual([[0, 1], 2, [null, null]]);
});
