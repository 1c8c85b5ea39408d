/** The thread that owns the SQLite file: every batch of jobs is one transaction and one flush. */

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type Cancel, SYSTEM } from '../runtime.ts';
import { damageIn, findDamage } from './sqlite-damage.ts';
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

if (!parentPort) throw new Error('this is a thread, not a program');
const port = parentPort;

/** Milliseconds for which another program may hold the file, a backup for instance. */
const BUSY_TIMEOUT_MS = 5000;

const { file, maxLogLength, quietMs }: SettlingOptions & { readonly file: string } = workerData;
const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;
`);
findDamage(database, file);

const { prepare: statement } = new StatementCache(database);

const log = new WriteLog(database, maxLogLength);

const BEGIN = database.prepare('BEGIN IMMEDIATE');
const COMMIT = database.prepare('COMMIT');

/** A job that breaks a constraint or finds damage fails alone; one that finds no room takes the whole batch with it. */
function perform(job: StoreJob): JobResult {
  try {
    return attempt(job);
  } catch (error) {
    if (!database.isTransaction) throw error;
    return failureOf(error);
  }
}

function attempt(job: StoreJob): JobResult {
  switch (job.kind) {
    case 'load':
      return load(job.table, job.from);
    case 'query':
      return query(job.sql, job.parameters as readonly SQLInputValue[]);
    case 'changes':
      return transaction(job.steps);
    case 'transaction':
      return holdTransaction(job.step);
    case 'close':
      return 'closed';
  }
}

function load(table: string, from: number): JobResult {
  const found = statement('SELECT seed, deadline, phase, open_seats FROM tables WHERE id = ?').get(
    table,
  );
  if (!found) return 'missing';
  const settled = statement(
    `SELECT group_concat(
       '[' || time || ',' || json_quote(person) || ',' || json_quote(command) || ',' || body || ']',
       ',' ORDER BY number
     ) AS rows FROM entries WHERE table_id = ? AND number >= ?`,
  ).get(table, from)?.rows;
  const rows = log.rowsOf(table, from).map(textOf);
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

function query(sql: string, parameters: readonly SQLInputValue[]): JobResult {
  const prepared = statement(sql);
  if (prepared.columns().length > 0) {
    return { kind: 'rows', rows: prepared.all(...parameters), changes: 0 };
  }
  return { kind: 'rows', rows: [], changes: Number(prepared.run(...parameters).changes) };
}

/** All steps or none, also where the rest of the batch goes on. */
function transaction(steps: readonly ConditionalStatement[]): JobResult {
  database.exec('SAVEPOINT together');
  try {
    for (const { sql, parameters, mustChange } of steps) {
      const { changes } = statement(sql).run(...(parameters as readonly SQLInputValue[]));
      if (changes > 0 || !mustChange) continue;
      database.exec('ROLLBACK TO together; RELEASE together');
      return 'conflict';
    }
    database.exec('RELEASE together');
    return 'stored';
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK TO together; RELEASE together');
    throw error;
  }
}

/** Begins or ends a transaction that is longer than a batch. */
function holdTransaction(step: string): JobResult {
  database.exec(step);
  if (step === 'ROLLBACK') log.forget();
  else if (step !== 'COMMIT') log.look();
  return 'done';
}

/** The message of SQLite when it first found the file damaged. */
let damage: string | undefined;

function failureOf(error: unknown): Failure {
  damage ??= damageIn(error);
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', message, isUnavailable: isStoreUnavailable(error) };
}

/** Tells of what failed while nothing waited for it. */
function reportFault(error: unknown): void {
  port.postMessage({ trouble: failureOf(error) } satisfies WorkerFault);
}

/** True if a job reads entries from their tables. */
function needsSettled(job: StoreJob): boolean {
  if (job.kind === 'query') return job.needsSettled;
  if (job.kind === 'changes') return job.steps.some((step) => step.needsSettled);
  return job.kind === 'close';
}

/** Does something in one transaction, which is kept or not; if it can't be flushed, nothing of it has happened. */
function transact<Value>(act: () => Value, isKept = true): Value {
  uncopied++;
  try {
    BEGIN.run();
    log.look();
    const value = act();
    if (isKept) COMMIT.run();
    else {
      log.forget();
      database.exec('ROLLBACK');
    }
    return value;
  } catch (error) {
    log.forget();
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function performAll(batch: Batch): BatchResult {
  try {
    const [first] = batch.jobs;
    // Jobs inside a longer transaction belong to it.
    if (database.isTransaction || first?.kind === 'transaction') return performOf(batch);
    return transact(() => performOf(batch));
  } catch (error) {
    return performWithoutRoom(batch.jobs, failureOf(error));
  }
}

function performOf({ lines, jobs }: Batch): BatchResult {
  const outcomes = lines === '' ? '' : log.append(lines);
  return { unlike: /[^s]/.test(outcomes) ? outcomes : '', answers: answersTo(jobs) };
}

function answersTo(jobs: readonly StoreJob[]): JobResult[] {
  if (jobs.some(needsSettled)) log.settle();
  return jobs.map(perform);
}

/** On a full disk, jobs that only read still run. */
function performWithoutRoom(jobs: readonly StoreJob[], failed: Failure): BatchResult {
  const reading = jobs.filter(isReading);
  let read: readonly JobResult[] = [];
  try {
    if (reading.length > 0) read = transact(() => answersTo(reading), false);
  } catch (error) {
    reportFault(error);
  }
  const answers = jobs.map((job): JobResult => {
    // The log keeps its entries, which are settled at the next start.
    if (job.kind === 'close') return 'closed';
    return read[reading.indexOf(job)] ?? failed;
  });
  return { unlike: '', answers, failed };
}

function isReading(job: StoreJob): boolean {
  return job.kind === 'load' || (job.kind === 'query' && job.isReadOnly);
}

/**
 * Settles some of the log, and returns whether it could. This needs no flush: after a crash the log still has the
 * entries. A failure is tried again later.
 */
function tidy(length: number): boolean {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    transact(() => log.settleSome(length));
    return true;
  } catch (error) {
    reportFault(error);
    return false;
  } finally {
    database.exec('PRAGMA synchronous = FULL');
  }
}

/** Transactions since SQLite's own log, the WAL, was last copied into the file. */
let uncopied = 0;

/** The WAL is checkpointed after so many transactions, and after fewer when the server is idle. */
const CHECKPOINT_AFTER = 256;
const QUIET_CHECKPOINT_AFTER = 32;

/**
 * Copies the WAL into the file (a checkpoint), so that it starts from its beginning.
 *
 * perf: SQLite would do that inside of the transaction that makes the WAL long, for 20 ms and before any reply. Many
 * small transactions change the same few pages, and those are copied in 1 ms; the large ones of a full house come to
 * SQLite's limit first.
 */
function copyAfter(transactions: number): void {
  if (uncopied < transactions) return;
  uncopied = 0;
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    reportFault(error);
  }
}

/** Characters that go to their places at a time where it is quiet: what comes meanwhile has to wait for them. */
const SETTLED_LENGTH_PER_STEP = 1 << 13;

/** The next settling while the server is idle: it begins after a pause and continues at once. */
let callOff: Cancel | undefined;

/** Lets all of the log go to its places while nothing comes, and then what was written into the file. */
function tidyInQuiet(): void {
  if (log.isEmpty) {
    copyAfter(QUIET_CHECKPOINT_AFTER);
    return;
  }
  if (tidy(SETTLED_LENGTH_PER_STEP)) callOff = SYSTEM.soon(tidyInQuiet);
  else callOff = SYSTEM.later(RETRY_MS, tidyInQuiet);
}

/** Milliseconds until what could not go to its place is tried again: the disk may be full for long. */
const RETRY_MS = 5000;

port.on('message', (batch: Batch) => {
  const outcome = performAll(batch);
  port.postMessage(damage === undefined ? outcome : { ...outcome, damage });
  callOff?.();
  if (batch.jobs.some(({ kind }) => kind === 'close')) {
    database.close();
    return;
  }
  if (database.isTransaction) return;
  // Quicker than what comes, and little at a time: the next batch has to wait for it.
  if (log.isLong) tidy(2 * batch.lines.length);
  copyAfter(CHECKPOINT_AFTER);
  callOff = SYSTEM.later(quietMs, tidyInQuiet);
});
port.postMessage('ready');
