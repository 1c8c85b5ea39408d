/** The embedded store: one SQLite file, written by a thread of its own that flushes many writes at once. */
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { printError, type ReportError } from '../operations/errors.ts';
import { makePrivate, touchPrivate } from '../private-files.ts';
import { type Runtime, SYSTEM } from '../runtime.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { damaged, damageIn } from './sqlite-damage.ts';
import { MigrationDialect, statementOf, ThreadDialect } from './sqlite-dialect.ts';
import type {
  Batch,
  BatchResult,
  ConditionalStatement,
  Failure,
  JobResult,
  SettlingOptions,
  Statement,
  StoreJob,
  ThreadData,
  WorkerFault,
} from './sqlite-jobs.ts';
import { entriesIn, lineOf } from './sqlite-log.ts';
import {
  type AppendBatch,
  type AppendObserver,
  type AppendResult,
  type Change,
  type Journal,
  type Store,
  type StoredTable,
  UNOBSERVED,
} from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/** A request without an answer so far. */
interface PendingRequest<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** An append that is still to be answered, and when it came. */
interface PendingAppend extends PendingRequest<AppendResult> {
  readonly batch: AppendBatch;
  readonly began: number;
}

/** Lines and jobs for one transaction, and those who wait for them. */
class PendingBatch {
  readonly #observer: AppendObserver;
  readonly #runtime: Runtime;
  lines = '';
  readonly writers: PendingAppend[] = [];
  readonly jobs: StoreJob[] = [];
  readonly askers: PendingRequest<JobResult>[] = [];

  constructor(observer: AppendObserver, runtime: Runtime) {
    this.#observer = observer;
    this.#runtime = runtime;
  }

  get isEmpty(): boolean {
    return this.writers.length === 0 && this.jobs.length === 0;
  }

  answer(outcome: BatchResult): void {
    const { unlike, answers, failed } = outcome;
    const now = this.#runtime.elapsed();
    for (const [index, writer] of this.writers.entries()) {
      const letter = unlike === '' ? 's' : unlike[index];
      if (failed !== undefined) this.#reject(writer, errorOf(failed), now);
      else if (letter === 'm') this.#reject(writer, new Error('there is no such table'), now);
      else {
        const result = letter === 's' ? 'stored' : 'conflict';
        this.#observer.onAppended(writer.batch, result, now - writer.began);
        writer.resolve(result);
      }
    }
    for (const [index, { resolve, reject }] of this.askers.entries()) {
      const answer = answers[index]!;
      if (typeof answer === 'object' && answer.kind === 'failed') reject(errorOf(answer));
      else resolve(answer);
    }
  }

  fail(error: Error): void {
    const now = this.#runtime.elapsed();
    for (const writer of this.writers) this.#reject(writer, error, now);
    for (const { reject } of this.askers) reject(error);
  }

  #reject({ batch, began, reject }: PendingAppend, error: Error, now: number): void {
    this.#observer.onAppended(batch, undefined, now - began);
    reject(error);
  }
}

/**
 * Moves do not wait for others to go to their places, unless there is no end of them. The log is no longer, because
 * a query about settled entries waits for all of it.
 */
const SETTLING: SettlingOptions = { maxLogLength: 1 << 22, quietMs: 5 };

/** Settings of a file, and the handler of its faults. */
export interface SqliteOptions extends Partial<SettlingOptions> {
  /** Called once if the thread dies: everything is refused from then on, and only a new process can help. */
  onDeath?(error: Error): void;
  /** Hears of errors that nothing waits for, and of a file that is damaged. */
  readonly report?: ReportError;
  readonly observer?: AppendObserver;
  readonly runtime?: Runtime;
  /** Starts the owner of the file: a thread of this process, if nothing else is given. */
  readonly startThread?: (data: ThreadData) => StoreThread;
}

/** The owner of a file, as the store sees it: it says that it is ready, and then what became of batches. */
export interface StoreThread extends EventEmitter {
  postMessage(batch: Batch): void;
  terminate(): Promise<unknown>;
}

/** Opens the store in a file; a missing one is made, an older one brought up to date. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<Store> {
  const writer = new Writer(file, options);
  const perform = (job: StoreJob) => writer.do(job);
  try {
    await writer.ready();
    await migrate(new Kysely<Schema>({ dialect: new MigrationDialect(perform) }), 'sqlite');
    writer.isOpen = true;
  } catch (error) {
    await writer.close();
    throw error;
  }
  return {
    db: new Kysely<Schema>({ dialect: new ThreadDialect(perform) }),
    journal: new SqliteJournal(writer),
    transaction: async (changes) =>
      appendResultOf(await writer.do({ kind: 'changes', steps: changes.map(stepOf) })),
    probe: () => writer.probe(),
    close: () => writer.close(),
  };
}

/** Starts a thread that owns a file. */
function startWorker(data: ThreadData): StoreThread {
  const { file } = data;
  if (file !== ':memory:') {
    // SQLite gives the files beside it the mode of this one, but for those that are there already.
    touchPrivate(file);
    for (const beside of ['-wal', '-shm']) makePrivate(file + beside);
  }
  return new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
}

/** Changes a number in the file that means nothing. */
const PROBE: Statement = {
  sql: 'PRAGMA user_version = 1',
  parameters: [],
  isReadOnly: false,
  needsSettled: false,
};

/** Hands over to the thread all that has come while it was busy at once: one flush for all of it. */
class Writer {
  readonly #worker: StoreThread;
  readonly #runtime: Runtime;
  readonly #file: string;
  readonly #report: ReportError;
  readonly #onDeath: SqliteOptions['onDeath'];
  /** The batch in the thread, and the next one. */
  #given: PendingBatch | undefined;
  #collected: PendingBatch;
  readonly #observer: AppendObserver;
  #isBusy = true;
  readonly #ready = Promise.withResolvers<void>();
  /** True once the file is open; until then any fault fails the opening. */
  isOpen = false;
  /** Why the thread does nothing any more. */
  #death: Error | undefined;
  /** The damage of the file, if any. */
  #damage: Error | undefined;
  #closing: Promise<void> | undefined;

  constructor(file: string, options: SqliteOptions) {
    this.#file = file;
    this.#report = options.report ?? printError;
    this.#onDeath = options.onDeath;
    this.#observer = options.observer ?? UNOBSERVED;
    this.#runtime = options.runtime ?? SYSTEM;
    this.#collected = new PendingBatch(this.#observer, this.#runtime);
    const { maxLogLength, quietMs } = { ...SETTLING, ...options };
    const { startThread = startWorker } = options;
    this.#worker = startThread({ file, maxLogLength, quietMs });
    this.#worker.once('message', () => {
      this.#worker.on('message', (said: BatchResult | WorkerFault) => {
        if ('trouble' in said) this.#report('store', errorOf(said.trouble));
        else this.#answer(said);
      });
      this.#isBusy = false;
      this.#ready.resolve();
      this.#send();
    });
    this.#worker.on('error', (error) => this.#die(error));
    this.#worker.on('messageerror', (error) => this.#die(error));
    this.#worker.on('exit', (code) => this.#die(new Error(`it ended with code ${code}`)));
  }

  /** Comes when the file is open; where it can't be opened, it says why in words. */
  ready(): Promise<void> {
    return this.#ready.promise;
  }

  do(job: StoreJob): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      if (this.#death) throw this.#death;
      this.#sendSoon();
      this.#collected.jobs.push(job);
      this.#collected.askers.push({ resolve, reject });
    });
  }

  append(line: string, batch: AppendBatch): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      if (this.#death) throw this.#death;
      this.#sendSoon();
      this.#collected.lines += this.#collected.lines === '' ? line : `\n${line}`;
      this.#observer.onAppend();
      this.#collected.writers.push({ resolve, reject, batch, began: this.#runtime.elapsed() });
    });
  }

  /** Writes to the file, and has it flushed. */
  async probe(): Promise<void> {
    await this.do({ kind: 'query', ...PROBE });
    if (this.#damage) throw this.#damage;
  }

  /** Requests of one turn of the event loop share a batch. */
  #sendSoon(): void {
    if (this.#collected.isEmpty && !this.#isBusy) this.#runtime.soon(() => this.#send());
  }

  #send(): void {
    if (this.#isBusy || this.#collected.isEmpty) return;
    this.#isBusy = true;
    this.#given = this.#collected;
    this.#collected = new PendingBatch(this.#observer, this.#runtime);
    const { lines, jobs } = this.#given;
    this.#worker.postMessage({ lines, jobs } satisfies Batch);
  }

  #answer(outcome: BatchResult): void {
    const given = this.#given;
    this.#given = undefined;
    this.#isBusy = false;
    // The thread works on while what follows from the answers is done here.
    this.#send();
    if (outcome.damage !== undefined && !this.#damage) {
      this.#damage = damaged(this.#file, outcome.damage);
      this.#report('store', this.#damage);
    }
    given?.answer(outcome);
  }

  /** Rejects what is under way and what will be asked: without its thread there is no store. */
  #die(cause: Error): void {
    if (this.#death) return;
    this.#death = this.#deathBy(cause);
    this.#ready.reject(this.#death);
    this.#isBusy = true;
    this.#given?.fail(this.#death);
    this.#collected.fail(this.#death);
    this.#given = undefined;
    this.#collected = new PendingBatch(this.#observer, this.#runtime);
    if (!this.isOpen || this.#closing) return;
    this.#report('store', this.#death);
    this.#onDeath?.(this.#death);
  }

  #deathBy(cause: Error): Error {
    const damage = damageIn(cause);
    if (damage !== undefined) return damaged(this.#file, damage);
    if (this.isOpen) return new StoreUnavailable('the SQLite thread has died', { cause });
    return new Error(`The database ${this.#file} can't be opened: ${cause.message}.`, { cause });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    // Expected: a thread that is dead needs not be closed, and its death was reported.
    await this.do({ kind: 'close' }).catch(() => undefined);
    await this.#worker.terminate();
  }
}

class SqliteJournal implements Journal {
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  append(table: string, from: number, batch: AppendBatch): Promise<AppendResult> {
    return this.#writer.append(lineOf(table, from, batch), batch);
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

function stepOf({ query, mustChange }: Change): ConditionalStatement {
  return { ...statementOf(query.compile()), mustChange };
}

function appendResultOf(answer: JobResult): AppendResult {
  return answer === 'stored' ? 'stored' : 'conflict';
}
