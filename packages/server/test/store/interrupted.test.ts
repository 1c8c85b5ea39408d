import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Tables, columns and indexes of a file, how many rows are in them, and the steps that made them. */
function contentsOf(file: string): object {
  const database = new DatabaseSync(file);
  const schema = database
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE tbl_name NOT LIKE 'kysely%' ORDER BY name",
    )
    .all();
  const tables = schema.filter(({ type }) => type === 'table');
  const rows = tables.map(({ name }) => database.prepare(`SELECT count(*) FROM "${name}"`).get());
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'");
  const steps = known.get() ? database.prepare('SELECT name FROM kysely_migration').all() : [];
  database.close();
  return { schema, rows, steps };
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

/** A file and its WAL, as a process leaves them that is killed. */
interface Remains {
  readonly file: Buffer;
  readonly wal: Buffer | undefined;
}

function remainsOf(file: string): Remains {
  const wal = `${file}-wal`;
  return { file: readFileSync(file), wal: existsSync(wal) ? readFileSync(wal) : undefined };
}

/** Brings a file up to date, and gives what a kill before each of its batches, one a statement, leaves; the same once. */
async function openAndWatch(file: string): Promise<{ remains: Remains[]; statements: number }> {
  const remains = new Map<string, Remains>();
  let statements = 0;
  beforeEach(() => {
    const left = remainsOf(file);
    const hash = createHash('sha256').update(left.file);
    if (left.wal) hash.update('-wal').update(left.wal);
    remains.set(hash.digest('hex'), left);
    statements++;
  });
  await (await openSqlite(file)).close();
  return { remains: [...remains.values()], statements };
}

/** Every version there was: nothing at all, and the dumps with their games. */
const VERSIONS = join(import.meta.dirname, 'versions');
const NOTHING = 'nothing';
const EARLIER = [NOTHING, ...readdirSync(VERSIONS).filter((name) => name.startsWith('sqlite-'))];

test.each(EARLIER)(
  'a migration of SQLite that is cut off at any statement leaves a database that starts again, from %s',
  async (version) => {
    const file = join(folder, `cut-${version}.db`);
    if (version !== NOTHING) {
      const database = new DatabaseSync(file);
      database.exec(`BEGIN; ${readFileSync(join(VERSIONS, version), 'utf8')} COMMIT;`);
      database.close();
    }
    const before = contentsOf(file);
    const { remains, statements } = await openAndWatch(file);
    const after = contentsOf(file);
    expect(statements).toBeGreaterThan(version === NOTHING ? 50 : 5);
    expect(remains.length).toBeGreaterThan(1);
    for (const [index, left] of remains.entries()) {
      const copy = join(folder, `cut-${version}-${index}.db`);
      writeFileSync(copy, left.file);
      if (left.wal) writeFileSync(`${copy}-wal`, left.wal);
      // Nothing of it, or all of it.
      expect([before, after]).toContainEqual(contentsOf(copy));
      await (await openSqlite(copy)).close();
      expect(contentsOf(copy)).toEqual(after);
    }
  },
);

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
    expect(contentsOf(file), `after ${done} statements`).toEqual(contentsOf(whole));
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
