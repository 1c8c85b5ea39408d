/** The event log of one table, and the state that follows from it: entries are stored before they are broadcast. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, type Entry, isGameEntry } from '@nyhavn/protocol';
import { type ReportError, refusalFor } from '../operations/errors.ts';
import type {
  AppendBatch,
  AppendResult,
  CommandKey,
  Journal,
  StoredEntry,
  StoredTable,
} from '../store/store.ts';
import { Clocks } from './clock.ts';
import { applyWithConsequences } from './consequences.ts';
import { applyEntry, foldTable, isUndone } from './fold.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import type { TableState } from './state.ts';
import type { Verdict } from './votes.ts';

/** A command was stored, and this is the number of the next entry; or why not. */
export type Reply = Result<number, AnyRefusal>;

/** A table that has an event log. */
interface Broadcaster {
  /** These entries are stored from a number on, by this process or by another. */
  broadcast(from: number, entries: readonly Entry[], isOurs: boolean): void;
}

/** What event logs need. */
export interface EventLogDeps<Table> {
  readonly journal: Journal;
  /** Other processes that may write to the same table; undefined where there are none. */
  readonly peers: object | undefined;
  now(): number;
  /** Something has happened at the table, and is stored; gives a promise where lists change by it. */
  changed(table: Table): Promise<void> | undefined;
  /** The clocks have to be looked at by then; what is not stored yet has to be. */
  schedule(table: Table, deadline: number | null, isStored: boolean): void;
  readonly report: ReportError;
}

/** The event log of one table. Its methods must run one after the other: `LiveTable` has the mutex. */
export class TableEventLog<Table extends Broadcaster> {
  readonly id: string;
  readonly clocks: Clocks;
  readonly #seed: string;
  readonly #table: Table;
  readonly #deps: EventLogDeps<Table>;
  readonly #idempotency = new IdempotencyCache();
  #state: TableState;
  /** All entries while people gather: every newcomer gets them. */
  #gathering: Entry[] | undefined;
  /** The number of the next entry to broadcast. */
  #broadcastUntil: number;
  /** Whether the state may be ahead of what is stored: the outcome of the last write is unknown. */
  #isOutcomeUnknown = false;

  constructor(stored: StoredTable, table: Table, deps: EventLogDeps<Table>) {
    this.id = stored.id;
    this.#seed = stored.seed;
    this.#table = table;
    this.#deps = deps;
    this.#state = this.#folded(stored.entries);
    this.#broadcastUntil = this.#state.next;
    this.clocks = new Clocks(this.#state, stored.deadline);
  }

  get state(): TableState {
    return this.#state;
  }

  /** The number of the next entry to broadcast. */
  get broadcastUntil(): number {
    return this.#broadcastUntil;
  }

  /** Whether the store has entries before that number, or may have, that were not broadcast. */
  isBehind(next: number): boolean {
    return this.#isOutcomeUnknown || next > this.#broadcastUntil;
  }

  /** Makes sure that the state is what is stored. */
  async ensureStored(): Promise<void> {
    if (this.#isOutcomeUnknown) await this.reload();
  }

  /** Forgets what the store knows as well. */
  releaseMemory(): void {
    this.#idempotency.evict();
  }

  /** Stores what a verdict says and all that follows from it; a conflict is judged again. */
  async commit(verdict: () => Verdict, by?: CommandKey): Promise<Reply> {
    if (this.#idempotency.isEvicted) await this.reload();
    for (;;) {
      // Also another process may have stored it meanwhile.
      const earlier = by && this.#idempotency.resultOf(by);
      if (earlier !== undefined) return accept(earlier);
      const judged = verdict();
      if (!judged.ok) {
        // What is refused may be right after something that happened elsewhere.
        if (this.#deps.peers && (await this.readNew())) continue;
        return judged;
      }
      const from = this.#state.next;
      const time = this.#deps.now();
      let entries: readonly Entry[];
      try {
        entries = applyWithConsequences(this.#state, this.#seed, judged.value, time);
      } catch (error) {
        await this.reload().catch((later) => this.#report(later));
        throw error;
      }
      if (entries.length === 0) return accept(from);
      let written: AppendResult | undefined;
      let failure: unknown;
      try {
        written = await this.#store(from, { entries, time, by });
      } catch (error) {
        // It may be stored or not; what is there says so.
        this.#report(error);
        failure = error;
      }
      if (written === 'stored') {
        if (entries.some(isUndone)) await this.reload(true);
        else {
          this.#broadcast(from, entries, true);
          if (by) this.#idempotency.remember(by, this.#state.next);
        }
        // Moves alone change no list.
        const listing = entries.every(isGameEntry) ? undefined : this.#deps.changed(this.#table);
        if (listing) await listing;
        return accept(this.#state.next);
      }
      await this.reload(written === undefined);
      if (written !== undefined) continue;
      if (this.#broadcastUntil > from) await this.#deps.changed(this.#table);
      const answer = by && this.#idempotency.resultOf(by);
      return answer === undefined ? refuse(refusalFor(failure)) : accept(answer);
    }
  }

  /** Stores entries, and together with them the next deadline where there are clocks, or people gather. */
  #store(from: number, batch: AppendBatch): Promise<AppendResult> {
    const { journal, now } = this.#deps;
    const { plan, phase } = this.#state;
    const isTimed = plan.clock.kind !== 'none' || phase === 'gathering' || this.clocks.hasDeadline;
    if (!isTimed) return journal.append(this.id, from, batch);
    const next = this.clocks.next(this.#state, now());
    return journal.append(this.id, from, { ...batch, deadline: next }).then((written) => {
      if (written === 'stored') {
        this.clocks.noteStored(next);
        this.#deps.schedule(this.#table, next, true);
      }
      return written;
    });
  }

  /** Entries from a number on; what others have stored meanwhile is told first. */
  async storedFrom(from: number): Promise<readonly Entry[]> {
    if (this.#gathering && !this.#deps.peers) return this.#gathering.slice(from);
    for (;;) {
      const entries = (await this.#deps.journal.load(this.id, from))?.entries ?? [];
      if (entries.length === 0 || from + entries.length <= this.#broadcastUntil)
        return entries.map(entryOf);
      await this.readNew();
    }
  }

  /** Reads what is stored, and tells what is new in it. */
  async reload(isOurs = false): Promise<void> {
    // Where this fails, what is done next begins with it.
    this.#idempotency.evict();
    this.#isOutcomeUnknown = true;
    const stored = await this.#deps.journal.load(this.id);
    if (!stored) throw new Error(`table ${this.id} is gone`);
    this.#state = this.#folded(stored.entries);
    this.#isOutcomeUnknown = false;
    this.clocks.noteStored(stored.deadline);
    const news = stored.entries.slice(this.#broadcastUntil).map(entryOf);
    if (news.length > 0) this.#broadcast(this.#broadcastUntil, news, isOurs);
  }

  /** Reads what others have stored, and tells it; whether there was anything. */
  async readNew(): Promise<boolean> {
    const from = this.#broadcastUntil;
    const isWhole = !this.#idempotency.isEvicted;
    const stored = isWhole ? await this.#deps.journal.load(this.id, from) : undefined;
    if (!stored || stored.entries.some(({ entry }) => isUndone(entry))) {
      await this.reload();
      return this.#broadcastUntil > from;
    }
    if (stored.entries.length === 0) return false;
    try {
      for (const { entry, time } of stored.entries) applyEntry(this.#state, entry, time);
    } catch (error) {
      this.#report(error);
      await this.reload();
      return true;
    }
    this.#idempotency.load(stored.entries, from);
    this.clocks.noteStored(stored.deadline);
    this.#broadcast(from, stored.entries.map(entryOf), false);
    return true;
  }

  #report(error: unknown): void {
    this.#deps.report('table', error, { table: this.id });
  }

  #folded(entries: readonly StoredEntry[]): TableState {
    this.#idempotency.load(entries);
    const state = foldTable(entries);
    this.#gathering = state.phase === 'gathering' ? entries.map(entryOf) : undefined;
    return state;
  }

  #broadcast(from: number, entries: readonly Entry[], isOurs: boolean): void {
    this.#broadcastUntil = from + entries.length;
    if (this.#state.phase !== 'gathering') this.#gathering = undefined;
    else if (this.#gathering?.length === from) this.#gathering.push(...entries);
    this.#table.broadcast(from, entries, isOurs);
  }
}

function entryOf({ entry }: StoredEntry): Entry {
  return entry;
}
