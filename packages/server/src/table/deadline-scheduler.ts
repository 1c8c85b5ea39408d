/** Deadline scheduler: wakes tables whose clocks have run out, with one timer for all of them. */
import type { Kysely } from 'kysely';
import type { ReportError } from '../operations/errors.ts';
import type { Cancel, Runtime } from '../runtime.ts';
import {
  claimOverdueTables,
  nextDeadline,
  overdueTables,
  postponeDeadline,
  postponeDeadlines,
  setDeadline,
  startExpiry,
  startRatedExpiry,
} from '../store/deadlines.ts';
import type { Schema } from '../store/schema.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import { RECONNECT_GRACE_MS } from './clock.ts';
import { LONE_RATED_GRACE_MS } from './expiry.ts';

/** One timer: a later call takes the place of an earlier one. */
export interface Timer {
  set(time: number, ring: () => Promise<void>): void;
  stop(): void;
}

/** A timer of the runtime. */
export class RuntimeTimer implements Timer {
  readonly #now: () => number;
  readonly #runtime: Runtime;
  #callOff: Cancel | undefined;

  constructor(now: () => number, runtime: Runtime) {
    this.#runtime = runtime;
    this.#now = now;
  }

  set(time: number, ring: () => Promise<void>): void {
    this.#callOff?.();
    const wait = Math.min(Math.max(0, time - this.#now()), MAX_TIMEOUT_MS);
    this.#callOff = this.#runtime.later(wait, () => void ring());
  }

  stop(): void {
    this.#callOff?.();
  }
}

/** The longest that timers can wait; a timer that fires too early is set again. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** So many tables are woken at a time. */
const TABLES_PER_ROUND = 100;

/** A table that could not be settled is tried again after so many milliseconds. */
const RETRY_PAUSE_MS = 1000;

/** A table that can't be read for a reason of its own is looked at again after so many milliseconds. */
const BROKEN_TABLE_PAUSE_MS = 600_000;

/** In a cluster, the scheduler looks for deadlines of other processes so often. */
const POLL_MS = 2000;

/** A process that wakes a table and does not get on with it for so long has died. */
const CLAIM_MS = 10_000;

/** Dependencies of a deadline scheduler. */
export interface DeadlineSchedulerOptions {
  readonly db: Kysely<Schema>;
  readonly timer: Timer;
  now(): number;
  /** True if other processes share the tables. */
  readonly isShared: boolean;
  /** Lets a table look at its clocks. */
  wake(table: string): Promise<void>;
  readonly report: ReportError;
}

/** Knows the next deadline of all tables. */
export class DeadlineScheduler {
  readonly #options: DeadlineSchedulerOptions;
  #next = Number.POSITIVE_INFINITY;
  #isStopped = false;

  constructor(options: DeadlineSchedulerOptions) {
    this.#options = options;
  }

  /** Begins after the server has started; where it was gone, people get the time to come back first. */
  async start(wasGone: boolean): Promise<void> {
    const { db, now } = this.#options;
    if (wasGone) await postponeDeadlines(db, now() + RECONNECT_GRACE_MS);
    await startExpiry(db, now() + RECONNECT_GRACE_MS);
    await startRatedExpiry(db, now() + LONE_RATED_GRACE_MS);
    await this.#scheduleNext();
  }

  /** A table wants to be woken by then. */
  schedule(deadline: number): void {
    if (deadline >= this.#next || this.#isStopped) return;
    this.#next = deadline;
    this.#options.timer.set(deadline, () => this.#wakeOverdue());
  }

  /** Stores a table's deadline, as it follows from all entries before a number, and wakes the table by then. */
  async store(
    table: string,
    at: { readonly deadline: number | null; readonly next: number },
  ): Promise<void> {
    if (at.deadline !== null) this.schedule(at.deadline);
    try {
      await setDeadline(this.#options.db, table, at);
    } catch (error) {
      // The deadline before it rings, and the table looks again.
      this.#options.report('clock', error, { table });
    }
  }

  /** Wakes all whose time has come. */
  async #wakeOverdue(): Promise<void> {
    const { db, now, isShared, report } = this.#options;
    try {
      const time = now();
      const overdue = isShared
        ? await claimOverdueTables(db, time, TABLES_PER_ROUND, time + CLAIM_MS)
        : await overdueTables(db, time, TABLES_PER_ROUND);
      await Promise.all(overdue.map((table) => this.#wake(table)));
      await this.#scheduleNext();
    } catch (error) {
      // The next ring tries again.
      report('clock', error);
      this.#next = Number.POSITIVE_INFINITY;
      this.schedule(now() + RETRY_PAUSE_MS);
    }
  }

  /** One table that can't be read holds up no other. */
  async #wake(table: string): Promise<void> {
    const { db, now, wake, report } = this.#options;
    try {
      await wake(table);
    } catch (error) {
      // While the store is gone, all tables wait for it.
      if (isStoreUnavailable(error)) throw error;
      report('clock', error, { table });
      await postponeDeadline(db, table, now(), now() + BROKEN_TABLE_PAUSE_MS);
    }
  }

  async #scheduleNext(): Promise<void> {
    const { db, now, isShared } = this.#options;
    this.#next = Number.POSITIVE_INFINITY;
    const next = await nextDeadline(db);
    if (next !== undefined) this.schedule(next > now() ? next : now() + RETRY_PAUSE_MS);
    if (isShared) this.schedule(now() + POLL_MS);
  }

  stop(): void {
    this.#isStopped = true;
    this.#options.timer.stop();
  }
}
