/**
 * Counts closed tables, each exactly once: results, ratings and statistics change together with the
 * mark that the table is counted, or not at all. What a crash has left is counted at the next start.
 */
import { printError, type ReportError } from '../operations/errors.ts';
import type { Store } from '../store/store.ts';
import { isStoreUnavailable, StoreUnavailable } from '../store/unavailable.ts';
import { type Closed, closedAs, readClosed } from './closed.ts';
import { Counts, type ToCount } from './counts.ts';

/** Tries before somebody else is blamed: each fails only if another process was quicker. */
const MOST_TRIES = 100;

/** What could not be counted is tried again after so many milliseconds, and then more and more rarely. */
const AGAIN = 5000;
const RAREST = 3_600_000;

/** Tables that close within so many milliseconds are counted together. */
const TOGETHER = 50;

/** More than these are not: whatever else is to be stored has to wait for it. */
const MOST_TOGETHER = 20;

/** A table that waits to be counted, and what is known of it. */
interface Waiting {
  readonly table: string;
  readonly closed: Closed | undefined;
}

/** Counts tables one after the other, or some together. */
export class Counting {
  readonly #store: Store;
  readonly #counts: Counts;
  readonly #report: ReportError;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #busy: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store, report: ReportError = printError) {
    this.#store = store;
    this.#report = report;
    this.#counts = new Counts(store);
  }

  /**
   * Counts a closed table, soon; once is enough, and more is harmless. Whoever has just closed it saves
   * reading it.
   */
  count(table: string, just?: Omit<Closed, 'chance'>): void {
    try {
      this.#waiting.push({ table, closed: just && closedAs(just.state, just.time) });
    } catch (error) {
      // The table is closed all the same, and counted at the next start.
      this.#report('ratings', error, { table });
    }
    this.#timer ??= setTimeout(() => this.#countWaiting(), TOGETHER).unref();
  }

  #countWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += MOST_TOGETHER) {
      this.#countSome(waiting.slice(at, at + MOST_TOGETHER));
    }
  }

  /** Counts tables together where that is possible, and each of the others alone. */
  #countSome(some: readonly Waiting[]): void {
    const together: ToCount[] = [];
    const alone: Waiting[] = [];
    for (const { table, closed } of some) {
      if (closed && !closed.state.plan.isRated) together.push({ table, ...closed });
      else alone.push({ table, closed });
    }
    this.#afterwards(async () => {
      const written = await this.#counts.add(together).catch((error) => {
        this.#report('ratings', error);
      });
      if (written !== 'stored') {
        for (const { table, ...closed } of together) this.#try(table, closed);
      }
      for (const { table, closed } of alone) this.#try(table, closed);
    });
  }

  /** Counts one table. If it can't be read or counted, the others are counted all the same. */
  #try(table: string, closed?: Closed, pause = AGAIN): void {
    this.#afterwards(
      () => this.#count(table, closed),
      () => this.#try(table, undefined, Math.min(2 * pause, RAREST)),
      { pause, details: { table } },
    );
  }

  /** Counts what was asked for so far, and nothing again. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.done();
  }

  /** Counts every closed table that is not counted yet. */
  countAll(pause = AGAIN): void {
    this.#afterwards(
      async () => {
        for (const table of await this.#uncounted()) this.#try(table);
      },
      () => this.countAll(Math.min(2 * pause, RAREST)),
      { pause },
    );
  }

  /** When everything that was asked for so far is counted. */
  async done(): Promise<void> {
    if (this.#waiting.length > 0) this.#countWaiting();
    for (let busy: Promise<void> | undefined; busy !== this.#busy; ) {
      busy = this.#busy;
      await busy;
    }
  }

  /** Does something after all that came before it; if the store is gone, again after a pause. */
  #afterwards(
    act: () => Promise<void>,
    again?: () => void,
    { pause = AGAIN, details = {} }: { pause?: number; details?: { table?: string } } = {},
  ): void {
    this.#busy = this.#busy.then(act).catch((error) => {
      this.#report('ratings', error, details);
      if (again && isStoreUnavailable(error)) {
        setTimeout(() => this.#isClosed || again(), pause).unref();
      }
    });
  }

  /** Closed tables; of those that lists still show as played, the ones that have their last entry. */
  async #uncounted(): Promise<string[]> {
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

  async #count(table: string, known?: Closed): Promise<void> {
    const closed = known ?? (await readClosed(this.#store.journal, table));
    if (!closed) return;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Nothing changes for a table that is counted, so it is asked for only then.
      if (tries > 0 && (await this.#isCounted(table))) return;
      if ((await this.#counts.add([{ table, ...closed }])) === 'stored') return;
    }
    throw new StoreUnavailable(`table ${table} can't be counted: others were quicker each time`);
  }

  /** When a closed table is counted, which it may be already. */
  async counted(table: string): Promise<void> {
    if (await this.#isCounted(table)) return;
    this.count(table);
    await this.done();
  }

  async #isCounted(table: string): Promise<boolean> {
    const found = await this.#store.db
      .selectFrom('tables')
      .select('is_counted')
      .where('id', '=', table)
      .executeTakeFirst();
    return found?.is_counted !== 0;
  }
}
