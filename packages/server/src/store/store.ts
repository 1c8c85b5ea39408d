/** Where tables are kept. One contract suite holds for every kind of store. */
import type { Entry } from '@nyhavn/protocol';
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An entry, and whose command it came from. */
export interface StoredEntry {
  readonly entry: Entry;
  /** When it was stored, in milliseconds. */
  readonly time: number;
  /** Who asked for it, and under which id; consequences and bots have neither. */
  readonly person?: string;
  readonly command?: string;
}

/** Whose command it is, and the id under which it may come again. */
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
  /** When the table's clocks want to be looked at next; undefined leaves that as it is. */
  readonly deadline?: number | null | undefined;
}

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  /** The secret that chance follows from. */
  readonly seed: string;
  /** When its clocks want to be looked at next; null where none runs. */
  readonly deadline: number | null;
  /** What lists say of it; a crash may have come before they were told. */
  readonly listed: { readonly phase: string; readonly openSeats: number };
  readonly entries: readonly StoredEntry[];
}

/** What a store answers when something is to be written: it is safe on disk, or another process was quicker (optimistic concurrency). */
export type AppendResult = 'stored' | 'conflict';

/** Keeps what happens at tables. Whatever it has called stored survives any crash. */
export interface Journal {
  /** Appends what has happened to a table; `from` is the number of the first entry. */
  append(table: string, from: number, batch: AppendBatch): Promise<AppendResult>;
  /** A table from an entry on, or undefined if there is none. */
  load(table: string, from?: number): Promise<StoredTable | undefined>;
}

/** Hears of every append, to measure it. */
export interface AppendObserver {
  onAppend(): void;
  /** What became of an append after so many milliseconds; undefined where it failed. */
  onAppended(batch: AppendBatch, result: AppendResult | undefined, tookMs: number): void;
}

/** An observer that measures nothing. */
export const UNOBSERVED: AppendObserver = { onAppend() {}, onAppended() {} };

/** One of several changes that are made together. */
export interface Change {
  readonly query: Compilable;
  /** Whether none of them is made if this one finds nothing to change. */
  readonly mustChange: boolean;
}

/** What a store can do for several processes on it. */
interface SharedStore {
  /** The numbers of the next entries of tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What time it is for all of them. */
  time(): Promise<number>;
  /** Does something while no other process does what has the same name. */
  withAdvisoryLock<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
}

/** Where everything is kept. */
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
