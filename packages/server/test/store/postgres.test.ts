import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { Passkeys } from '../../src/people/passkeys.ts';
import { SYSTEM } from '../../src/runtime.ts';
import { claimOverdueTables } from '../../src/store/deadlines.ts';
import { migrationsFor } from '../../src/store/migrations/index.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type Database, freshDatabase } from '../services/index.ts';
import { storeContract } from './contract.ts';

storeContract('Postgres', async () => {
  const database = await freshDatabase();
  const [one, other] = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
  return {
    one,
    other,
    async close() {
      await Promise.all([one.close(), other.close()]);
      await database.drop();
    },
  };
});

const databases: Database[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
});

async function empty(): Promise<string> {
  const database = await freshDatabase();
  databases.push(database);
  return database.url;
}

test('processes that start at once make the database ready together, and once', async () => {
  const url = await empty();
  const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
  const { rows } = await migrated(stores[0]);
  expect(rows).toEqual(Object.keys(migrationsFor('postgres')).sort());
  await Promise.all(stores.map((store) => store.close()));
});

async function migrated(store: Awaited<ReturnType<typeof openPostgres>> | undefined) {
  const found = await store?.db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return { rows: found?.map(({ name }) => name) };
}

/** A table without entries. */
function tableRow(id: string, deadline: number | null = null) {
  const is = { is_public: 0, is_rated: 0, is_counted: 0 };
  const times = { created: 0, updated: 0, deadline, listed: 0, ringing: 0 };
  return {
    id,
    seed: '',
    game: 'copenhagen' as const,
    size: 2,
    phase: 'playing',
    open_seats: 0,
    host: '',
    ...is,
    ...times,
  };
}

test('of many processes one rings, and another where that one dies', async () => {
  const url = await empty();
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
  const ids = Array.from({ length: 20 }, (_, index) => `table-${index}`).sort();
  const rows = ids.map((id) => tableRow(id, 1000));
  await stores[0]?.db.insertInto('tables').values(rows).execute();
  const claim = async (process: number, now: number) => {
    const db = stores[process % 2]?.db;
    return db ? claimOverdueTables(db, now, 8, now + 50) : [];
  };
  const claimed = await Promise.all(ids.map((_, index) => claim(index, 1000)));
  expect(claimed.flat().sort()).toEqual(ids);
  expect(await claim(0, 1049)).toEqual([]);
  const later = [await claim(0, 1050), await claim(1, 1050), await claim(0, 1050)];
  expect(later.flat().sort()).toEqual(ids);
  await Promise.all(stores.map((store) => store.close()));
});

test('what is read at once is told to each who asked, and a name that can not be is nobody else’s trouble', async () => {
  const store = await openPostgres(await empty());
  const ids = Array.from({ length: 250 }, (_, index) => `table-${index}`);
  await store.db
    .insertInto('tables')
    .values(ids.map((id) => tableRow(id)))
    .execute();
  const entries = [{ by: 0, move: 'pass' } as const, { by: 1, move: 'pass' } as const];
  await Promise.all(ids.map((id) => store.journal.append(id, 0, { entries, time: 7 })));
  const asked = ids.map((id, index) => store.journal.load(id, index % 4));
  const [nobody, impossible] = await Promise.allSettled([
    store.journal.load('nobody'),
    store.journal.load('\0'),
  ]);
  const stored = await Promise.all(asked);
  expect(stored.map((table) => table?.id)).toEqual(ids);
  expect(stored.map((table) => table?.entries.length)).toEqual(
    ids.map((_, index) => Math.max(0, 2 - (index % 4))),
  );
  expect(stored[1]?.entries).toEqual([{ entry: entries[1], time: 7 }]);
  expect(nobody).toEqual({ status: 'fulfilled', value: undefined });
  expect(impossible.status).toBe('rejected');
  await store.close();
});

test('an entry is not stored where the one before it is missing', async () => {
  const store = await openPostgres(await empty());
  const { db, journal } = store;
  const row = {
    id: 't',
    seed: '',
    game: 'copenhagen' as const,
    size: 2,
    phase: 'gathering',
    is_public: 0,
    is_rated: 0,
  };
  const times = { created: 0, updated: 0, deadline: null, listed: 0, ringing: 0, is_counted: 0 };
  await db
    .insertInto('tables')
    .values({ ...row, ...times, open_seats: 0, host: 'h' })
    .execute();
  const entries = [{ kind: 'closed', seed: '' } as const];
  expect(await journal.append('t', 1, { entries, time: 0 })).toBe('conflict');
  expect(await journal.append('t', 0, { entries, time: 0 })).toBe('stored');
  expect(await journal.append('t', 1, { entries, time: 0 })).toBe('stored');
  expect(await store.shared?.heads(['t', 'nowhere'])).toEqual(
    new Map([
      ['t', 2],
      ['nowhere', 0],
    ]),
  );
  // A table that does not exist takes nobody along.
  const [nowhere, here] = await Promise.allSettled([
    journal.append('nowhere', 0, { entries, time: 0 }),
    journal.append('t', 2, { entries, time: 0 }),
  ]);
  expect([nowhere.status, here]).toMatchObject(['rejected', { value: 'stored' }]);
  await store.close();
});

test('nobody waits for long for a process that stands still', async () => {
  const url = await empty();
  const [still, store] = await Promise.all([openPostgres(url), openPostgres(url)]);
  let resume: () => void = () => undefined;
  const holding = new Promise<void>((begun) => {
    void still.shared?.withAdvisoryLock('match', () => {
      begun();
      return new Promise<void>((resolve) => {
        resume = resolve;
      });
    });
  });
  await holding;
  expect(await store.shared?.withAdvisoryLock('match', async () => 'done')).toBe('done');
  resume();
  await Promise.all([still.close(), store.close()]);
});

test('what has to be done alone is not done where the lock does not come', async () => {
  const url = await empty();
  const store = await openPostgres(url);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const lock = "hashtextextended('match', 0)";
  await holder.query(`SELECT pg_advisory_lock(${lock})`);
  let done = 0;
  const act = async () => ++done;
  await expect(store.shared?.withAdvisoryLock('match', act)).rejects.toThrow('lock timeout');
  expect(done).toBe(0);
  const { rows } = await holder.query(`SELECT pg_advisory_unlock(${lock}) AS held`);
  expect(rows).toEqual([{ held: true }]);
  expect(await store.shared?.withAdvisoryLock('match', act)).toBe(1);
  await holder.end();
  await store.close();
});

test('a connection that breaks while it is used breaks nothing else', async () => {
  const url = await empty();
  const [store, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const cut = async () => {
    const { rows } = await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other.db);
    return rows.length;
  };
  const lonely = store.shared?.withAdvisoryLock('match', async () => {
    expect(await cut()).toBeGreaterThan(0);
    await expect.poll(cut, { timeout: 20_000 }).toBe(0);
    return 'done';
  });
  expect(await lonely).toBe('done');
  expect(await store.shared?.withAdvisoryLock('match', async () => 'again')).toBe('again');
  await Promise.all([store.close(), other.close()]);
});

test('what has to be done alone is done by one after the other', async () => {
  const url = await empty();
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
  let inside = 0;
  const seen: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      stores[index % 2]?.shared?.withAdvisoryLock('match', async () => {
        inside++;
        await new Promise((resolve) => setTimeout(resolve, 1));
        seen.push(inside);
        inside--;
      }),
    ),
  );
  expect(seen).toEqual(Array(12).fill(1));
  await Promise.all(stores.map((store) => store.close()));
});

test('of two passkeys that are removed in the same instant one stays', async () => {
  const url = await empty();
  const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
  const [{ db }] = stores;
  await insertPerson(db, { id: 'lone-1', name: 'Lone', created: 0 });
  const keys = ['first', 'second'];
  const row = { person: 'lone-1', public_key: '', counter: 0, transports: '', created: 0 };
  await db
    .insertInto('passkeys')
    .values(keys.map((id) => ({ id, ...row })))
    .execute();
  // Both removals have begun, and wait, before either can delete a row.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM passkeys FOR UPDATE');
  const removing = Promise.all(
    keys.map((id, index) =>
      new Passkeys(stores[index] ?? stores[0], Date.now, SYSTEM).removeUnlessLast('lone-1', id),
    ),
  );
  const waiting = sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 3000 }).toBe(2);
  await holder.query('ROLLBACK');
  await holder.end();
  expect((await removing).map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
});
