import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Entry, TablePlan } from '@nyhavn/protocol';
import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { entriesIn, headOf, lineOf, rowsOf, textOf } from '../../src/store/sqlite-log.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable } from '../../src/store/tables.ts';

/** Longer than any test takes. */
const NEVER = 2 ** 31 - 1;

/** Within so many milliseconds the thread does what it does by itself, also on a busy machine. */
const SOON = { timeout: 60_000 };

/** Nothing goes to its place by itself, but for what is too much. */
const BUSY = { maxLogLength: 1 << 19, quietMs: NEVER };

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seats = [{ kind: 'open' }, { kind: 'open' }];
const plan = v.parse(TablePlan, { game: 'roll-and-write', seats });

async function withTable(store: Store, id = 'table'): Promise<void> {
  await insertTable(store.db, { id, seed: '00', plan, host: 'host', openSeats: 2, time: 0 });
}

const said = (text: string): Entry => ({ kind: 'said', by: 0, text });

function say(store: Store, from: number, ...texts: string[]) {
  return sayAt('table', store, from, ...texts);
}

function sayAt(table: string, store: Store, from: number, ...texts: string[]) {
  const by = { person: 'anna', id: `c${from}` };
  return store.journal.append(table, from, { entries: texts.map(said), time: 7, by });
}

async function heard(store: Store, from = 0, table = 'table'): Promise<unknown[]> {
  const stored = await store.journal.load(table, from);
  return (stored?.entries ?? []).map(({ entry }) => ('text' in entry ? entry.text : undefined));
}

/** Rows of a file, as somebody else sees them. */
function rowsIn(file: string, table: 'log' | 'entries'): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare(`SELECT count(*) AS count FROM ${table}`).get();
  database.close();
  return Number(row?.count);
}

/** Pages in a file's WAL, and how many of them are not in the file yet. */
function walOf(file: string): { pages: number; uncopied: number } {
  const database = new DatabaseSync(file);
  const row = database.prepare('PRAGMA wal_checkpoint(NOOP)').get();
  database.close();
  return { pages: Number(row?.log), uncopied: Number(row?.log) - Number(row?.checkpointed) };
}

/** How many entries of each table a file has, in their places or in the log. */
function entriesOf(file: string): Map<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('BEGIN');
  const places = database.prepare('SELECT table_id, number FROM entries').all();
  const log = database.prepare('SELECT lines FROM log').all();
  database.close();
  const lines = log.flatMap((row) => String(row.lines).split('\n'));
  const logged = lines.flatMap((line) =>
    rowsOf(line).map(([number]) => `${headOf(line).table} ${number}`),
  );
  const all = new Set([...places.map((row) => `${row.table_id} ${row.number}`), ...logged]);
  const byTable = Map.groupBy(all, (name) => name.split(' ')[0] ?? '');
  return new Map([...byTable].map(([table, names]) => [table, names.length]));
}

test('what was stored last is read from the log, also from the middle of what came together', async () => {
  const file = join(folder, 'middle.db');
  const store = await openSqlite(file, BUSY);
  await withTable(store);
  expect(await say(store, 0, 'a', 'b')).toBe('stored');
  expect(await say(store, 2, 'c', 'd')).toBe('stored');
  expect([rowsIn(file, 'log'), rowsIn(file, 'entries')]).toEqual([2, 0]);
  for (const from of [0, 1, 2, 3, 4]) {
    expect(await heard(store, from)).toEqual(['a', 'b', 'c', 'd'].slice(from));
  }
  const stored = await store.journal.load('table');
  expect(stored?.entries.map(({ person, command, time }) => [person, command, time])).toEqual([
    ['anna', 'c0', 7],
    [undefined, undefined, 7],
    ['anna', 'c2', 7],
    [undefined, undefined, 7],
  ]);
  await store.close();
  expect([rowsIn(file, 'log'), rowsIn(file, 'entries')]).toEqual([0, 4]);
});

test('a number is given once, and only to a table that there is', async () => {
  const store = await openSqlite(':memory:');
  await withTable(store);
  const written = await Promise.all([say(store, 0, 'a'), say(store, 0, 'b'), say(store, 1, 'c')]);
  expect(written).toEqual(['stored', 'conflict', 'stored']);
  expect(await say(store, 3, 'gap')).toBe('conflict');
  expect(await heard(store)).toEqual(['a', 'c']);
  const [missing, other] = await Promise.allSettled([
    store.journal.append('nowhere', 0, { entries: [said('x')], time: 0 }),
    say(store, 2, 'd'),
  ]);
  expect([missing.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(() => store.journal.append('two\tfields', 0, { entries: [said('x')], time: 0 })).toThrow();
  await store.close();
});

test('whoever asks for entries in their places finds them all there', async () => {
  const store = await openSqlite(':memory:');
  await withTable(store);
  await say(store, 0, 'a');
  const rows = await store.db.selectFrom('entries').select(['number', 'body']).execute();
  expect(rows).toEqual([{ number: 0, body: JSON.stringify(said('a')) }]);
  const query = store.db.updateTable('entries').set({ body: JSON.stringify(said('A')) });
  await say(store, 1, 'b');
  expect(await store.transaction([{ query, mustChange: true }])).toBe('stored');
  await say(store, 2, 'c');
  expect(await heard(store)).toEqual(['A', 'A', 'c']);
  await store.close();
});

test('a statement that names entries anywhere settles the log, and no other does', async () => {
  const file = join(folder, 'named.db');
  const store = await openSqlite(file, BUSY);
  const { db } = store;
  await withTable(store);
  let next = 0;
  const settledBy = async (ask: () => Promise<unknown>) => {
    await say(store, next++, 'a');
    expect(rowsIn(file, 'log')).toBeGreaterThan(0);
    await ask();
    return rowsIn(file, 'log') === 0;
  };
  const inEntries = db.selectFrom('entries as e').select('e.table_id').where('e.number', '=', 0);
  const updating = db.updateTable('tables').set({ updated: 1 });
  const joined = db.selectFrom('tables').innerJoin('entries', 'entries.table_id', 'tables.id');
  const inRaw = sql`SELECT count(*) FROM ${sql.table('entries')}`;
  const compiledElsewhere = CompiledQuery.raw('SELECT count(*) FROM entries');
  for (const ask of [
    () => updating.where('id', 'in', inEntries).execute(),
    () => store.transaction([{ query: updating.where('id', 'in', inEntries), mustChange: true }]),
    () => joined.select('body').execute(),
    () => inRaw.execute(db),
    () => db.executeQuery(compiledElsewhere),
  ]) {
    expect(await settledBy(ask)).toBe(true);
  }
  for (const ask of [
    () => updating.execute(),
    () => store.transaction([{ query: updating, mustChange: true }]),
    () => store.journal.load('table'),
    () => store.probe(),
  ]) {
    expect(await settledBy(ask)).toBe(false);
  }
  await store.close();
});

test('two processes with one file know what the other has stored', async () => {
  const file = join(folder, 'two.db');
  const one = await openSqlite(file);
  await withTable(one);
  expect(await say(one, 0, 'a')).toBe('stored');
  const other = await openSqlite(file);
  expect(await heard(other)).toEqual(['a']);
  expect(await say(other, 1, 'b')).toBe('stored');
  expect(await say(one, 1, 'too late')).toBe('conflict');
  expect(await say(one, 2, 'c')).toBe('stored');
  expect(await heard(other)).toEqual(['a', 'b', 'c']);
  await one.close();
  expect(await say(other, 3, 'd')).toBe('stored');
  expect(await heard(other)).toEqual(['a', 'b', 'c', 'd']);
  await other.close();
});

test('the log does not grow beyond its measure', async () => {
  const file = join(folder, 'long.db');
  const store = await openSqlite(file, BUSY);
  await withTable(store);
  const text = 'x'.repeat(400);
  const all = 2000;
  for (let from = 0; from < all; from += 500) {
    const texts = Array.from({ length: 500 }, (_, index) => index + from);
    await Promise.all(texts.map((number) => say(store, number, `${number} ${text}`)));
  }
  await expect.poll(() => rowsIn(file, 'entries'), SOON).toBeGreaterThan(0);
  const numbers = (await heard(store)).map((said) => Number(String(said).split(' ')[0]));
  expect(numbers).toEqual(Array.from({ length: all }, (_, index) => index));
  await store.close();
  expect([rowsIn(file, 'log'), rowsIn(file, 'entries')]).toEqual([0, all]);
});

test('when nothing comes for a while, everything goes to its place', async () => {
  const file = join(folder, 'quiet.db');
  const store = await openSqlite(file, { ...BUSY, quietMs: 1 });
  const ids = ['one', 'two', 'three'];
  for (const id of ids) await withTable(store, id);
  const long = 'x'.repeat(20_000);
  for (const id of ids) await sayAt(id, store, 0, 'a', long);
  await expect.poll(() => rowsIn(file, 'log'), SOON).toBe(0);
  expect(rowsIn(file, 'entries')).toBe(6);
  for (const id of ids) await sayAt(id, store, 2, 'c');
  for (const id of ids) expect(await heard(store, 0, id)).toEqual(['a', long, 'c']);
  await store.close();
  expect([rowsIn(file, 'log'), rowsIn(file, 'entries')]).toEqual([0, 9]);
});

test('what many small transactions have written is soon copied into the file', async () => {
  const file = join(folder, 'small.db');
  const store = await openSqlite(file, BUSY);
  await withTable(store);
  let longest = 0;
  for (let from = 0; from < 1200; from++) {
    expect(await say(store, from, 'a')).toBe('stored');
    longest = Math.max(longest, walOf(file).pages);
  }
  expect(longest).toBeGreaterThan(200);
  expect(longest).toBeLessThan(600);
  await store.close();
});

test('when nothing comes for a while, nothing is left to be copied into the file', async () => {
  const file = join(folder, 'copied.db');
  const store = await openSqlite(file, { ...BUSY, quietMs: 1 });
  let tables = 0;
  const open = () => withTable(store, `table-${tables++}`);
  for (let index = 0; index < 50; index++) await open();
  await sayAt('table-0', store, 0, 'x'.repeat(100_000));
  // It may have been quiet before, and too little have come since.
  const left = async () => {
    const { uncopied } = walOf(file);
    if (uncopied > 0) await open();
    return uncopied;
  };
  await expect.poll(left).toBe(0);
  expect(rowsIn(file, 'entries')).toBe(1);
  await store.close();
});

test('where another process writes as well, there is little to be read again', async () => {
  const file = join(folder, 'both.db');
  const one = await openSqlite(file, BUSY);
  await withTable(one);
  const long = 'x'.repeat(100_000);
  expect(await say(one, 0, long)).toBe('stored');
  expect(rowsIn(file, 'entries')).toBe(0);
  const other = await openSqlite(file, BUSY);
  expect(await say(other, 1, 'b')).toBe('stored');
  expect(await say(one, 2, 'c')).toBe('stored');
  await expect.poll(() => rowsIn(file, 'entries'), SOON).toBe(3);
  expect(await heard(other)).toEqual([long, 'b', 'c']);
  for (const store of [one, other]) await store.close();
});

test('while tables go to their places, nothing is missing and nothing there twice, whoever asks', async () => {
  const file = join(folder, 'places.db');
  const one = await openSqlite(file, BUSY);
  const ids = Array.from({ length: 30 }, (_, index) => `table-${index}`);
  for (const id of ids) await withTable(one, id);
  const all = new Map<string, string[]>(ids.map((id) => [id, []]));
  const speak = async (store: Store, id: string) => {
    const texts = all.get(id) ?? [];
    texts.push(`${texts.length} ${'x'.repeat(1500)}`);
    expect(await sayAt(id, store, texts.length - 1, texts.at(-1) ?? '')).toBe('stored');
  };
  const others: Store[] = [];
  let halfway = 0;
  for (let round = 0; round < 40; round++) {
    await Promise.all(ids.map((id) => speak(one, id)));
    expect(entriesOf(file)).toEqual(new Map([...all].map(([id, texts]) => [id, texts.length])));
    const places = rowsIn(file, 'entries');
    expect(rowsIn(file, 'log')).toBeLessThan(30);
    if (rowsIn(file, 'log') === 0 || places % ids.length === 0 || halfway++ % 4 !== 1) continue;
    // Whoever comes now finds some tables in their places, and all of them in the log.
    const other = await openSqlite(file, BUSY);
    others.push(other);
    for (const id of ids) expect(await heard(other, 0, id)).toEqual(all.get(id));
    await speak(other, ids[round % ids.length] ?? '');
    for (const id of ids) expect(await heard(one, 0, id)).toEqual(all.get(id));
    await speak(one, ids[round % ids.length] ?? '');
  }
  expect(others.length).toBeGreaterThan(1);
  for (const id of ids) expect(await heard(one, 0, id)).toEqual(all.get(id));
  for (const store of [...others, one]) await store.close();
  const total = [...all.values()].reduce((sum, texts) => sum + texts.length, 0);
  expect([rowsIn(file, 'log'), rowsIn(file, 'entries')]).toEqual([0, total]);
});

test('a file from before there was a log is read as it is', async () => {
  const file = join(folder, 'old.db');
  const database = new DatabaseSync(file);
  const version = join(import.meta.dirname, 'versions', 'sqlite-0009.sql');
  database.exec(`
    BEGIN; ${readFileSync(version, 'utf8')}
    INSERT INTO tables (id, seed, game, size, phase, is_public, is_rated, open_seats, host, created, updated)
      VALUES ('table', '00', 'roll-and-write', 2, 'gathering', 0, 0, 2, 'host', 0, 0);
    INSERT INTO entries VALUES
      ('table', 0, 7, 'anna', 'c0', '${JSON.stringify(said('a'))}'),
      ('table', 1, 7, NULL, NULL, '${JSON.stringify(said('b'))}');
    COMMIT;
  `);
  database.close();
  const later = await openSqlite(file);
  expect(await heard(later)).toEqual(['a', 'b']);
  expect(await say(later, 1, 'too late')).toBe('conflict');
  expect(await say(later, 2, 'c')).toBe('stored');
  expect(await heard(later)).toEqual(['a', 'b', 'c']);
  await later.close();
});

test('whatever is said comes out of a line as it went in', () => {
  const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
  fc.assert(
    fc.property(
      ids,
      fc.nat(),
      fc.option(fc.record({ person: ids, id: ids }), { nil: undefined }),
      fc.option(fc.option(fc.nat()), { nil: undefined }),
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }),
      (table, from, by, deadline, texts) => {
        const entries = texts.map(said);
        const line = lineOf(table, from, { entries, time: 7, by, deadline });
        expect(line).not.toContain('\n');
        expect(headOf(line)).toEqual({ table, from, next: from + texts.length, deadline });
        const read = entriesIn(rowsOf(line).map(textOf).join(','));
        expect(read.map(({ entry }) => entry)).toEqual(entries);
        expect([read[0]?.person, read[0]?.command]).toEqual([by?.person, by?.id]);
      },
    ),
  );
});
