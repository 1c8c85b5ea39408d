/** The embedded store: one SQLite file, written by a thread of its own that flushes many writes at once. */
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { printError, type ReportError } from '../operations/errors.ts';
import type { Answer, Batch, Failure, Job, Outcome, Pace, Step, Trouble } from './jobs.ts';
import { entriesIn, lineOf } from './lines.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { ThreadDialect } from './sqlite-dialect.ts';
import type { Change, Happening, Journal, Store, StoredTable, Written } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/** What is still to be answered. */
interface Waiting<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** Lines and jobs for one transaction, and those who wait for them. */
class Collected {
  lines = '';
  readonly writers: Waiting<Written>[] = [];
  readonly jobs: Job[] = [];
  readonly askers: Waiting<Answer>[] = [];

  get isEmpty(): boolean {
    return this.writers.length === 0 && this.jobs.length === 0;
  }

  answer(outcome: Outcome): void {
    const { unlike, answers, failed } = outcome;
    for (const [index, writer] of this.writers.entries()) {
      const letter = unlike === '' ? 's' : unlike[index];
      if (failed !== undefined) writer.reject(errorOf(failed));
      else if (letter === 'm') writer.reject(new Error('there is no such table'));
      else writer.resolve(letter === 's' ? 'stored' : 'conflict');
    }
    for (const [index, { resolve, reject }] of this.askers.entries()) {
      const answer = answers[index]!;
      if (typeof answer === 'object' && answer.kind === 'failed') reject(errorOf(answer));
      else resolve(answer);
    }
  }

  fail(error: Error): void {
    for (const { reject } of [...this.writers, ...this.askers]) reject(error);
  }
}

/**
 * Moves do not wait for others to go to their places, unless there is no end of them. The log is no longer, because
 * whoever asks for entries in their places waits for all of it.
 */
const PACE: Pace = { long: 1 << 22, quiet: 5 };

/** Opens the store in a file; a missing one is made, an older one brought up to date. */
export async function openSqlite(
  file: string,
  pace: Pace = PACE,
  report: ReportError = printError,
): Promise<Store> {
  const writer = new Writer(file, pace, report);
  await writer.ready();
  const db = new Kysely<Schema>({ dialect: new ThreadDialect((job) => writer.do(job)) });
  await migrate(db, 'sqlite');
  return {
    db,
    journal: new SqliteJournal(writer),
    together: async (changes) =>
      written(await writer.do({ kind: 'together', steps: changes.map(stepOf) })),
    close: () => writer.close(),
  };
}

/** Hands over to the thread all that has come while it was busy at once: one flush for all of it. */
class Writer {
  readonly #worker: Worker;
  /** What the thread does now, and what it is given next. */
  #given: Collected | undefined;
  #collected = new Collected();
  #isBusy = true;
  readonly #ready: Promise<void>;

  constructor(file: string, pace: Pace, report: ReportError) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file, ...pace },
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.once('message', () => {
        this.#worker.on('message', (said: Outcome | Trouble) => {
          if ('trouble' in said) report('store', errorOf(said.trouble));
          else this.#answer(said);
        });
        this.#isBusy = false;
        resolve();
        this.#send();
      });
      this.#worker.once('error', reject);
    });
    this.#worker.on('error', (error) => {
      report('store', error);
      this.#fail(new StoreUnavailable('the thread of the store has died', { cause: error }));
    });
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  do(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#sendSoon();
      this.#collected.jobs.push(job);
      this.#collected.askers.push({ resolve, reject });
    });
  }

  append(line: string): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#sendSoon();
      this.#collected.lines += this.#collected.lines === '' ? line : `\n${line}`;
      this.#collected.writers.push({ resolve, reject });
    });
  }

  /** What is asked in the same turn of the loop goes together. */
  #sendSoon(): void {
    if (this.#collected.isEmpty && !this.#isBusy) setImmediate(() => this.#send());
  }

  #send(): void {
    if (this.#isBusy || this.#collected.isEmpty) return;
    this.#isBusy = true;
    this.#given = this.#collected;
    this.#collected = new Collected();
    const { lines, jobs } = this.#given;
    this.#worker.postMessage({ lines, jobs } satisfies Batch);
  }

  #answer(outcome: Outcome): void {
    const given = this.#given;
    this.#given = undefined;
    this.#isBusy = false;
    // The thread works on while what follows from the answers is done here.
    this.#send();
    given?.answer(outcome);
  }

  #fail(error: Error): void {
    this.#isBusy = true;
    this.#given?.fail(error);
    this.#collected.fail(error);
    this.#given = undefined;
    this.#collected = new Collected();
  }

  async close(): Promise<void> {
    await this.do({ kind: 'close' });
    await this.#worker.terminate();
  }
}

class SqliteJournal implements Journal {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  append(table: string, from: number, happening: Happening): Promise<Written> {
    return this.#writer.append(lineOf(table, from, happening));
  }

  async load(table: string, from = 0): Promise<StoredTable | undefined> {
    const answer = await this.#writer.do({ kind: 'load', table, from });
    if (typeof answer === 'string' || answer.kind !== 'table') return undefined;
    const { seed, deadline, phase, openSeats, rows } = answer;
    const listed = { phase, openSeats };
    return { id: table, seed, deadline, listed, entries: entriesIn(rows) };
  }
}

function errorOf({ message, isUnavailable }: Failure): Error {
  return isUnavailable ? new StoreUnavailable(message) : new Error(message);
}

function stepOf({ query, mustChange }: Change): Step {
  const { sql, parameters } = query.compile();
  return { sql, parameters, mustChange };
}

function written(answer: Answer): Written {
  return answer === 'stored' ? 'stored' : 'conflict';
}
