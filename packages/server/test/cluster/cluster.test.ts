import { randomBytes } from 'node:crypto';
import { TablePlan } from '@nyhavn/protocol';
import { startRedis } from '@nyhavn/test-services';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Bus } from '../../src/cluster/bus.ts';
import { Cluster } from '../../src/cluster/cluster.ts';
import { joinBus } from '../../src/cluster/index.ts';
import { mutingOf } from '../../src/store/mutes.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import type { BotRunner } from '../../src/table/bot-moves.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Matching } from '../../src/table/matching.ts';
import { awaitedAt, botAt } from '../../src/table/state.ts';
import { Tables } from '../../src/table/tables.ts';
import type { Dismissal } from '../../src/wire/sockets.ts';
import { Player } from '../player.ts';
import { type Database, freshDatabase, redisUrl } from '../services/index.ts';

const secret = randomBytes(32);

/** Milliseconds between two looks at the store. */
const ROUND_MS = 300;

/** A bus on which everything is lost. */
const NOTHING: Bus = {
  subscribe: async () => undefined,
  unsubscribe() {},
  publish() {},
  close: async () => undefined,
};

/** A process of the service, as far as it has no sockets. */
interface Process {
  readonly store: Store;
  readonly cluster: Cluster;
  readonly tables: Tables;
  readonly isFirst: boolean;
  readonly dismissed: Dismissal[];
  /** What bots here were asked. */
  readonly thought: string[];
  /** Where something went wrong. */
  readonly reported: string[];
}

/** Milliseconds by which the time of all processes is ahead. */
let ahead = 0;
const now = () => Date.now() + ahead;

let database: Database;
let redis: string;
let processes: Process[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([freshDatabase(), redisUrl()]);
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const process of processes) await stop(process);
  processes = [];
  ahead = 0;
});

async function stop({ tables, cluster, store }: Process): Promise<void> {
  tables.stop();
  await cluster.close();
  await store.close();
}

/** Starts a process that talks over that: a word, or the address of a Redis. */
async function start(how: string, choose?: BotRunner['choose']): Promise<Process> {
  const store = await openPostgres(database.url);
  const reported: string[] = [];
  const report = (place: string) => void reported.push(place);
  const cluster = new Cluster(store, now, report, { round: ROUND_MS });
  const dismissed: Dismissal[] = [];
  const thought: string[] = [];
  const bots: BotRunner = {
    choose(table, seat, bot) {
      thought.push(`${table.id} ${table.state.askedAt[seat]}`);
      const { rules, game } = table.state;
      if (!game) throw new Error('no game');
      return (
        choose?.(table, seat, bot) ??
        Promise.resolve(rules.notation.format(rules.at(game, seat, 0)))
      );
    },
  };
  const tables = new Tables({
    store,
    bots,
    substitute: 'random',
    now,
    peers: cluster,
  });
  const url = { redis, postgres: undefined }[how] ?? (how.includes(':') ? how : undefined);
  const { bus, isFirst } =
    how === 'nothing'
      ? { bus: NOTHING, isFirst: false }
      : await joinBus({ database: database.url, redis: url, store, secret }, cluster);
  await cluster.join(bus, {
    tables,
    dismiss: (leaving) => dismissed.push(leaving),
    recheck: async () => undefined,
  });
  await tables.start(isFirst);
  const process = { store, cluster, tables, isFirst, dismissed, thought, reported };
  processes.push(process);
  return process;
}

/** Somebody at a table who also sees who else is there. */
class Guest extends Player {
  seats: readonly number[] = [];
  spectators = 0;
  present(seats: readonly number[], spectators: number): void {
    this.seats = seats;
    this.spectators = spectators;
  }
}

async function open({ tables }: Process, ...seats: object[]): Promise<string> {
  const plan = v.parse(TablePlan, { game: 'roll-and-write', seats, isPublic: true });
  const opened = await tables.open(plan, 'ida');
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

/** Has somebody come to a table by way of a process. */
async function join(
  { tables }: Process,
  id: string,
  person: string,
): Promise<{ guest: Guest; table: LiveTable }> {
  const guest = new Guest(person);
  const table = await tables.at(id, async (found) => {
    expect(await found.join(guest, 0)).toBeUndefined();
    return found;
  });
  if (!table) throw new Error('no such table');
  return { guest, table };
}

const OPEN = { kind: 'open' };
const sit = (person: string) =>
  ({ person, id: 'sit', command: { do: 'sit', name: person } }) as const;

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
  const { db } = other.store;
  const deadline = async () =>
    (await db.selectFrom('tables').select('deadline').where('id', '=', id).executeTakeFirst())
      ?.deadline ?? 0;
  expect(await deadline()).toBeGreaterThan(Date.now());
  // It is long past: whoever rings looks at the clocks, and stores when they are due.
  await db.updateTable('tables').set({ deadline: 1 }).where('id', '=', id).execute();
  await expect.poll(deadline).toBeGreaterThan(Date.now());
});

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

const MINUTE_MS = 60_000;

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
    ahead += 60 * MINUTE_MS;
    expect(await hand()).toEqual({ ok: false, reason: 'too-soon' });
    expect(botAt(ida.table.state, 1)).toBeUndefined();
    // A process that has left serves no one: whoever was there is away.
    processes.splice(processes.indexOf(other), 1);
    await stop(other);
    await expect
      .poll(async () => {
        ahead += 2 * MINUTE_MS;
        await hand();
        return botAt(ida.table.state, 1);
      })
      .toBe('random');
  },
);

const deadlineOf = async ({ store }: Process, id: string) =>
  (await store.db.selectFrom('tables').select('deadline').where('id', '=', id).executeTakeFirst())
    ?.deadline ?? 0;

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
  ahead += 6 * MINUTE_MS;
  await expect.poll(() => deadlineOf(other, id)).toBeGreaterThan(now());
  expect(ida.table.state).toMatchObject({ phase: 'gathering', seats: [{ person: 'ida' }, {}, {}] });
  expect(await there?.find(kind, 'bo')).toEqual({ ok: true, value: id });
  ida.table.part(ida.guest);
  ahead += 6 * MINUTE_MS;
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
  ahead += 6 * MINUTE_MS;
  await expect.poll(() => deadlineOf(other, id)).toBeGreaterThan(now());
  await ida.table.catchUp();
  expect(ida.table.state).toMatchObject({ phase: 'gathering', seats: [{ person: 'ida' }, {}] });
});
