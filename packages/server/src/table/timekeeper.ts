/** Wakes tables whose clocks have run out: one timer for all of them, and none for each. */
import type { Kysely } from 'kysely';
import type { ReportError } from '../operations/errors.ts';
import {
  claimOverdueTables,
  nextDeadline,
  overdueTables,
  postponeDeadline,
  postponeDeadlines,
  startExpiry,
  startRatedExpiry,
} from '../store/deadlines.ts';
import type { Schema } from '../store/schema.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import { PATIENCE } from './clock.ts';
import { LONE_RATED_GRACE_MS } from './expiry.ts';

/** Rings once at a time; a later call takes the place of an earlier one. */
export interface Alarm {
  set(time: number, ring: () => Promise<void>): void;
  stop(): void;
}

/** An alarm that rings by a clock. */
export class SystemAlarm implements Alarm {
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  set(time: number, ring: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void ring(), Math.min(Math.max(0, time - this.#now()), LONGEST));
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The longest that timers can wait; who wakes too early sets the alarm again. */
const LONGEST = 2 ** 31 - 1;

/** So many tables are woken at a time. */
const MOST = 100;

/** What could not be settled is tried again after so many milliseconds. */
const AGAIN = 1000;

/** A table that can't be read for a reason of its own is looked at again after so many milliseconds. */
const BROKEN_TABLE_PAUSE_MS = 600_000;

/** Where there are other processes, deadlines that they have stored are looked for so often. */
const ROUND = 2000;

/** A process that wakes a table and does not get on with it for so long has died. */
const CLAIM = 10_000;

/** What a timekeeper works with. */
export interface TimekeeperOptions {
  readonly db: Kysely<Schema>;
  readonly alarm: Alarm;
  now(): number;
  /** Whether other processes look at the same tables. */
  readonly isShared: boolean;
  /** Lets a table look at its clocks. */
  wake(table: string): Promise<void>;
  readonly report: ReportError;
}

/** Knows the next deadline of all tables. */
export class Timekeeper {
  readonly #options: TimekeeperOptions;
  #next = Number.POSITIVE_INFINITY;
  #isStopped = false;

  constructor(options: TimekeeperOptions) {
    this.#options = options;
  }

  /** Begins after the server has started; where it was gone, people get the time to come back first. */
  async start(wasGone: boolean): Promise<void> {
    const { db, now } = this.#options;
    if (wasGone) await postponeDeadlines(db, now() + PATIENCE);
    await startExpiry(db, now() + PATIENCE);
    await startRatedExpiry(db, now() + LONE_RATED_GRACE_MS);
    await this.#look();
  }

  /** A table wants to be woken by then. */
  expect(deadline: number): void {
    if (deadline >= this.#next || this.#isStopped) return;
    this.#next = deadline;
    this.#options.alarm.set(deadline, () => this.#ring());
  }

  /** Wakes all whose time has come. */
  async #ring(): Promise<void> {
    const { db, now, isShared, report } = this.#options;
    try {
      const time = now();
      const overdue = isShared
        ? await claimOverdueTables(db, time, MOST, time + CLAIM)
        : await overdueTables(db, time, MOST);
      await Promise.all(overdue.map((table) => this.#wake(table)));
      await this.#look();
    } catch (error) {
      // The next ring tries again.
      report('clock', error);
      this.#next = Number.POSITIVE_INFINITY;
      this.expect(now() + AGAIN);
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

  async #look(): Promise<void> {
    const { db, now, isShared } = this.#options;
    this.#next = Number.POSITIVE_INFINITY;
    const next = await nextDeadline(db);
    if (next !== undefined) this.expect(next > now() ? next : now() + AGAIN);
    if (isShared) this.expect(now() + ROUND);
  }

  stop(): void {
    this.#isStopped = true;
    this.#options.alarm.stop();
  }
}
