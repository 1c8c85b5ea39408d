/** The embedded store: one SQLite file, written by a thread of its own that flushes many writes at once. */
import { Worker } from 'node:worker_threads';
import type { Entry } from '@nyhavn/protocol';
import { Kysely } from 'kysely';
import type { Answer, Append, Job, Row, Step } from './jobs.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { ThreadDialect } from './sqlite-dialect.ts';
import type {
  Change,
  Happening,
  Journal,
  Store,
  StoredEntry,
  StoredTable,
  Written,
} from './store.ts';

/** What is still to be answered. */
interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Opens the store in a file; a missing one is made, an older one brought up to date. */
export async function openSqlite(file: string): Promise<Store> {
  const writer = new Writer(file);
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

/** Hands jobs to the thread, all that have come while it was busy at once: one flush for all of them. */
class Writer {
  readonly #worker: Worker;
  /** Those who wait for what the thread does now, and for what it is given next. */
  #waiting: Waiting[] = [];
  #collected: Job[] = [];
  #collectedFor: Waiting[] = [];
  #isBusy = true;
  readonly #ready: Promise<void>;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.once('message', () => {
        this.#worker.on('message', (answers: readonly Answer[]) => this.#answer(answers));
        this.#isBusy = false;
        resolve();
        this.#send();
      });
      this.#worker.once('error', reject);
    });
    this.#worker.on('error', (error) => this.#fail(error));
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  do(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#collected.push(job);
      this.#collectedFor.push({ resolve, reject });
      // What is asked in the same turn of the loop goes together.
      if (this.#collected.length === 1 && !this.#isBusy) setImmediate(() => this.#send());
    });
  }

  /** Nothing else is answered to entries. */
  append(job: Append): Promise<Written> {
    return this.do(job) as Promise<Written>;
  }

  #send(): void {
    if (this.#isBusy || this.#collected.length === 0) return;
    this.#isBusy = true;
    this.#worker.postMessage(this.#collected);
    this.#waiting = this.#collectedFor;
    this.#collected = [];
    this.#collectedFor = [];
  }

  #answer(answers: readonly Answer[]): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isBusy = false;
    for (const [index, { resolve, reject }] of waiting.entries()) {
      const answer = answers[index]!;
      if (typeof answer === 'object' && answer.kind === 'failed') reject(new Error(answer.message));
      else resolve(answer);
    }
    this.#send();
  }

  #fail(error: Error): void {
    this.#isBusy = true;
    for (const { reject } of [...this.#waiting, ...this.#collectedFor]) reject(error);
    this.#waiting = [];
    this.#collectedFor = [];
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
    const { entries, time, by, deadline } = happening;
    const job: [...Append] = [table, from, deadline, time, by?.person ?? null, by?.id ?? null];
    for (const entry of entries) job.push(JSON.stringify(entry));
    return this.#writer.append(job);
  }

  async load(table: string, from = 0): Promise<StoredTable | undefined> {
    const answer = await this.#writer.do({ kind: 'load', table, from });
    if (typeof answer === 'string' || answer.kind !== 'table') return undefined;
    const { seed, deadline, phase, openSeats, rows } = answer;
    const listed = { phase, openSeats };
    return { id: table, seed, deadline, listed, entries: rows.map(entryOf) };
  }
}

function stepOf({ query, mustChange }: Change): Step {
  const { sql, parameters } = query.compile();
  return { sql, parameters, mustChange };
}

function written(answer: Answer): Written {
  return answer === 'stored' ? 'stored' : 'conflict';
}

function entryOf([time, person, command, body]: Row): StoredEntry {
  const entry: Entry = JSON.parse(body);
  return {
    entry,
    time,
    ...(person === null ? {} : { person }),
    ...(command === null ? {} : { command }),
  };
}
