/** Does a statement step by step: it waits where others are in its way, and gives up after some time. */
import type { SimulatedTime } from '../weather.ts';
import type { Database } from './database.ts';
import { refusal } from './refusal.ts';
import type { Values } from './table.ts';
import type { Steps, Transaction, Wait } from './transaction.ts';

/** Limits in milliseconds; zero is no limit. */
export interface SessionLimits {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** What a statement gives. */
export interface Answer {
  readonly command: string;
  readonly rows: readonly Values[];
  readonly count: number;
}

/** What a statement runs on. */
interface Run {
  readonly database: Database;
  readonly time: SimulatedTime;
  readonly limits: SessionLimits;
  /** The transaction that waits when the statement does. */
  transaction(): Transaction | undefined;
  finish(said: Answer | Error): void;
}

/** Does a statement; gives what stops it with an error. */
export function run(steps: Steps<Answer>, options: Run): (error: Error) => void {
  const running = new Running(steps, options);
  running.begin();
  return (error) => running.stop(error);
}

class Running {
  readonly #steps: Steps<Answer>;
  readonly #options: Run;
  #isDone = false;
  #waiter: Transaction | undefined;
  #callOffLock: (() => void) | undefined;
  #callOffStatement: (() => void) | undefined;

  constructor(steps: Steps<Answer>, options: Run) {
    this.#steps = steps;
    this.#options = options;
  }

  begin(): void {
    this.#step();
    const { time, limits } = this.#options;
    if (this.#isDone || limits.statement === 0) return;
    this.#callOffStatement = time.later(limits.statement, () => this.#giveUp('57014', 'statement'));
  }

  #step(): void {
    try {
      const next = this.#steps.next();
      if (next.done) this.#done(next.value);
      else this.#wait(next.value);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '40P01')
        this.#options.database.met('transactions stood in each other’s way');
      this.stop(error as Error);
    }
  }

  #wait({ for: holders }: Wait): void {
    const { database, time, limits, transaction } = this.#options;
    database.met('a transaction waited for another');
    this.#waiter = transaction();
    this.#waiter?.wait(holders);
    database.waits(this);
    let isAwake = false;
    for (const holder of holders)
      holder.onEnd(() => {
        if (isAwake || this.#isDone) return;
        isAwake = true;
        this.#goOn();
        this.#step();
      });
    if (limits.lock > 0)
      this.#callOffLock = time.later(limits.lock, () => this.#giveUp('55P03', 'lock'));
  }

  #goOn(): void {
    this.#callOffLock?.();
    this.#waiter?.goOn();
    this.#options.database.goesOn(this);
  }

  #giveUp(code: string, what: string): void {
    this.#options.database.met('a statement waited too long');
    this.stop(refusal(code, `canceling statement due to ${what} timeout`));
  }

  stop(error: Error): void {
    if (this.#isDone) return;
    this.#steps.return({ command: '', rows: [], count: 0 });
    this.#done(error);
  }

  #done(said: Answer | Error): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#goOn();
    this.#callOffStatement?.();
    this.#options.finish(said);
  }
}
