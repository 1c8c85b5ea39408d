import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Batch } from '../../src/store/sqlite-jobs.ts';
import { freshDatabase } from '../services/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More statements than all steps have. */
const MANY = 1000;

/** Tables, columns and indexes of a file, and the steps that made them. */
function schemaOf(file: string): object {
  const database = new DatabaseSync(file);
  const schema = database
    .prepare("SELECT sql FROM sqlite_schema WHERE tbl_name NOT LIKE 'kysely%' ORDER BY name")
    .all();
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'");
  const steps = known.get() ? database.prepare('SELECT name FROM kysely_migration').all() : [];
  database.close();
  return { schema, steps };
}

/** Sees every batch before the thread of the next store gets it. */
function beforeEach(see: (batch: Batch) => void): void {
  process.once('worker', (thread: Worker) => {
    const give = thread.postMessage.bind(thread);
    thread.postMessage = (batch: Batch) => {
      see(batch);
      give(batch);
    };
  });
}

/** Opens a new file, and copies it before each batch: what a process leaves that is killed then. */
async function openAndCopy(name: string): Promise<{ file: string; copies: string[] }> {
  const file = join(folder, `${name}.db`);
  const copies: string[] = [];
  beforeEach(() => {
    const copy = join(folder, `${name}-${copies.length}.db`);
    for (const beside of ['', '-wal']) {
      if (existsSync(file + beside)) copyFileSync(file + beside, copy + beside);
    }
    copies.push(copy);
  });
  await (await openSqlite(file)).close();
  return { file, copies };
}

test('a migration of SQLite that is cut off after any statement leaves a database that starts again', async () => {
  const { file, copies } = await openAndCopy('cut');
  const clean = schemaOf(file);
  expect(copies.length).toBeGreaterThan(50);
  const states = Map.groupBy(copies, (copy) => JSON.stringify(schemaOf(copy)));
  // Nothing of it, or all of it.
  expect([...states.keys()].sort()).toEqual(
    [JSON.stringify({ schema: [], steps: [] }), JSON.stringify(clean)].sort(),
  );
  for (const copy of [...states.values()].flatMap((same) => [same[0], same.at(-1)])) {
    if (copy === undefined) continue;
    await (await openSqlite(copy)).close();
    expect(schemaOf(copy)).toEqual(clean);
  }
});

test('a file that an earlier version left half-migrated is brought up to date', async () => {
  const statements: string[] = [];
  beforeEach(({ jobs }) => {
    for (const job of jobs) if (job.kind === 'query') statements.push(job.sql);
  });
  const whole = join(folder, 'whole.db');
  await (await openSqlite(whole)).close();
  const changes = statements.filter((sql) => /^\s*(create|alter)/i.test(sql));
  for (let done = 1; done < changes.length; done += 13) {
    const file = join(folder, `half-${done}.db`);
    const database = new DatabaseSync(file);
    for (const statement of changes.slice(0, done)) database.exec(statement);
    database.close();
    await (await openSqlite(file)).close();
    expect(schemaOf(file), `after ${done} statements`).toEqual(schemaOf(whole));
  }
});

/** Tables, columns and indexes of a Postgres database, and its steps. */
async function postgresSchema(client: pg.Client): Promise<object> {
  const { rows: columns } = await client.query(`
    SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%' AND table_name <> 'cut'
    ORDER BY table_name, column_name`);
  const { rows: indexes } = await client.query(`
    SELECT indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' ORDER BY indexname`);
  return { columns, indexes };
}

test('a migration of Postgres that is cut off after any statement leaves the database as it was', async () => {
  const [whole, cut] = await Promise.all([freshDatabase(), freshDatabase()]);
  await (await openPostgres(whole.url)).close();
  const [clean, client] = [whole, cut].map(({ url }) => new pg.Client({ connectionString: url }));
  if (!clean || !client) throw new Error('there is no database');
  await Promise.all([clean.connect(), client.connect()]);
  // A sequence is not rolled back: it counts the statements of a session that is killed.
  await client.query(`
    CREATE SEQUENCE cut;
    CREATE FUNCTION cut() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('cut') = current_setting('nyhavn.cut', true)::bigint THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
      END IF;
    END $$;
    CREATE EVENT TRIGGER cut ON ddl_command_end EXECUTE FUNCTION cut();`);
  const openUntil = async (statement: number) => {
    await client.query(`
      ALTER DATABASE "${new URL(cut.url).pathname.slice(1)}" SET nyhavn.cut = ${statement};
      SELECT setval('cut', 1, false)`);
    try {
      await (await openPostgres(cut.url)).close();
      return true;
    } catch {
      return false;
    }
  };
  const empty = await postgresSchema(client);
  let cuts = 1;
  for (; cuts < MANY && !(await openUntil(cuts)); cuts += 8) {
    expect(await postgresSchema(client), `after ${cuts} statements`).toEqual(empty);
  }
  expect(cuts).toBeGreaterThan(50);
  expect(await postgresSchema(client)).toEqual(await postgresSchema(clean));
  await Promise.all([clean.end(), client.end()]);
  await Promise.all([whole.drop(), cut.drop()]);
});
