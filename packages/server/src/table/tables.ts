/** All tables: those in memory, and the way to the others. */
import { randomBytes } from 'node:crypto';
import { botNamed } from '@nyhavn/bots';
import { accept, type GameId, type Result, refuse, type Seat } from '@nyhavn/engine';
import {
  type AnyRefusal,
  commitmentTo,
  gameOf,
  type Rate,
  SEED_BYTES,
  type TablePlan,
} from '@nyhavn/protocol';
import { printError, type ReportError } from '../operations/errors.ts';
import { newcomer } from '../people/at-table.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { setDeadline } from '../store/deadlines.ts';
import { isMuted } from '../store/mutes.ts';
import type { Store } from '../store/store.ts';
import { insertTable, isListedAt, type LobbyProjection, updateTable } from '../store/tables.ts';
import { BotMoves, type BotRunner } from './bot-moves.ts';
import { DeadlineScheduler, SystemTimer, type Timer } from './deadline-scheduler.ts';
import { expires, graceOf } from './expiry.ts';
import { LiveTable } from './live-table.ts';
import type { LiveTableDeps } from './live-table-deps.ts';
import type { BotJob, Peers } from './peers.ts';
import type { NextTable } from './rematch.ts';
import { botAt, type TableState } from './state.ts';

export type { BotRunner };

/** Rate limit of chat. */
export const CHAT_RATE: Rate = { burst: 6, perSecond: 0.5 };

/** Milliseconds without commands after which a table releases memory. */
const RELEASE_AFTER_MS = 30_000;

/** What could not be stored is tried again after so many milliseconds. */
const RETRY_PAUSE_MS = 1000;

/** As much of a table as lists show. */
type ListedState = Pick<TableState, 'phase' | 'seats'>;

/** A turn of a person who is not at the table. */
export interface Turn {
  readonly table: string;
  readonly game: GameId;
  readonly person: string;
  readonly clock: TablePlan['clock']['kind'];
  /** By when they have to move; null where no clock runs. */
  readonly deadline: number | null;
}

/** What tables need. */
export interface TablesOptions {
  readonly store: Store;
  readonly bots: BotRunner;
  /** The bot that takes seats without a player. */
  readonly substitute: string;
  now(): number;
  /** The timer for deadlines; that of the machine if none is given. */
  readonly timer?: Timer;
  /** A table is closed, and the lists say so. It may be told again. */
  closed?(table: string, state: TableState): void;
  /** A person is awaited who is not there; called once a turn. */
  awaited?(turn: Turn): void;
  /** Other processes on the same store, if there are any. */
  readonly peers?: Peers;
  /** Keeps what people say within bounds; by itself if nothing else is given. */
  readonly chat?: RateLimiter;
  /** Reports what goes wrong; to the standard error if nothing else is given. */
  readonly report?: ReportError;
}

/** A table in memory, or on its way there. */
interface LoadedTable {
  readonly finding: Promise<LiveTable | undefined>;
  /** Undefined until it has been read. */
  table?: LiveTable;
}

/** Tables by their ids; one is in memory only while clients are at it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<string, LoadedTable>();
  readonly #botMoves: BotMoves;
  /** What the lists say of tables. */
  readonly #listedStates = new WeakMap<LiveTable, ListedState>();
  readonly #chat: RateLimiter;
  readonly #report: ReportError;
  readonly #deadlines: DeadlineScheduler;
  readonly #deps: LiveTableDeps;
  #resting: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { store, substitute, now, peers, timer = new SystemTimer(options.now) } = options;
    this.#chat = options.chat ?? new RateLimiter(CHAT_RATE, now);
    this.#report = options.report ?? printError;
    this.#botMoves = new BotMoves({
      bots: options.bots,
      report: this.#report,
      askAgain: (id) => this.#askAgain(id),
    });
    this.#deadlines = new DeadlineScheduler({
      db: store.db,
      timer,
      now,
      isShared: peers !== undefined,
      wake: async (id) => {
        await this.at(id, async (table) => {
          // Another process may serve the people who sit there.
          if (peers && expires(table.state)) await table.areAllHere();
          await table.lookAtClocks();
        });
      },
      report: this.#report,
    });
    this.#deps = {
      journal: store.journal,
      substitute,
      now,
      changed: (table) => this.#updateLobby(table),
      bots: (table, seats) => {
        for (const seat of seats) {
          const bot = botAt(table.state, seat);
          if (bot !== undefined) this.#askBot(table, seat, bot, 'moveBot');
        }
      },
      late: (table, seats) => {
        for (const seat of seats) this.#askBot(table, seat, substitute, 'moveLate');
      },
      notify: (table, seat, deadline) => this.#notify(table, seat, deadline),
      maySpeak: (person) => this.#chat.take(person),
      isMuted: (person) => isMuted(store.db, person, now()),
      idle: (table) => this.#release(table),
      newcomer: (person, companion) => newcomer(store.db, person, companion, now()),
      reopen: (next) => this.#open(next),
      discard: (table, host) => {
        const playerCommand = { person: host, id: 'discard', command: { do: 'close' } } as const;
        this.at(table, (found) => found.ask(playerCommand)).catch((error) =>
          this.#report('table', error),
        );
      },
      schedule: (table, deadline, isStored) => this.#schedule(table, deadline, isStored),
      peers,
      report: this.#report,
    };
  }

  /** Lets the clocks of all tables run on; no player is late at once where the server was gone. */
  start(wasGone = true): Promise<void> {
    return this.#deadlines.start(wasGone);
  }

  /** Lets no clock ring any more. */
  stop(): void {
    this.#isStopped = true;
    this.#deadlines.stop();
    clearInterval(this.#resting);
  }

  /** Opens a new table for a host, and gives its id. */
  open(plan: TablePlan, host: string): Promise<Result<string, AnyRefusal>> {
    return this.#open({ plan, host });
  }

  async #open({ plan, host, kept, companions }: NextTable): Promise<Result<string, AnyRefusal>> {
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
    const beside = companions ? { companions: [...companions] } : {};
    const entry = kept ? { ...opened, kept: [...kept], ...beside } : opened;
    const openSeats = plan.seats.filter(
      ({ kind }, seat) => kind === 'open' && !kept?.[seat],
    ).length;
    const time = this.#options.now();
    const { store } = this.#options;
    await insertTable(store.db, { id, seed, plan, host, openSeats, time });
    const deadline = time + graceOf(plan);
    const written = await store.journal.append(id, 0, { entries: [entry], time, deadline });
    this.#deadlines.schedule(deadline);
    return written === 'stored' ? accept(id) : refuse('not-stored');
  }

  /** Does something at a table, which stays in memory meanwhile; undefined if there is none. */
  async at<Value>(
    id: string,
    act: (table: LiveTable) => Promise<Value> | Value,
  ): Promise<Value | undefined> {
    for (;;) {
      const isLoaded = this.#live.has(id);
      const kept = this.#find(id);
      const table = await kept.finding;
      if (!table) return undefined;
      // Another caller may have been the last to use it just now.
      if (this.#live.get(id) !== kept) continue;
      return table.hold(async () => {
        if (isLoaded && this.#options.peers) await table.catchUp();
        return act(table);
      });
    }
  }

  /** Whether all who sit at a table, as lists have it, are there or on their way. */
  async areAllHere(
    id: string,
    people: readonly { readonly id: string }[],
    coming: ReadonlySet<string>,
  ): Promise<boolean> {
    if (people.every((person) => coming.has(person.id))) return true;
    // Alone, a process has every table in memory at which a device is.
    if (!this.#options.peers && !this.#live.has(id)) return false;
    return (await this.at(id, (table) => table.areAllHere(coming))) ?? false;
  }

  /**
   * Whether a table that is not in memory has no entry from a number on, as far as a person may know: what is before it
   * is read only to find out whether the table admits them.
   */
  async hasNothingFrom(id: string, from: number, person: string): Promise<boolean> {
    if (from === 0 || this.#live.has(id)) return false;
    const { store } = this.#options;
    if (!(await isListedAt(store.db, id, person))) return false;
    const stored = await store.journal.load(id, from);
    return stored !== undefined && stored.entries.length === 0;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Forgets an idle table; one that was read again since then is another object, and stays. */
  #release(table: LiveTable): void {
    const kept = this.#live.get(table.id);
    if (kept?.table === table) this.#forget(table.id, kept);
  }

  #forget(id: string, kept: LoadedTable): void {
    if (this.#live.get(id) !== kept) return;
    this.#live.delete(id);
    this.#options.peers?.unsubscribe(id);
  }

  /** The tables in memory. */
  get live(): ReadonlySet<string> {
    return new Set(this.#live.keys());
  }

  /** Does something with a table if it is in memory. */
  async withLive(id: string, act: (table: LiveTable) => Promise<void> | void): Promise<void> {
    try {
      const table = await this.#live.get(id)?.finding;
      if (table) await act(table);
    } catch (error) {
      // It is read again for the next person who comes, and by the next round.
      this.#report('table', error, { table: id });
    }
  }

  #find(id: string): LoadedTable {
    const found = this.#live.get(id);
    if (found) return found;
    const kept: LoadedTable = { finding: this.#load(id) };
    this.#live.set(id, kept);
    const forget = () => this.#forget(id, kept);
    // Expected: the error is for those who wait for the table.
    kept.finding.then((table) => {
      if (table) kept.table = table;
      else forget();
    }, forget);
    this.#resting ??= setInterval(() => this.#releaseMemory(), RELEASE_AFTER_MS).unref();
    return kept;
  }

  /** Tables with clients at which nothing happens keep only what is needed to tell of them. */
  #releaseMemory(): void {
    const since = this.#options.now() - RELEASE_AFTER_MS;
    for (const { table } of this.#live.values()) table?.releaseMemory(since);
    if (this.#live.size > 0) return;
    clearInterval(this.#resting);
    this.#resting = undefined;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    await this.#options.peers?.subscribe(id);
    const stored = await this.#options.store.journal.load(id);
    if (!stored || stored.entries.length === 0) return undefined;
    const table = new LiveTable(stored, this.#deps);
    const news = lobbyProjectionOf(table);
    const { phase, openSeats } = stored.listed;
    if (phase !== news.phase || openSeats !== news.openSeats) await this.#updateLobby(table);
    await table.wake();
    this.#options.peers?.requestPresence(id);
    return table;
  }

  /** Brings the lists up to date where they would show something else. */
  #updateLobby(table: LiveTable): Promise<void> | undefined {
    const { phase, seats } = table.state;
    const listed = this.#listedStates.get(table);
    // A seat that changes is another object.
    const areSame = listed?.seats.every((seat, index) => seat === seats[index]);
    if (areSame && listed?.phase === phase) return undefined;
    const areSeatsListed = areSame && phase !== 'closed';
    this.#listedStates.set(table, { phase, seats: [...seats] });
    const { store, now, closed } = this.#options;
    const news = areSeatsListed
      ? { ...lobbyProjectionOf(table), people: undefined }
      : lobbyProjectionOf(table);
    return updateTable(store, table.id, news, now()).then(
      () => (phase === 'closed' ? closed?.(table.id, table.state) : undefined),
      // What has happened is stored all the same.
      (error) => {
        this.#report('lists', error, { table: table.id });
        this.#listedStates.delete(table);
        this.#retry(() => void this.#updateLobby(table));
      },
    );
  }

  /** Tries something once more, in a while. */
  #retry(act: () => void): void {
    setTimeout(() => this.#isStopped || act(), RETRY_PAUSE_MS).unref();
  }

  #notify({ id, state: { seats, plan } }: LiveTable, seat: Seat, deadline: number | null): void {
    const place = seats[seat];
    if (place?.kind !== 'person') return;
    const { game, clock } = plan;
    const { person } = place;
    this.#options.awaited?.({ table: id, game, person, clock: clock.kind, deadline });
  }

  /** Wakes a table when its time has come, also if the server is gone in between. */
  #schedule(table: LiveTable, deadline: number | null, isStored: boolean): void {
    if (deadline !== null) this.#deadlines.schedule(deadline);
    if (isStored) return;
    const { db } = this.#options.store;
    // Where it is not stored, the one before it rings, and the table looks again.
    const { next } = table.state;
    setDeadline(db, table.id, { deadline, next }).catch((error) =>
      this.#report('clock', error, { table: table.id }),
    );
  }

  #askBot(table: LiveTable, seat: Seat, bot: string, how: BotJob['how']): void {
    const askedAt = table.state.askedAt[seat] ?? 0;
    const job = { table: table.id, seat, askedAt, bot, how };
    if (this.#options.peers) this.#options.peers.think(job);
    else void this.#botMoves.make(table, job);
  }

  /** Thinks for a bot and makes its move, if it is still asked for that. */
  async think(job: BotJob): Promise<void> {
    await this.at(job.table, async (table) => {
      if (table.isAsked(job.seat, job.askedAt)) await this.#botMoves.make(table, job);
    });
  }

  /** Where there are other processes, their rounds see to it. */
  #askAgain(id: string): void {
    if (!this.#options.peers) this.#retry(() => this.withLive(id, (table) => table.askBots()));
  }
}

/** Lists know people by their ids, and so not those beside them. A table closed before any game is in no person's list. */
function lobbyProjectionOf({ state: { phase, seats, next, game } }: LiveTable): LobbyProjection {
  const isListed = phase !== 'closed' || game !== undefined;
  const people = seats.flatMap((place, seat) =>
    isListed && place.kind === 'person' && !place.isCompanion
      ? [{ seat, person: place.person, name: place.name }]
      : [],
  );
  const open = seats.filter((place) => place.kind === 'open' && place.keptFor === undefined);
  return { phase, openSeats: open.length, people, next };
}
