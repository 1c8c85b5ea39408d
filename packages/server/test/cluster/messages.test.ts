/** Messages between processes: entries, presence, mutes and sign-outs, over each kind of bus and without one. */
import { randomBytes } from 'node:crypto';
import { startRedis } from '@nyhavn/test-services';
import pg from 'pg';
import { expect, test } from 'vitest';
import { joinBus } from '../../src/cluster/index.ts';
import { mutingOf } from '../../src/store/mutes.ts';
import { insertPerson } from '../../src/store/people.ts';
import { awaitedAt } from '../../src/table/state.ts';
import { database, join, OPEN, open, sit, start } from './process.ts';

for (const how of ['redis', 'postgres', 'nothing'] as const) {
  test(`what happens at one process is heard at the other, over ${how}`, async () => {
    const [one, other] = [await start(how), await start(how)];
    const id = await open(one, OPEN, OPEN);
    const ida = await join(one, id, 'ida');
    const bo = await join(other, id, 'bo');
    expect(await ida.table.ask(sit('ida'))).toMatchObject({ ok: true });
    await expect.poll(() => bo.guest.next).toBe(2);
    expect(await bo.table.ask(sit('bo'))).toMatchObject({ ok: true });
    await expect.poll(() => ida.guest.next).toBe(bo.guest.next);
    expect(ida.table.state.phase).toBe('playing');
  });
}

for (const how of ['redis', 'nothing'] as const) {
  test(`who is muted at one process is so at all, and a table is closed for all, over ${how}`, async () => {
    const [one, other] = [await start(how), await start(how)];
    const id = await open(one, OPEN, OPEN);
    const person = `bo-${how}`;
    const ida = await join(one, id, 'ida');
    const bo = await join(other, id, person);
    await ida.table.ask(sit('ida'));
    await bo.table.ask(sit(person));
    await insertPerson(one.store.db, { id: person, name: 'Bo', created: 1 });
    const write = (id: string) =>
      bo.table.ask({ person, id, command: { do: 'write', text: 'Hej' } });
    expect(await write('w1')).toMatchObject({ ok: true });
    await mutingOf(one.store.db, { person, since: 1, until: null }).execute();
    expect(await write('w2')).toEqual({ ok: false, reason: 'muted' });
    expect(await one.tables.at(id, (table) => table.close())).toMatchObject({ ok: true });
    await expect.poll(() => bo.table.state.phase).toBe('closed');
    const ended = { kind: 'ended', isByAdministrator: true };
    expect(bo.guest.heard.at(-2)).toEqual(ended);
    expect(ida.guest.heard).toEqual(bo.guest.heard);
    // Two administrators at once close it once.
    await Promise.all([ida.table.close(), bo.table.close()]);
    const stored = await one.store.journal.load(id);
    expect(stored?.entries.filter(({ entry }) => 'isByAdministrator' in entry)).toHaveLength(1);
  });
}

test('what is refused by what one process knows is judged by what all know', async () => {
  const [one, other] = [await start('nothing'), await start('nothing')];
  const id = await open(one, OPEN, OPEN);
  const ida = await join(one, id, 'ida');
  const bo = await join(other, id, 'bo');
  await ida.table.ask(sit('ida'));
  await bo.table.ask(sit('bo'));
  const { state } = bo.table;
  const { rules, game } = state;
  const [seat = 0] = awaitedAt(state);
  if (!game) throw new Error('it has not begun');
  const person = seat === 0 ? 'ida' : 'bo';
  const move = rules.notation.format(rules.at(game, seat, 0));
  const command = { do: 'move', at: state.next, move } as const;
  expect(await ida.table.ask({ person, id: 'm', command })).toMatchObject({ ok: true });
});

test('while Redis is gone they talk over Postgres', async () => {
  const own = await startRedis();
  const [one, other] = [await start(own.url), await start(own.url)];
  const id = await open(one, OPEN, OPEN);
  const ida = await join(one, id, 'ida');
  const bo = await join(other, id, 'bo');
  await own.stop();
  await ida.table.ask(sit('ida'));
  await expect.poll(() => bo.guest.next).toBe(2);
  await bo.table.ask(sit('bo'));
  await expect.poll(() => ida.guest.next).toBe(bo.guest.next);
});

for (const how of ['redis', 'postgres'] as const) {
  test(`people see who is there with another process, over ${how}`, async () => {
    const [one, other] = [await start(how), await start(how)];
    const id = await open(one, OPEN, OPEN);
    const ida = await join(one, id, 'ida');
    await ida.table.ask(sit('ida'));
    const bo = await join(other, id, 'bo');
    await expect.poll(() => [bo.guest.seats, bo.guest.spectators]).toEqual([[0], 1]);
    await expect.poll(() => [ida.guest.seats, ida.guest.spectators]).toEqual([[0], 1]);
    await bo.table.ask(sit('bo'));
    await expect.poll(() => ida.guest.seats).toEqual([0, 1]);
    bo.table.part(bo.guest, true);
    await expect.poll(() => ida.guest.seats).toEqual([0]);
  });

  test(`who asks too often at one process does so at all, over ${how}`, async () => {
    const all = [await start(how), await start(how)];
    const [one, other] = all.map(({ cluster }) =>
      cluster.rateLimiterFor('tries', { burst: 3, perSecond: 1e-6 }),
    );
    expect([1, 2, 3, 4].map(() => one?.take('ida'))).toEqual([true, true, true, false]);
    expect(one?.take('bo')).toBe(true);
    // What was taken arrives a moment later; from then on nothing is left.
    await expect.poll(() => other?.take('ida')).toBe(false);
    expect([other?.take('bo'), other?.take('bo')]).toEqual([true, true]);
    one?.reset('ida');
    await expect.poll(() => other?.take('ida')).toBe(true);
  });

  test(`who signs out is let go by all processes, over ${how}`, async () => {
    const [one, other] = [await start(how), await start(how)];
    one.cluster.dismiss({ people: ['ida'] });
    await expect.poll(() => other.dismissed).toEqual([{ people: ['ida'] }]);
    expect(one.dismissed).toEqual([{ people: ['ida'] }]);
  });
}

test('the first process knows that nobody was there, and all have the same secret', async () => {
  const [one, other] = [await start('postgres'), await start('redis')];
  expect([one.isFirst, other.isFirst]).toEqual([true, false]);
  const { cluster, store } = other;
  const stranger = { database: database.url, redis: undefined, store, secret: randomBytes(32) };
  await expect(joinBus(stranger, cluster)).rejects.toThrow('NYHAVN_SECRET');
});

test('a notice that makes no sense is reported once, and the next one is heard', async () => {
  const [one, other] = [await start('postgres'), await start('postgres')];
  const client = new pg.Client(database.url);
  await client.connect();
  const garbage = [
    '{',
    'null',
    '[]',
    '["x",{"taken":7}]',
    '["x",{"leaving":{"people":7}}]',
    '[1,2]',
  ];
  for (const text of garbage) {
    await client.query('SELECT pg_notify($1, $2)', ['nyhavn', `all\n${text}`]);
  }
  await client.end();
  one.cluster.dismiss({ people: ['ida'] });
  await expect.poll(() => other.dismissed, { timeout: 20_000 }).toEqual([{ people: ['ida'] }]);
  expect(other.reported).toEqual(garbage.map(() => 'bus'));
});
