/** Event log of one table: what is stored, the state that follows from it, and the answers to commands that are in it. */
import type { Entry } from '@nyhavn/protocol';
import type { ReportError } from '../operations/errors.ts';
import type { AppendResult, CommandKey, Store, StoredEntry, StoredTable } from '../store/store.ts';
import { applyNext, applyWithConsequences, isUndone } from './apply.ts';
import type { DrawSource } from './draws.ts';
import { foldTable } from './fold.ts';
import { draftOf, type TableState } from './state.ts';

/** Entries that are stored now and were not published before. */
export interface News {
  /** The number of the first of them. */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** True if this process has stored them. */
  readonly isOurs: boolean;
  /** The table's deadline that is stored with them; undefined where it was left alone. */
  readonly deadline: number | null | undefined;
}

/** The result of an append: stored; refused, because another process was quicker; or unknown until the log is read. */
export type Appended =
  | { readonly outcome: 'stored' | 'conflict'; readonly news: News | undefined }
  | { readonly outcome: 'unknown'; readonly failure: unknown };

/** Dependencies of an event log. */
export interface EventLogOptions {
  readonly store: Pick<Store, 'journal'>;
  now(): number;
  readonly report: ReportError;
}

/**
 * Idempotency cache: a command that is sent again under its id is answered from here and applied once. For each person
 * and each id of theirs it has the number of the entry after the command.
 */
class IdempotencyCache {
  #results: Map<string, Map<string, number>> | undefined;

  /** True if the answers have to be read from the store first. */
  get isEvicted(): boolean {
    return this.#results === undefined;
  }

  /** Forgets them all; they are stored. */
  evict(): void {
    this.#results = undefined;
  }

  /** The answer to an earlier command: the number of the entry after it. */
  resultOf({ person, id }: CommandKey): number | undefined {
    return this.#results?.get(person)?.get(id);
  }

  /** Remembers an answer. */
  remember({ person, id }: CommandKey, next: number): void {
    const answered = this.#results;
    if (!answered) return;
    const own = answered.get(person);
    if (own) own.set(id, next);
    else answered.set(person, new Map([[id, next]]));
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. From a number on they are added. */
  load(entries: readonly StoredEntry[], from = 0): void {
    if (from === 0) this.#results = new Map();
    let next = from + entries.length;
    for (let number = next - 1; number >= from; number--) {
      const { person, command: id } = entries[number - from] ?? {};
      if (person === undefined || id === undefined) continue;
      this.remember({ person, id }, next);
      next = number;
    }
  }
}

/**
 * The event log of one table. Its state is replaced after entries were stored, never before, and the caller publishes
 * the news that a method returns. The caller also runs one method after the other.
 */
export class TableEventLog {
  readonly id: string;
  /** The source of this table's draws. */
  readonly #source: DrawSource;
  readonly #options: EventLogOptions;
  readonly #idempotency = new IdempotencyCache();
  #state: TableState;
  /** All entries while people gather, when newcomers read them from the start. */
  #gathering: readonly Entry[] | undefined;
  /** True if the outcome of the last write is unknown: the store may have more than the state shows. */
  #isOutcomeUnknown = false;

  constructor(stored: StoredTable, source: DrawSource, options: EventLogOptions) {
    this.id = stored.id;
    this.#source = source;
    this.#options = options;
    this.#state = this.#folded(stored.entries);
  }

  /** The state after the last entry that is known to be stored. */
  get state(): TableState {
    return this.#state;
  }

  /** True if the log must be read before a command: the outcome of a write is unknown, or answers are not in memory. */
  get isIncomplete(): boolean {
    return this.#isOutcomeUnknown || this.#idempotency.isEvicted;
  }

  /** True if the store has, or may have, an entry before that number that the state does not show. */
  isBehind(next: number): boolean {
    return this.#isOutcomeUnknown || next > this.#state.next;
  }

  /** Idempotency: the number of the entry after a command that is stored already. */
  replyTo(by: CommandKey): number | undefined {
    return this.#idempotency.resultOf(by);
  }

  /** Drops from memory what only commands need; the next one reads it again. */
  releaseMemory(): void {
    this.#idempotency.evict();
  }

  /** Stores entries with all that follows from them, or nothing. `deadlineAfter` is stored in the same transaction. */
  async append(
    entries: readonly Entry[],
    by: CommandKey | undefined,
    deadlineAfter: (state: TableState) => number | null | undefined,
  ): Promise<Appended> {
    const { store, now } = this.#options;
    const from = this.#state.next;
    const time = now();
    const applied = applyWithConsequences(this.#state, this.#source, entries, time);
    if (applied.entries.length === 0) return { outcome: 'stored', news: undefined };
    const deadline = deadlineAfter(applied.after);
    const batch = { entries: applied.entries, time, by, deadline };
    let written: AppendResult;
    try {
      written = await store.journal.append(this.id, from, batch);
    } catch (failure) {
      // It may be stored or not.
      this.#isOutcomeUnknown = true;
      this.#report(failure);
      return { outcome: 'unknown', failure };
    }
    if (written === 'conflict') return { outcome: 'conflict', news: await this.refresh(false) };
    if (applied.entries.some(isUndone)) return { outcome: 'stored', news: await this.reload(true) };
    this.#replace(applied.after, from, applied.entries);
    if (by) this.#idempotency.remember(by, this.#state.next);
    return { outcome: 'stored', news: { from, entries: applied.entries, isOurs: true, deadline } };
  }

  /** All entries from a number on, if none of them has to be read. */
  earlyFrom(from: number): readonly Entry[] | undefined {
    return this.#gathering?.slice(from);
  }

  /** Reads what was stored after the state, and gives what is new. */
  async refresh(isOurs = this.#isOutcomeUnknown): Promise<News | undefined> {
    if (this.#idempotency.isEvicted) return this.reload(isOurs);
    const from = this.#state.next;
    const stored = await this.#options.store.journal.load(this.id, from);
    if (!stored || stored.entries.some(({ entry }) => isUndone(entry))) return this.reload(isOurs);
    this.#isOutcomeUnknown = false;
    if (stored.entries.length === 0) return undefined;
    const draft = draftOf(this.#state);
    try {
      for (const { entry, time } of stored.entries) applyNext(draft, entry, time);
    } catch (error) {
      this.#report(error);
      return this.reload(isOurs);
    }
    const entries = stored.entries.map(entryOf);
    this.#idempotency.load(stored.entries, from);
    this.#replace(draft, from, entries);
    return { from, entries, isOurs, deadline: stored.deadline };
  }

  /** Reads everything again, because the past has changed or is not in memory, and gives what is new. */
  async reload(isOurs = this.#isOutcomeUnknown): Promise<News> {
    // If this fails, the next command begins with it.
    this.#idempotency.evict();
    const from = this.#state.next;
    const stored = await this.#options.store.journal.load(this.id);
    if (!stored) throw new Error('the table is gone');
    this.#state = this.#folded(stored.entries);
    this.#isOutcomeUnknown = false;
    const entries = stored.entries.slice(from).map(entryOf);
    return { from, entries, isOurs, deadline: stored.deadline };
  }

  #report(error: unknown): void {
    this.#options.report('table', error, { table: this.id });
  }

  #folded(entries: readonly StoredEntry[]): TableState {
    this.#idempotency.load(entries);
    const state = foldTable(entries);
    this.#gathering = state.phase === 'gathering' ? entries.map(entryOf) : undefined;
    return state;
  }

  #replace(state: TableState, from: number, entries: readonly Entry[]): void {
    this.#state = state;
    if (state.phase !== 'gathering') this.#gathering = undefined;
    else if (this.#gathering?.length === from) this.#gathering = [...this.#gathering, ...entries];
  }
}

function entryOf({ entry }: StoredEntry): Entry {
  return entry;
}
