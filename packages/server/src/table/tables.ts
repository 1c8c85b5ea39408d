/** All tables: those in memory, and the way to the others. */
import { randomBytes } from 'node:crypto';
import { botNamed } from '@nyhavn/bots';
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import {
  type AnyRefusal,
  commitmentTo,
  gameOf,
  SEED_BYTES,
  type TablePlan,
} from '@nyhavn/protocol';
import type { Store } from '../store/store.ts';
import { insertTable, isListed, type TableNews, updateTable } from '../store/tables.ts';
import { LiveTable } from './live-table.ts';

/** Thinks for bots, somewhere else. */
export interface BotRunner {
  /** A move for a seat of a table, in its spelling. */
  choose(table: LiveTable, seat: Seat): Promise<string>;
}

/** What tables need. */
export interface TablesOptions {
  readonly store: Store;
  readonly bots: BotRunner;
  /** The bot that takes seats which nobody plays. */
  readonly substitute: string;
  now(): number;
}

/** Tables by their ids; one is in memory only while somebody is at it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<string, Promise<LiveTable | undefined>>();
  /** What bots are thinking about, so that none is asked twice. */
  readonly #thinking = new Set<string>();
  /** What the lists say of tables. */
  readonly #listed = new WeakMap<LiveTable, string>();

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** Opens a new table for a host, and gives its id. */
  async open(plan: TablePlan, host: string): Promise<Result<string, AnyRefusal>> {
    const begun = gameOf(plan).setup({
      players: plan.seats.length,
      startPlayer: 0,
      options: plan.options,
    });
    if (!begun.ok) return begun;
    const isKnown = plan.seats.every((seat) => seat.kind !== 'bot' || botNamed(seat.bot));
    if (!isKnown) return refuse('not-understood');
    const id = randomBytes(12).toString('base64url');
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const commitment = commitmentTo(seed);
    const entry = { kind: 'opened', plan, host, commitment } as const;
    const time = this.#options.now();
    const { store } = this.#options;
    await insertTable(store.db, { id, seed, plan, host, time });
    const written = await store.journal.append(id, 0, [{ entry, time }]);
    return written === 'stored' ? accept(id) : refuse('not-stored');
  }

  /** Does something at a table, which stays in memory meanwhile; undefined if there is none. */
  async at<Value>(
    id: string,
    act: (table: LiveTable) => Promise<Value> | Value,
  ): Promise<Value | undefined> {
    const table = await this.#find(id);
    if (!table) return undefined;
    try {
      return await act(table);
    } finally {
      this.release(table);
    }
  }

  /** Forgets a table that nobody is at. */
  release(table: LiveTable): void {
    if (table.isIdle) this.#live.delete(table.id);
  }

  #find(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live) return live;
    const found = this.#load(id);
    this.#live.set(id, found);
    // What could not be loaded now may be loaded later.
    found.catch(() => this.#live.delete(id));
    return found;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { store, substitute, now } = this.#options;
    const stored = await store.journal.load(id);
    if (!stored || stored.entries.length === 0) {
      this.#live.delete(id);
      return undefined;
    }
    const table = new LiveTable(stored, {
      journal: store.journal,
      substitute,
      now,
      changed: (changed) => this.#list(changed),
      bots: (asked, seats) => {
        for (const seat of seats) void this.#letBotMove(asked, seat);
      },
    });
    const news = newsOf(table);
    if (!(await isListed(store.db, id, news))) await updateTable(store.db, id, news, now());
    await table.wake();
    return table;
  }

  /** Brings the lists up to date where they would show something else. */
  #list(table: LiveTable): Promise<void> | undefined {
    const news = newsOf(table);
    const text = JSON.stringify(news);
    if (this.#listed.get(table) === text) return undefined;
    this.#listed.set(table, text);
    const { store, now } = this.#options;
    return updateTable(store.db, table.id, news, now());
  }

  async #letBotMove(table: LiveTable, seat: Seat): Promise<void> {
    const askedAt = table.state.askedAt[seat] ?? 0;
    const question = `${table.id} ${seat} ${askedAt}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    table.thinking++;
    try {
      const move = await this.#options.bots.choose(table, seat);
      await table.moveBot(seat, askedAt, move);
    } catch {
      // The bot is asked again when somebody comes to the table.
    } finally {
      this.#thinking.delete(question);
      table.thinking--;
      this.release(table);
    }
  }
}

function newsOf({ state: { phase, seats } }: LiveTable): TableNews {
  const people = seats.flatMap((place, seat) =>
    place.kind === 'person' ? [{ seat, person: place.person, name: place.name }] : [],
  );
  return { phase, openSeats: seats.filter(({ kind }) => kind === 'open').length, people };
}
