/**
 * Counts closed tables, each exactly once: results, ratings and statistics change together with the
 * mark that the table is counted, or not at all. Tables that a crash left are counted at the next start.
 */
import { printError, type ReportError } from '../operations/errors.ts';
import { type Cancel, type Runtime, SYSTEM } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import { isStoreUnavailable, StoreUnavailable } from '../store/unavailable.ts';
import { type ClosedTable, justClosed, readClosedTable } from './closed-table.ts';
import { ResultsWriter, type UnrecordedTable } from './results-writer.ts';

/** Tries before it is given up: each fails only if another process was quicker. */
const MAX_TRIES = 100;

/** A failed batch is tried again after so many milliseconds, then after longer and longer pauses. */
const RETRY_PAUSE_MS = 5000;
const MAX_RETRY_PAUSE_MS = 3_600_000;

/** Tables that close within so many milliseconds are counted together. */
const BATCH_WINDOW_MS = 50;

/** Tables in one batch at most: all other writes wait for it. */
const MAX_BATCH = 20;

/** A table that waits to be counted, and what is known of it. */
interface PendingTable {
  readonly table: string;
  readonly closed: ClosedTable | undefined;
}

/** Counts tables one after the other, or some together. */
export class ResultsRecorder {
  readonly #store: Store;
  readonly #writer: ResultsWriter;
  readonly #report: ReportError;
  #pending: PendingTable[] = [];
  readonly #runtime: Runtime;
  #callOff: Cancel | undefined;
  #busy: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store, report: ReportError = printError, runtime = SYSTEM) {
    this.#runtime = runtime;
    this.#store = store;
    this.#report = report;
    this.#writer = new ResultsWriter(store, runtime);
  }

  /**
   * Records a closed table, soon; to ask more than once is harmless. The state of a table that was just closed saves
   * reading it.
   */
  record(table: string, just?: Omit<ClosedTable, 'chance'>): void {
    try {
      this.#pending.push({ table, closed: just && justClosed(just.state, just.time) });
    } catch (error) {
      // The table is closed all the same, and counted at the next start.
      this.#report('ratings', error, { table });
    }
    this.#callOff ??= this.#runtime.later(BATCH_WINDOW_MS, () => this.#recordPending());
  }

  #recordPending(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const waiting = this.#pending;
    this.#pending = [];
    for (let at = 0; at < waiting.length; at += MAX_BATCH) {
      this.#recordSome(waiting.slice(at, at + MAX_BATCH));
    }
  }

  /** Counts tables together where that is possible, and each of the others alone. */
  #recordSome(some: readonly PendingTable[]): void {
    const together: UnrecordedTable[] = [];
    const alone: PendingTable[] = [];
    for (const { table, closed } of some) {
      if (closed && !closed.state.plan.isRated) together.push({ table, ...closed });
      else alone.push({ table, closed });
    }
    this.#enqueue(async () => {
      // Expected: what fails is tried once more, each table alone, and says then what is wrong with it.
      const written = await this.#writer.write(together).catch(() => undefined);
      if (written !== 'stored') {
        for (const { table, ...closed } of together) this.#try(table, closed);
      }
      for (const { table, closed } of alone) this.#try(table, closed);
    });
  }

  /** Counts one table. If it can't be read or counted, the others are counted all the same. */
  #try(table: string, closed?: ClosedTable, pause = RETRY_PAUSE_MS): void {
    this.#enqueue(
      () => this.#recordTable(table, closed),
      () => this.#try(table, undefined, Math.min(2 * pause, MAX_RETRY_PAUSE_MS)),
      { pause, details: { table } },
    );
  }

  /** Counts what was asked for so far, and nothing again. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.done();
  }

  /** Counts every closed table that is not counted yet. */
  recordAll(pause = RETRY_PAUSE_MS): void {
    this.#enqueue(
      async () => {
        for (const table of await this.#unrecorded()) this.#try(table);
      },
      () => this.recordAll(Math.min(2 * pause, MAX_RETRY_PAUSE_MS)),
      { pause },
    );
  }

  /** Resolves when all tables so far are counted. */
  async done(): Promise<void> {
    if (this.#pending.length > 0) this.#recordPending();
    for (let busy: Promise<void> | undefined; busy !== this.#busy; ) {
      busy = this.#busy;
      await busy;
    }
  }

  /** Does something after all that came before it; if the store is gone, again after a pause. */
  #enqueue(
    act: () => Promise<void>,
    again?: () => void,
    { pause = RETRY_PAUSE_MS, details = {} }: { pause?: number; details?: { table?: string } } = {},
  ): void {
    this.#busy = this.#busy.then(act).catch((error) => {
      this.#report('ratings', error, details);
      if (again && isStoreUnavailable(error)) {
        this.#runtime.later(pause, () => this.#isClosed || again());
      }
    });
  }

  /** Closed tables; of those that lists still show as played, the ones that have their last entry. */
  async #unrecorded(): Promise<string[]> {
    const tables = await this.#store.db
      .selectFrom('tables')
      .select('id')
      .where('is_counted', '=', 0)
      .where('phase', '<>', 'gathering')
      .where(({ or, eb, fn, selectFrom }) => {
        // Counted and not asked for, because for that Postgres would read the entries of all tables there are.
        const closings = selectFrom('entries')
          .select(fn.countAll().as('closings'))
          .whereRef('table_id', '=', 'tables.id')
          // Wherever the key stands. A table that turns out not to be closed is not counted.
          .where('body', 'like', '%"kind":"closed"%');
        return or([eb('phase', '=', 'closed'), eb(closings, '>', 0)]);
      })
      .orderBy('updated')
      .execute();
    return tables.map(({ id }) => id);
  }

  async #recordTable(table: string, known?: ClosedTable): Promise<void> {
    const closed = known ?? (await readClosedTable(this.#store.journal, table));
    if (!closed) return;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // Nothing changes for a table that is counted, so it is asked for only then.
      if (tries > 0 && (await this.#isRecorded(table))) return;
      if ((await this.#writer.write([{ table, ...closed }])) === 'stored') return;
    }
    throw new StoreUnavailable(`table ${table} can't be counted: others were quicker each time`);
  }

  /** Resolves when a closed table is counted. */
  async recorded(table: string): Promise<void> {
    if (await this.#isRecorded(table)) return;
    this.record(table);
    await this.done();
  }

  async #isRecorded(table: string): Promise<boolean> {
    const found = await this.#store.db
      .selectFrom('tables')
      .select('is_counted')
      .where('id', '=', table)
      .executeTakeFirst();
    return found?.is_counted !== 0;
  }
}
