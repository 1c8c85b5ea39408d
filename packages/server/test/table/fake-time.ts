/** Time that passes only when a test says so, and tables that live in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { BotRunner } from '../../src/table/bot-moves.ts';
import type { Timer } from '../../src/table/deadline-scheduler.ts';
import { Tables, type TablesOptions } from '../../src/table/tables.ts';

/** Fake time: a clock and its one timer. */
class FakeTime implements Timer {
  now = 1_000_000_000;
  #at = Number.POSITIVE_INFINITY;
  #ring: () => Promise<void> = async () => undefined;

  set(time: number, ring: () => Promise<void>): void {
    this.#at = time;
    this.#ring = ring;
  }

  stop(): void {
    this.#at = Number.POSITIVE_INFINITY;
  }

  /** When the timer fires next, in milliseconds from now. */
  get next(): number {
    return this.#at - this.now;
  }

  /** Lets time pass, and the timer fire whenever its time has come. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    while (this.#at <= until) {
      this.now = Math.max(this.now, this.#at);
      this.#at = Number.POSITIVE_INFINITY;
      await this.#ring();
    }
    this.now = until;
  }
}

/** A store of its own, and servers that come and go. */
export class FakeTimeWorld {
  readonly time = new FakeTime();
  readonly #folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  readonly #bots: BotRunner;
  #store: Store | undefined;

  constructor(bots: BotRunner) {
    this.#bots = bots;
  }

  get store(): Store {
    if (!this.#store) throw new Error('no server has started');
    return this.#store;
  }

  /** A server starts, as if after a crash if there was one before. */
  async start(more: Partial<TablesOptions> = {}): Promise<Tables> {
    this.time.stop();
    this.#store ??= await openSqlite(join(this.#folder, 'tables.db'));
    const { time } = this;
    const now = () => time.now;
    const { store } = this;
    const options = { store, bots: this.#bots, substitute: 'greedy', now, timer: time, ...more };
    const tables = new Tables(options);
    await tables.start();
    return tables;
  }

  async close(): Promise<void> {
    await this.#store?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
