/** A process that dies or hangs: others make its bots' moves and handle its deadlines. */
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deadlineOf, join, OPEN, open, ROUND_MS, sit, start } from './process.ts';

test('one process thinks for a bot, and another where that one is gone', async () => {
  const [one, other] = [
    await start('redis', () => new Promise(() => undefined)),
    await start('redis'),
  ];
  const id = await open(one, OPEN, { kind: 'bot', bot: 'random' });
  const ida = await join(one, id, 'ida');
  const same = await join(other, id, 'ida');
  await ida.table.ask(sit('ida'));
  const isAsked = () => one.thought.length + other.thought.length;
  while (isAsked() === 0) {
    await expect.poll(() => same.guest.next).toBe(ida.table.state.next);
    const move = ida.guest.move();
    if (move === undefined) {
      await expect.poll(isAsked).toBeGreaterThan(0);
      break;
    }
    const command = { do: 'move', at: ida.guest.next, move } as const;
    await ida.table.ask({ person: 'ida', id: `m${ida.guest.next}`, command });
  }
  expect([one.thought.length, other.thought.length]).toEqual([1, 0]);
  // It dies: nobody says any more that it still thinks.
  await one.cluster.close();
  await expect.poll(() => other.thought[0]).toBe(one.thought[0]);
  const next = ida.guest.next;
  await expect.poll(() => same.guest.next).toBeGreaterThan(next);
});

test('a deadline that a process has stored is rung by another when that one is gone', async () => {
  const [one, other] = [await start('redis'), await start('redis')];
  const plan = v.parse(TablePlan, {
    game: 'copenhagen',
    seats: [OPEN, OPEN],
    clock: { kind: 'move', time: 60_000 },
  });
  const opened = await one.tables.open(plan, 'ida');
  const id = opened.ok ? opened.value : '';
  for (const person of ['ida', 'bo']) await one.tables.at(id, (table) => table.ask(sit(person)));
  one.tables.stop();
  const deadline = () => deadlineOf(other, id);
  expect(await deadline()).toBeGreaterThan(Date.now());
  // It is long past: whoever rings looks at the clocks, and stores when they are due.
  await other.store.db.updateTable('tables').set({ deadline: 1 }).where('id', '=', id).execute();
  await expect.poll(deadline).toBeGreaterThan(Date.now());
});

test('a table at which something takes long keeps no bot from being thought for', async () => {
  const one = await start('postgres', () => new Promise(() => undefined));
  const bot = { kind: 'bot', bot: 'random' };
  const [slow, id] = [await open(one, OPEN, OPEN), await open(one, bot, bot)];
  const bo = await join(one, slow, 'bo');
  let goOn = () => {};
  const rewriting = bo.table.rewrite(
    () =>
      new Promise((resolve) => {
        goOn = resolve;
      }),
  );
  await join(one, id, 'eve');
  const lease = async () => {
    const row = await one.store.db
      .selectFrom('bot_jobs')
      .select('taken_until')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return row?.taken_until ?? 0;
  };
  const later = Date.now() + 6 * ROUND_MS;
  await expect.poll(lease, { timeout: 30_000 }).toBeGreaterThan(later);
  goOn();
  await rewriting;
});
