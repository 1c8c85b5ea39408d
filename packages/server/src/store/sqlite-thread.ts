/** The owner of the SQLite file: every batch of jobs is one transaction and one flush. In production it has a thread to itself. */
import type { SQLInputValue } from 'node:sqlite';
import type { Cancel, Runtime } from '../runtime.ts';
import { damageIn, findDamage } from './sqlite-damage.ts';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts';
import type {
  Batch,
  BatchResult,
  ConditionalStatement,
  Failure,
  JobResult,
  SettlingOptions,
  StoreJob,
  WorkerFault,
} from './sqlite-jobs.ts';
import { textOf, WriteLog } from './sqlite-log.ts';
import { StatementCache } from './sqlite-statements.ts';
import { isStoreUnavailable } from './unavailable.ts';

/** The WAL is checkpointed after so many transactions, and after fewer when the server is idle. */
const CHECKPOINT_AFTER = 256;
const QUIET_CHECKPOINT_AFTER = 32;

/** Characters that go to their places at a time where it is quiet: what comes meanwhile has to wait for them. */
const SETTLED_LENGTH_PER_STEP = 1 << 13;

/** Milliseconds until what could not go to its place is tried again: the disk may be full for long. */
const RETRY_MS = 5000;

/** What the owner of a file needs. */
export interface ThreadOptions extends SettlingOptions {
  /** The size of the file in bytes. */
  readonly size: number;
  readonly runtime: Runtime;
  post(said: BatchResult | WorkerFault): void;
}

/** The owner of a file. */
export class SqliteThread {
  readonly #database: SqliteDatabase;
  readonly #runtime: Runtime;
  readonly #post: ThreadOptions['post'];
  readonly #quietMs: number;
  readonly #log: WriteLog;
  readonly #statement: (sql: string) => SqliteStatement;
  readonly #begin: SqliteStatement;
  readonly #commit: SqliteStatement;
  /** The message of SQLite when it first found the file damaged. */
  #damage: string | undefined;
  /** Transactions since SQLite's own log, the WAL, was last copied into the file. */
  #uncopied = 0;
  /** The next settling while the server is idle: it begins after a pause and continues at once. */
  #callOff: Cancel | undefined;

  constructor(database: SqliteDatabase, options: ThreadOptions) {
    database.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;
    `);
    findDamage(database, options.size);
    this.#database = database;
    this.#runtime = options.runtime;
    this.#post = options.post;
    this.#quietMs = options.quietMs;
    this.#log = new WriteLog(database, options.maxLogLength);
    this.#statement = new StatementCache(database).prepare;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  /** Does a batch and says what became of it. */
  do(batch: Batch): void {
    const outcome = this.#performAll(batch);
    const damage = this.#damage;
    this.#post(damage === undefined ? outcome : { ...outcome, damage });
    this.#callOff?.();
    if (batch.jobs.some(({ kind }) => kind === 'close')) {
      this.#database.close();
      return;
    }
    if (this.#database.isTransaction) return;
    // Quicker than what comes, and little at a time: the next batch has to wait for it.
    if (this.#log.isLong) this.#tidy(2 * batch.lines.length);
    this.#copyAfter(CHECKPOINT_AFTER);
    this.#callOff = this.#runtime.later(this.#quietMs, () => this.#tidyInQuiet());
  }

  /** A job that breaks a constraint or finds damage fails alone; one that finds no room takes the whole batch with it. */
  #perform(job: StoreJob): JobResult {
    try {
      return this.#attempt(job);
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      return this.#failureOf(error);
    }
  }

  #attempt(job: StoreJob): JobResult {
    switch (job.kind) {
      case 'load':
        return this.#load(job.table, job.from);
      case 'query':
        return this.#query(job.sql, job.parameters as readonly SQLInputValue[]);
      case 'changes':
        return this.#transaction(job.steps);
      case 'transaction':
        return this.#holdTransaction(job.step);
      case 'close':
        return 'closed';
    }
  }

  #load(table: string, from: number): JobResult {
    const found = this.#statement(
      'SELECT seed, deadline, phase, open_seats FROM tables WHERE id = ?',
    ).get(table);
    if (!found) return 'missing';
    const settled = this.#statement(
      `SELECT group_concat(
         '[' || time || ',' || json_quote(person) || ',' || json_quote(command) || ',' || body || ']',
         ',' ORDER BY number
       ) AS rows FROM entries WHERE table_id = ? AND number >= ?`,
    ).get(table, from)?.rows;
    const rows = this.#log.rowsOf(table, from).map(textOf);
    if (typeof settled === 'string') rows.unshift(settled);
    return {
      kind: 'table',
      seed: String(found.seed),
      deadline: found.deadline === null ? null : Number(found.deadline),
      phase: String(found.phase),
      openSeats: Number(found.open_seats),
      rows: rows.join(','),
    };
  }

  #query(sql: string, parameters: readonly SQLInputValue[]): JobResult {
    const prepared = this.#statement(sql);
    if (prepared.columns().length > 0) {
      return { kind: 'rows', rows: prepared.all(...parameters), changes: 0 };
    }
    return { kind: 'rows', rows: [], changes: Number(prepared.run(...parameters).changes) };
  }

  /** All steps or none, also where the rest of the batch goes on. */
  #transaction(steps: readonly ConditionalStatement[]): JobResult {
    this.#database.exec('SAVEPOINT together');
    try {
      for (const { sql, parameters, mustChange } of steps) {
        const { changes } = this.#statement(sql).run(...(parameters as readonly SQLInputValue[]));
        if (changes > 0 || !mustChange) continue;
        this.#database.exec('ROLLBACK TO together; RELEASE together');
        return 'conflict';
      }
      this.#database.exec('RELEASE together');
      return 'stored';
    } catch (error) {
      if (this.#database.isTransaction)
        this.#database.exec('ROLLBACK TO together; RELEASE together');
      throw error;
    }
  }

  /** Begins or ends a transaction that is longer than a batch. */
  #holdTransaction(step: string): JobResult {
    this.#database.exec(step);
    if (step === 'ROLLBACK') this.#log.forget();
    else if (step !== 'COMMIT') this.#log.look();
    return 'done';
  }

  #failureOf(error: unknown): Failure {
    this.#damage ??= damageIn(error);
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', message, isUnavailable: isStoreUnavailable(error) };
  }

  /** Tells of what failed while nothing waited for it. */
  #reportFault(error: unknown): void {
    this.#post({ trouble: this.#failureOf(error) } satisfies WorkerFault);
  }

  /** Does something in one transaction, which is kept or not; if it can't be flushed, nothing of it has happened. */
  #transact<Value>(act: () => Value, isKept = true): Value {
    this.#uncopied++;
    try {
      this.#begin.run();
      this.#log.look();
      const value = act();
      if (isKept) this.#commit.run();
      else {
        this.#log.forget();
        this.#database.exec('ROLLBACK');
      }
      return value;
    } catch (error) {
      this.#log.forget();
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #performAll(batch: Batch): BatchResult {
    try {
      const [first] = batch.jobs;
      // Jobs inside a longer transaction belong to it.
      if (this.#database.isTransaction || first?.kind === 'transaction')
        return this.#performOf(batch);
      return this.#transact(() => this.#performOf(batch));
    } catch (error) {
      return this.#performWithoutRoom(batch.jobs, this.#failureOf(error));
    }
  }

  #performOf({ lines, jobs }: Batch): BatchResult {
    const outcomes = lines === '' ? '' : this.#log.append(lines);
    return { unlike: /[^s]/.test(outcomes) ? outcomes : '', answers: this.#answersTo(jobs) };
  }

  #answersTo(jobs: readonly StoreJob[]): JobResult[] {
    if (jobs.some(needsSettled)) this.#log.settle();
    return jobs.map((job) => this.#perform(job));
  }

  /** On a full disk, jobs that only read still run. */
  #performWithoutRoom(jobs: readonly StoreJob[], failed: Failure): BatchResult {
    const reading = jobs.filter(isReading);
    let read: readonly JobResult[] = [];
    try {
      if (reading.length > 0) read = this.#transact(() => this.#answersTo(reading), false);
    } catch (error) {
      this.#reportFault(error);
    }
    const answers = jobs.map((job): JobResult => {
      // The log keeps its entries, which are settled at the next start.
      if (job.kind === 'close') return 'closed';
      return read[reading.indexOf(job)] ?? failed;
    });
    return { unlike: '', answers, failed };
  }

  /**
   * Settles some of the log, and returns whether it could. This needs no flush: after a crash the log still has the
   * entries. A failure is tried again later.
   */
  #tidy(length: number): boolean {
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.#transact(() => this.#log.settleSome(length));
      return true;
    } catch (error) {
      this.#reportFault(error);
      return false;
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL');
    }
  }

  /**
   * Copies the WAL into the file (a checkpoint), so that it starts from its beginning.
   *
   * perf: SQLite would do that inside of the transaction that makes the WAL long, for 20 ms and before any reply. Many
   * small transactions change the same few pages, and those are copied in 1 ms; the large ones of a full house come to
   * SQLite's limit first.
   */
  #copyAfter(transactions: number): void {
    if (this.#uncopied < transactions) return;
    this.#uncopied = 0;
    try {
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch (error) {
      this.#reportFault(error);
    }
  }

  /** Lets all of the log go to its places while nothing comes, and then what was written into the file. */
  #tidyInQuiet(): void {
    if (this.#log.isEmpty) {
      this.#copyAfter(QUIET_CHECKPOINT_AFTER);
      return;
    }
    if (this.#tidy(SETTLED_LENGTH_PER_STEP))
      this.#callOff = this.#runtime.soon(() => this.#tidyInQuiet());
    else this.#callOff = this.#runtime.later(RETRY_MS, () => this.#tidyInQuiet());
  }
}

/** True if a job reads entries from their tables. */
function needsSettled(job: StoreJob): boolean {
  if (job.kind === 'query') return job.needsSettled;
  if (job.kind === 'changes') return job.steps.some((step) => step.needsSettled);
  return job.kind === 'close';
}

function isReading(job: StoreJob): boolean {
  return job.kind === 'load' || (job.kind === 'query' && job.isReadOnly);
}
