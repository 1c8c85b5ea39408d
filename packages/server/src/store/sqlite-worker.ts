/** The thread that owns the SQLite file: every batch of jobs is one transaction and one flush. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Append, Job, Row, Step } from './jobs.ts';

if (!parentPort) throw new Error('this is a thread, not a program');
const port = parentPort;

const database = new DatabaseSync(workerData.file);
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -16000;
`);

/** Statements that were used before. */
const statements = new Map<string, StatementSync>();

function statement(sql: string): StatementSync {
  const prepared = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
}

function perform(job: Job): Answer {
  if (isAppend(job)) return append(job);
  switch (job.kind) {
    case 'load':
      return load(job.table, job.from);
    case 'query':
      return query(job.sql, job.parameters as readonly SQLInputValue[]);
    case 'together':
      return together(job.steps);
    case 'close':
      return 'closed';
  }
}

function isAppend(job: Job): job is Append {
  return Array.isArray(job);
}

/** What stands in an append before the bodies. */
const HEAD = 6;

/** Numbers have no gaps, so where the first is free, all are. */
function append(job: Append): Answer {
  const [table, from, deadline, time, person, command] = job;
  const insert = statement(
    `INSERT INTO entries (table_id, number, time, person, command, body)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  for (let at = HEAD; at < job.length; at++) {
    const isFirst = at === HEAD;
    const asked = isFirst ? person : null;
    const id = isFirst ? command : null;
    const { changes } = insert.run(table, from + at - HEAD, time, asked, id, job[at] ?? null);
    if (changes === 0) return 'conflict';
  }
  if (deadline !== undefined) {
    statement('UPDATE tables SET deadline = ? WHERE id = ?').run(deadline, table);
  }
  return 'stored';
}

function load(table: string, from: number): Answer {
  const found = statement('SELECT seed, deadline, phase, open_seats FROM tables WHERE id = ?').get(
    table,
  );
  if (!found) return 'missing';
  const select = statement(
    `SELECT time, person, command, body FROM entries
     WHERE table_id = ? AND number >= ? ORDER BY number`,
  );
  select.setReturnArrays(true);
  const rows = select.all(table, from) as unknown as Row[];
  return {
    kind: 'table',
    seed: String(found.seed),
    deadline: found.deadline === null ? null : Number(found.deadline),
    phase: String(found.phase),
    openSeats: Number(found.open_seats),
    rows,
  };
}

/** A query that breaks a constraint fails alone; one that finds no room takes the whole batch with it. */
function query(sql: string, parameters: readonly SQLInputValue[]): Answer {
  try {
    const prepared = statement(sql);
    if (prepared.columns().length > 0) {
      return { kind: 'rows', rows: prepared.all(...parameters), changes: 0 };
    }
    return { kind: 'rows', rows: [], changes: Number(prepared.run(...parameters).changes) };
  } catch (error) {
    if (!database.isTransaction) throw error;
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** All steps or none, also where the rest of the batch goes on. */
function together(steps: readonly Step[]): Answer {
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
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO together; RELEASE together');
    return { kind: 'failed', message: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** All jobs in one transaction; if it can't be flushed, nothing of it has happened. */
function performAll(jobs: readonly Job[]): Answer[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const answers = jobs.map(perform);
    database.exec('COMMIT');
    return answers;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return jobs.map(() => ({ kind: 'failed', message: messageOf(error) }));
  }
}

port.on('message', (jobs: readonly Job[]) => {
  const answers = performAll(jobs);
  if (jobs.some((job) => !isAppend(job) && job.kind === 'close')) database.close();
  port.postMessage(answers);
});
port.postMessage('ready');
