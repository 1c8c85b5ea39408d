import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { StatementCache } from '../../src/store/sqlite-statements.ts';
import { insertTable } from '../../src/store/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seats = [{ kind: 'open' }, { kind: 'open' }];
const plan = v.parse(TablePlan, { game: 'roll-and-write', seats });
/** In the order of their pages: one that is read to its end looks at the beginning of the next. */
const TABLES = ['one', 'three', 'two'];

/** A file with tables of many pages each. */
async function filled(name: string): Promise<string> {
  const file = join(folder, name);
  const store = await openSqlite(file);
  for (const id of TABLES) {
    await insertTable(store.db, { id, seed: '00', plan, host: 'host', openSeats: 2, time: 0 });
    const entries = Array.from({ length: 40 }, () => ({
      kind: 'said' as const,
      by: 0,
      text: id.repeat(300),
    }));
    await store.journal.append(id, 0, { entries, time: 7 });
  }
  await store.close();
  return file;
}

/** SQLite's mark of a leaf of an index, and of a table that is one. */
const LEAF = 10;

/** Writes nonsense over the leaves that entries of a table are on. */
function spoil(file: string, table: string): void {
  const bytes = readFileSync(file);
  const page = 4096;
  const open = openSync(file, 'r+');
  for (let at = 0; at < bytes.length; at += page) {
    const text = bytes.subarray(at, at + page).toString('latin1');
    if (bytes[at] !== LEAF || !text.includes(table.repeat(300))) continue;
    writeSync(open, Buffer.alloc(64, 0xff), 0, 64, at);
  }
}

test.each([
  ['that is no database', (file: string) => writeFileSync(file, 'nonsense '.repeat(2000))],
  ['with a damaged page', (file: string) => spoil(file, 'two')],
])('a file %s is not opened, and said to be damaged', async (name, damage) => {
  const file = await filled(`${name}.db`);
  damage(file);
  await expect(openSqlite(file)).rejects.toThrow(
    /^The database .*[.]db is damaged \(.+\)[.] Keep a copy of its folder, then restore a backup/,
  );
});

test('a page that is damaged while the file is open fails what is on it, and the probe from then on', async () => {
  const file = await filled('later.db');
  const found: unknown[] = [];
  const store = await openSqlite(file, { report: (_, error) => found.push(error) });
  await store.probe();
  spoil(file, 'two');
  // Another connection writes, so that pages in memory are read again.
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE more (a)');
  other.close();
  const [one, , two] = await Promise.allSettled(TABLES.map((id) => store.journal.load(id)));
  expect(one?.status).toBe('fulfilled');
  expect(two?.status).toBe('rejected');
  const message = expect.stringMatching(/^The database .*later[.]db is damaged /);
  expect(found).toEqual([expect.objectContaining({ message })]);
  await expect(store.probe()).rejects.toBe(found[0]);
  expect(found).toHaveLength(1);
  await store.close();
});

test('the probe writes to the file', async () => {
  const file = await filled('probe.db');
  const store = await openSqlite(file);
  await store.probe();
  const before = statSync(`${file}-wal`).size;
  await store.probe();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(before);
  await store.close();
});

test('the database and the files beside it are their owner’s alone, also those of an earlier version', async () => {
  const file = await filled('open.db');
  const writer = new DatabaseSync(file);
  writer.exec('CREATE TABLE more (a); INSERT INTO more VALUES (1)');
  const copy = join(folder, 'copy.db');
  for (const beside of ['', '-wal', '-shm']) {
    copyFileSync(file + beside, copy + beside);
    writeFileSync(copy + beside, readFileSync(copy + beside), { mode: 0o644 });
  }
  writer.close();
  const fresh = join(folder, 'fresh.db');
  for (const name of [copy, fresh]) {
    const store = await openSqlite(name);
    await store.probe();
    for (const beside of ['', '-wal', '-shm']) {
      expect(existsSync(name + beside)).toBe(true);
      expect(statSync(name + beside).mode & 0o777, name + beside).toBe(0o600);
    }
    await store.close();
  }
});

test('statements that were used once do not stay in memory for ever', () => {
  const database = new DatabaseSync(':memory:');
  const statements = new StatementCache(database, 8);
  for (let number = 0; number < 100; number++) {
    expect(statements.prepare(`SELECT ${number} AS number`).get()).toEqual({ number });
    expect(statements.prepare('SELECT 7 AS often').get()).toEqual({ often: 7 });
    expect(statements.size).toBeLessThanOrEqual(8);
  }
  expect(statements.prepare('SELECT 7 AS often')).toBe(statements.prepare('SELECT 7 AS often'));
  database.close();
});
