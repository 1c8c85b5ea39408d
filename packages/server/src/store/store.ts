/** The interface of stores. One contract suite tests every kind. */
import type { Entry } from '@nyhavn/protocol';
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An entry, and whose command it came from. */
export interface StoredEntry {
  readonly entry: Entry;
  /** The time of storing, in milliseconds. */
  readonly time: number;
  /** The person and the id of its command; consequences and bots have neither. */
  readonly person?: string;
  readonly command?: string;
}

/** An idempotency key: the person and the id of their command. */
export interface CommandKey {
  readonly person: string;
  readonly id: string;
}

/** Entries that are stored at one time, all or none. */
export interface AppendBatch {
  readonly entries: readonly Entry[];
  readonly time: number;
  /** The command that the first follows from; consequences and bots have none. */
  readonly by?: CommandKey | undefined;
  /** The table's next deadline; undefined leaves it as it is. */
  readonly deadline?: number | null | undefined;
}

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  /** The secret that chance follows from. */
  readonly seed: string;
  /** The next deadline of its clocks; null if none runs. */
  readonly deadline: number | null;
  /** The row of the table in lists; after a crash it may be out of date. */
  readonly listed: { readonly phase: string; readonly openSeats: number };
  readonly entries: readonly StoredEntry[];
}

/** The result of an append: on disk, or refused because another process was quicker (optimistic concurrency). */
export type AppendResult = 'stored' | 'conflict';

/** The event logs of all tables. A stored entry survives any crash. */
export interface Journal {
  /** Appends what has happened to a table; `from` is the number of the first entry. */
  append(table: string, from: number, batch: AppendBatch): Promise<AppendResult>;
  /** A table from an entry on, or undefined if there is none. */
  load(table: string, from?: number): Promise<StoredTable | undefined>;
}

/** Hears of every append, to measure it. */
export interface AppendObserver {
  onAppend(): void;
  /** Reports an append with its result and milliseconds; the result is undefined after a failure. */
  onAppended(batch: AppendBatch, result: AppendResult | undefined, tookMs: number): void;
}

/** An observer that measures nothing. */
export const UNOBSERVED: AppendObserver = { onAppend() {}, onAppended() {} };

/** One of several changes that are made together. */
export interface Change {
  readonly query: Compilable;
  /** True rolls back the transaction if this change finds no row. */
  readonly mustChange: boolean;
}

/** The functions of a store that several processes share. */
interface SharedStore {
  /** The numbers of the next entries of tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The time of the store. */
  time(): Promise<number>;
  /** Does something while no other process does what has the same name. */
  withAdvisoryLock<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
}

/** The database of a server. */
export interface Store {
  readonly journal: Journal;
  /** People, and lists of tables; a statement is safe on disk when it is answered. */
  readonly db: Kysely<Schema>;
  /** Makes all of these changes or none; none is a conflict with what was there. */
  transaction(changes: readonly Change[]): Promise<AppendResult>;
  /** Undefined where this process is the only one. */
  readonly shared?: SharedStore;
  /** Readiness probe: writes a little, and rejects where that is not possible, or where what is stored is damaged. */
  probe(): Promise<void>;
  /** Stores what is under way, and lets go of everything; it can be called again. */
  close(): Promise<void>;
}
