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
import { Allowances, type Rate } from '../allowance.ts';
import { setDeadline } from '../store/deadlines.ts';
import type { Store } from '../store/store.ts';
import { insertTable, type TableNews, updateTable } from '../store/tables.ts';
import { LiveTable, type Reply } from './live-table.ts';
import type { NextTable } from './rematch.ts';
import { botAt } from './state.ts';
import { type Alarm, SystemAlarm, Timekeeper } from './timekeeper.ts';

/** How often somebody may say something. */
const CHAT: Rate = { burst: 6, perSecond: 0.5 };

/** Thinks for bots, somewhere else. */
export interface BotRunner {
  /** A move of that bot for a seat of a table, in its spelling. */
  choose(table: LiveTable, seat: Seat, bot: string): Promise<string>;
}

/** What tables need. */
export interface TablesOptions {
  readonly store: Store;
  readonly bots: BotRunner;
  /** The bot that takes seats which nobody plays. */
  readonly substitute: string;
  now(): number;
  /** Rings for clocks; that of the machine if none is given. */
  readonly alarm?: Alarm;
}

/** Tables by their ids; one is in memory only while somebody is at it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<string, Promise<LiveTable | undefined>>();
  /** What bots are thinking about, so that none is asked twice. */
  readonly #thinking = new Set<string>();
  /** What the lists say of tables. */
  readonly #listed = new WeakMap<LiveTable, string>();
  readonly #chat: Allowances;
  readonly #timekeeper: Timekeeper;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { store, now, alarm = new SystemAlarm() } = options;
    this.#chat = new Allowances(CHAT, now);
    this.#timekeeper = new Timekeeper({
      db: store.db,
      alarm,
      now,
      wake: async (id) => {
        await this.at(id, (table) => table.lookAtClocks());
      },
    });
  }

  /** Lets the clocks of all tables run on, after the server was gone. */
  start(): Promise<void> {
    return this.#timekeeper.start();
  }

  /** Lets no clock ring any more. */
  stop(): void {
    this.#timekeeper.stop();
  }

  /** Opens a new table for a host, and gives its id. */
  open(plan: TablePlan, host: string): Promise<Result<string, AnyRefusal>> {
    return this.#open({ plan, host });
  }

  async #open({ plan, host, kept }: NextTable): Promise<Result<string, AnyRefusal>> {
    if (plan.seats.some((seat) => seat.kind === 'bot' && !botNamed(seat.bot))) {
      return refuse('not-understood');
    }
    const begun = gameOf(plan).setup({
      players: plan.seats.length,
      startPlayer: 0,
      options: plan.options,
    });
    if (!begun.ok) return begun;
    const id = randomBytes(12).toString('base64url');
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const commitment = commitmentTo(seed);
    const opened = { kind: 'opened', plan, host, commitment } as const;
    const entry = kept ? { ...opened, kept: [...kept] } : opened;
    const openSeats = plan.seats.filter(
      ({ kind }, seat) => kind === 'open' && !kept?.[seat],
    ).length;
    const time = this.#options.now();
    const { store } = this.#options;
    await insertTable(store.db, { id, seed, plan, host, openSeats, time });
    const written = await store.journal.append(id, 0, [{ entry, time }]);
    return written === 'stored' ? accept(id) : refuse('not-stored');
  }

  /** Does something at a table, which stays in memory meanwhile; undefined if there is none. */
  async at<Value>(
    id: string,
    act: (table: LiveTable) => Promise<Value> | Value,
  ): Promise<Value | undefined> {
    for (;;) {
      const finding = this.#find(id);
      const table = await finding;
      if (!table) return undefined;
      // Somebody else may have been the last to use it just now.
      if (this.#live.get(id) !== finding) continue;
      try {
        return await table.during(() => act(table));
      } finally {
        this.release(table);
      }
    }
  }

  /** Forgets a table that nobody is at. */
  release(table: LiveTable): void {
    if (table.isIdle) this.#live.delete(table.id);
  }

  #find(id: string): Promise<LiveTable | undefined> {
    const found = this.#live.get(id);
    if (found) return found;
    const forget = () => this.#live.delete(id);
    const loading = this.#load(id);
    this.#live.set(id, loading);
    loading.then((table) => table ?? forget(), forget);
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { store, substitute, now } = this.#options;
    const stored = await store.journal.load(id);
    if (!stored || stored.entries.length === 0) return undefined;
    const table = new LiveTable(stored, {
      journal: store.journal,
      substitute,
      now,
      changed: (changed) => this.#list(changed),
      bots: (asked, seats) => {
        for (const seat of seats) {
          const bot = botAt(asked.state, seat);
          if (bot !== undefined) void this.#letBotMove(asked, seat, bot, 'moveBot');
        }
      },
      late: (asked, seats) => {
        for (const seat of seats) void this.#letBotMove(asked, seat, substitute, 'moveLate');
      },
      maySpeak: (person) => this.#chat.take(person),
      reopen: (next) => this.#open(next),
      expect: (asked, deadline, isStored) => this.#expect(asked, deadline, isStored),
    });
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

  /** Wakes a table when its time has come, also if the server is gone in between. */
  #expect(table: LiveTable, deadline: number | null, isStored: boolean): void {
    if (deadline !== null) this.#timekeeper.expect(deadline);
    if (isStored) return;
    const { db } = this.#options.store;
    // Where it is not stored, the one before it rings, and the table looks again.
    void setDeadline(db, table.id, deadline).catch(() => undefined);
  }

  async #letBotMove(
    table: LiveTable,
    seat: Seat,
    bot: string,
    how: 'moveBot' | 'moveLate',
  ): Promise<void> {
    const askedAt = table.state.askedAt[seat] ?? 0;
    const question = `${table.id} ${seat} ${askedAt} ${how}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    try {
      await table.during(async (): Promise<Reply> => {
        const move = await this.#options.bots.choose(table, seat, bot);
        return table[how](seat, askedAt, move);
      });
    } catch {
      // A bot that fails is asked again when somebody comes, or when a clock rings.
    } finally {
      this.#thinking.delete(question);
      this.release(table);
    }
  }
}

function newsOf({ state: { phase, seats } }: LiveTable): TableNews {
  const people = seats.flatMap((place, seat) =>
    place.kind === 'person' ? [{ seat, person: place.person, name: place.name }] : [],
  );
  const open = seats.filter((place) => place.kind === 'open' && place.keptFor === undefined);
  return { phase, openSeats: open.length, people };
}
