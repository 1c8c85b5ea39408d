/** The store of many processes: Postgres, which keeps what they write apart. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { printError, type ReportError } from '../operations/errors.ts';
import { type Runtime, SYSTEM } from '../runtime.ts';
import { migrate } from './migrations/index.ts';
import { PG, type PostgresDriver } from './postgres-driver.ts';
import { isInTheWay } from './postgres-errors.ts';
import { PostgresJournal } from './postgres-journal.ts';
import type { Schema } from './schema.ts';
import { type AppendResult, type Change, type Store, UNOBSERVED } from './store.ts';

/** Connections of one process for entries, for all else it asks, and those on which it waits for its turn. */
const MAX_ENTRY_CONNECTIONS = 5;
const MAX_QUERY_CONNECTIONS = 5;
const MAX_LOCK_CONNECTIONS = 4;

/**
 * Statements about entries are planned once a connection, and find every row by its key. Planned again each
 * time they would cost more than they do, and a plan that was made while the database was all but empty
 * reads whole tables until they are analysed.
 */
const BY_KEY = `
  SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off;
  SET enable_hashjoin = off; SET enable_mergejoin = off`;

/**
 * Milliseconds after which a database counts as unreachable. The shorter limit of statements makes
 * it report in most cases that nothing has happened.
 */
const QUERY_TIMEOUT_MS = 7000;
const STATEMENT_TIMEOUT_MS = 5000;

/** Before it is brought up to date it may take longer: it may have just started. */
const MIGRATION_CONNECT_TIMEOUT_MS = 30_000;

/**
 * A connection on which nothing comes for so many milliseconds is asked for a sign of life: a migration has no limit of time,
 * and by the system's own settings a start would wait two hours for a database behind a cut cable.
 */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A process that stands still for so many milliseconds in the midst of changes loses them, and blocks no other process. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5000;

/**
 * Advisory locks: a process waits so many milliseconds for one, and loses its own when it stands still for so many. The
 * wait is longer, so that one process that stands still makes no other fail.
 */
const LOCK_WAIT_MS = 4000;
const LOCK_STANDSTILL_MS = 3000;

/** Changes that stood in each other's way are made again, so often at most. */
const MAX_TRIES = 10;

/** Numbers of these types fit into JavaScript's: counts, times in milliseconds, sums of points. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Settings of connections for short statements. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    ...patientConnectionTo(url),
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  };
}

/** Settings of a connection for migrations. */
function patientConnectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: MIGRATION_CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'nyhavn',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format),
    },
  };
}

/** What a store runs on. */
export interface PostgresMachine {
  readonly driver?: PostgresDriver;
  readonly runtime?: Runtime;
}

/** Opens the store in a database; an empty one is made ready, an older one brought up to date. */
export async function openPostgres(
  url: string,
  report: ReportError = printError,
  observer = UNOBSERVED,
  { driver = PG, runtime = SYSTEM }: PostgresMachine = {},
): Promise<Store> {
  const poolOf = (config: pg.PoolConfig) => openPool(driver, config, report);
  await bringUpToDate(poolOf(patientConnectionTo(url)));
  const connection = connectionTo(url);
  const pool = poolOf({ ...connection, max: MAX_QUERY_CONNECTIONS });
  const byKey = (client: pg.ClientBase) => client.query(BY_KEY);
  const entries = poolOf({ ...connection, max: MAX_ENTRY_CONNECTIONS, onConnect: byKey });
  const lockTimeouts = {
    lock_timeout: LOCK_WAIT_MS,
    idle_in_transaction_session_timeout: LOCK_STANDSTILL_MS,
  };
  const locks = poolOf({ ...connection, ...lockTimeouts, max: MAX_LOCK_CONNECTIONS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutBroken(pool) }) });
  const journal = new PostgresJournal(entries, observer, runtime);
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await journal.done();
    await Promise.all([db.destroy(), entries.end(), locks.end()]);
  }
  return {
    db,
    journal,
    transaction: (changes) => transaction(pool, changes),
    shared: {
      heads: (tables) => journal.heads(tables),
      time: () => journal.time(),
      withAdvisoryLock: (name, act) => withAdvisoryLock(locks, name, act),
    },
    async probe() {
      await db
        .insertInto('service')
        .values({ name: 'probe', value: '' })
        .onConflict((there) => there.column('name').doUpdateSet({ value: '' }))
        .execute();
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

function openPool(driver: PostgresDriver, config: pg.PoolConfig, report: ReportError): pg.Pool {
  const pool = driver.pool(config);
  // A connection that breaks while nothing is asked on it is replaced by the next that is needed.
  pool.on('error', (error) => report('store', error));
  // Expected: a connection that breaks while it is used fails what is asked on it, where it is reported.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A pool that takes no connection back which has failed to answer. */
function withoutBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isBroken = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          isBroken ||= !(error instanceof pg.DatabaseError);
          throw error;
        }
      };
      const release = () => client.release(isBroken);
      // It would take cursors too, which are not used here.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}

async function transaction(pool: pg.Pool, changes: readonly Change[]): Promise<AppendResult> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(pool, (client) => makeAll(client, changes));
    } catch (error) {
      if (tries >= MAX_TRIES || !isInTheWay(error)) throw error;
    }
  }
}

async function makeAll(client: pg.PoolClient, changes: readonly Change[]): Promise<AppendResult> {
  for (const { query, mustChange } of changes) {
    const { sql, parameters } = query.compile();
    const { rowCount } = await client.query(sql, [...parameters]);
    if (mustChange && (rowCount ?? 0) === 0) return 'conflict';
  }
  return 'stored';
}

/** Keeps what was done if it is to be stored, and nothing else. */
async function inTransaction(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<AppendResult>,
): Promise<AppendResult> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('BEGIN');
    const written = await act(client);
    await client.query(written === 'stored' ? 'COMMIT' : 'ROLLBACK');
    return written;
  } catch (error) {
    // A database that has not answered would not answer a rollback either, and holds its locks until the connection closes.
    isBroken = !(error instanceof pg.DatabaseError);
    if (!isBroken) {
      // Expected: the first error is thrown; a connection that can't roll back is not used again.
      await client.query('ROLLBACK').catch(() => {
        isBroken = true;
      });
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Mutex over all processes, by an advisory lock of a transaction: Postgres releases it when the transaction ends, which
 * it does by itself when the process dies or stands still. Where the lock doesn't come in time, nothing is done.
 */
async function withAdvisoryLock<Value>(
  locks: pg.Pool,
  name: string,
  act: () => Promise<Value>,
): Promise<Value> {
  const client = await locks.connect();
  let isBroken = false;
  const end = (how: 'COMMIT' | 'ROLLBACK') =>
    client.query(how).catch(() => {
      // Expected: the connection is gone, and its lock with it.
      isBroken = true;
    });
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    const value = await act();
    await end('COMMIT');
    return value;
  } catch (error) {
    await end('ROLLBACK');
    throw error;
  } finally {
    client.release(isBroken);
  }
}
