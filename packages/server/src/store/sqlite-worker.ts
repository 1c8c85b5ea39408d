/** The thread that owns the SQLite file: every batch of jobs is one transaction and one flush. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Job, Row } from './jobs.ts';

const MIGRATIONS = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     seed TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     time INTEGER NOT NULL,
     person TEXT,
     command TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (table_id, number)
   ) STRICT, WITHOUT ROWID;`,
];

if (!parentPort) throw new Error('this is a thread, not a program');
const port = parentPort;

const database = new DatabaseSync(workerData.file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
migrate();

const insertTable = database.prepare(
  'INSERT INTO tables (id, seed) VALUES (?, ?) ON CONFLICT DO NOTHING',
);
const insertEntry = database.prepare(
  `INSERT INTO entries (table_id, number, time, person, command, body)
   VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
);
const selectTable = database.prepare('SELECT seed FROM tables WHERE id = ?');
const selectEntries = database.prepare(
  `SELECT time, person, command, body FROM entries
   WHERE table_id = ? AND number >= ? ORDER BY number`,
);
selectEntries.setReturnArrays(true);

/** Brings the file to the newest version, one step after the other. */
function migrate(): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function perform(job: Job): Answer {
  switch (job.kind) {
    case 'open':
      if (insertTable.run(job.table, job.seed).changes === 0) return { kind: 'conflict' };
      return append(job.table, 0, job.rows);
    case 'append':
      return append(job.table, job.from, job.rows);
    case 'load': {
      const found = selectTable.get(job.table);
      if (!found) return { kind: 'missing' };
      const rows = selectEntries.all(job.table, job.from) as unknown as Row[];
      return { kind: 'table', seed: String(found.seed), rows };
    }
    case 'close':
      return { kind: 'closed' };
  }
}

/** Numbers have no gaps, so where the first is free, all are. */
function append(table: string, from: number, rows: readonly Row[]): Answer {
  for (const [index, row] of rows.entries()) {
    const { changes } = insertEntry.run(table, from + index, ...row);
    if (changes === 0) return { kind: 'conflict' };
  }
  return { kind: 'stored' };
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
    const message = error instanceof Error ? error.message : String(error);
    return jobs.map(() => ({ kind: 'failed', message }));
  }
}

port.on('message', (jobs: readonly Job[]) => {
  const answers = performAll(jobs);
  if (jobs.some(({ kind }) => kind === 'close')) database.close();
  port.postMessage(answers);
});
port.postMessage('ready');
