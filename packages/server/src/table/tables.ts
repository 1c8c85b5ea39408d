/** All tables: those in memory, and the way to the others. */
import type { Result } from '@nyhavn/engine';
import type { AnyRefusal, Rate, TablePlan } from '@nyhavn/protocol';
import { printError, type ReportError } from '../operations/errors.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { type Cancel, type Runtime, SYSTEM } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import { isListedAt } from '../store/tables.ts';
import { isAsked, lookAtClocks } from './automatic.ts';
import { BotMoves, type BotRunner } from './bot-moves.ts';
import { DeadlineScheduler, RuntimeTimer, type Timer } from './deadline-scheduler.ts';
import { LiveTable, type LiveTableDeps } from './live-table.ts';
import { LobbyList } from './lobby-list.ts';
import { openTable } from './opening.ts';
import type { BotJob, Peers } from './peers.ts';
import { expires, type TableState } from './state.ts';
import type { Turn } from './turn-notifier.ts';

/** Rate limit of chat. */
export const CHAT_RATE: Rate = { burst: 6, perSecond: 0.5 };

/** Milliseconds without commands after which a table releases memory. */
const RELEASE_AFTER_MS = 30_000;

/** A failed write is tried again after so many milliseconds. */
const RETRY_PAUSE_MS = 1000;

/** Dependencies of tables. */
export interface TablesOptions {
  readonly store: Store;
  readonly bots: BotRunner;
  /** The bot that takes seats without a player. */
  readonly substitute: string;
  now(): number;
  /** The machine that this process runs on, if nothing else is given. */
  readonly runtime?: Runtime;
  /** The timer for deadlines; one of the runtime if none is given. */
  readonly timer?: Timer;
  /** Called after the lists show a table as closed; perhaps more than once. */
  closed?(table: string, state: TableState): void;
  /** A person is awaited who is not there; called once a turn. */
  awaited?(turn: Turn): void;
  /** Other processes on the same store, if there are any. */
  readonly peers?: Peers;
  /** Calls something after so many milliseconds, by timers of the runtime if nothing else is given. */
  later?(milliseconds: number, act: () => void): () => void;
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
  readonly #deps: LiveTableDeps;
  readonly #runtime: Runtime;
  #stopResting: Cancel | undefined;
  #isStopped = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    const { store, bots, now, peers, report = printError, closed, awaited } = options;
    const { runtime = SYSTEM, later = runtime.later } = options;
    this.#runtime = runtime;
    const { timer = new RuntimeTimer(now, runtime) } = options;
    const { chat = new RateLimiter(CHAT_RATE, now) } = options;
    const retry = (act: () => void) => this.#retry(act);
    const wake = (id: string) => this.#wake(id);
    const isShared = peers !== undefined;
    this.#deps = {
      store,
      runtime,
      substitute: options.substitute,
      now,
      report,
      peers,
      chat,
      deadlines: new DeadlineScheduler({ db: store.db, timer, now, isShared, wake, report }),
      lobby: new LobbyList({ store, now, report, retry, ...(closed ? { closed } : {}) }),
      botMoves: new BotMoves({
        bots,
        runtime,
        report,
        peers,
        askAgain: (id) => this.#askAgain(id),
      }),
      later,
      awaited: (turn) => awaited?.(turn),
      idle: (table) => this.#release(table),
      discard: (id, person) => this.#discard(id, person),
    };
  }

  /** Lets the clocks of all tables run on; no player is late at once where the server was gone. */
  start(wasGone = true): Promise<void> {
    return this.#deps.deadlines.start(wasGone);
  }

  /** Lets no clock ring any more. */
  stop(): void {
    this.#isStopped = true;
    this.#deps.deadlines.stop();
    this.#stopResting?.();
  }

  /** Opens a new table for a host, and gives its id. */
  open(plan: TablePlan, host: string): Promise<Result<string, AnyRefusal>> {
    return openTable(this.#deps, { plan, host });
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

  /** True if all seated people of a listed table are there or on their way. */
  async areAllHere(
    id: string,
    people: readonly { readonly id: string }[],
    coming: ReadonlySet<string>,
  ): Promise<boolean> {
    if (people.every((person) => coming.has(person.id))) return true;
    // Alone, a process has every table in memory at which a device is.
    if (!this.#options.peers && !this.#live.has(id)) return false;
    return (await this.at(id, (table) => table.attendance.areAllHere(coming))) ?? false;
  }

  /**
   * True if a table that is not in memory has no entry from a number on that the person may see. Earlier entries are
   * read only to find out whether the table admits them.
   */
  async hasNothingFrom(id: string, from: number, person: string): Promise<boolean> {
    if (from === 0 || this.#live.has(id)) return false;
    const { store } = this.#options;
    if (!(await isListedAt(store.db, id, person))) return false;
    const stored = await store.journal.load(id, from);
    return stored !== undefined && stored.entries.length === 0;
  }

  /** The number of tables in memory. */
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
      this.#deps.report('table', error, { table: id });
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
    this.#stopResting ??= this.#runtime.every(RELEASE_AFTER_MS, () => this.#releaseMemory());
    return kept;
  }

  /** Tables with clients at which nothing happens keep only what is needed to tell of them. */
  #releaseMemory(): void {
    const since = this.#options.now() - RELEASE_AFTER_MS;
    for (const { table } of this.#live.values()) table?.releaseMemory(since);
    if (this.#live.size > 0) return;
    this.#stopResting?.();
    this.#stopResting = undefined;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    await this.#options.peers?.subscribe(id);
    const stored = await this.#options.store.journal.load(id);
    if (!stored || stored.entries.length === 0) return undefined;
    const table = new LiveTable(stored, this.#deps);
    await this.#deps.lobby.catchUp(table, stored.listed);
    await table.wake();
    this.#options.peers?.requestPresence(id);
    return table;
  }

  /** Tries something once more, in a while. */
  #retry(act: () => void): void {
    this.#runtime.later(RETRY_PAUSE_MS, () => this.#isStopped || act());
  }

  /** Lets a table look at its clocks: its time has come. */
  async #wake(id: string): Promise<void> {
    await this.at(id, async (table) => {
      // Another process may serve the people who sit there.
      if (this.#options.peers && expires(table.state)) await table.attendance.areAllHere();
      await lookAtClocks(table, this.#deps);
    });
  }

  /** Closes a table that was opened for its host in vain. */
  #discard(id: string, person: string): void {
    const command = { person, id: 'discard', command: { do: 'close' } } as const;
    this.at(id, (table) => table.ask(command)).catch((error) =>
      this.#deps.report('table', error, { table: id }),
    );
  }

  /** Thinks for a bot and makes its move, if it is still asked for that. */
  async think(job: BotJob): Promise<void> {
    await this.at(job.table, async (table) => {
      if (isAsked(table.state, job.seat, job.askedAt)) await this.#deps.botMoves.make(table, job);
    });
  }

  /** In a cluster, its rounds do this. */
  #askAgain(id: string): void {
    if (!this.#options.peers) this.#retry(() => this.withLive(id, (table) => table.askBots()));
  }
}
