/** Where tables are kept. One contract suite holds for every kind of store. */
import type { Entry } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
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

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  /** The secret that chance follows from. */
  readonly seed: string;
  /** When its clocks want to be looked at next; null where none runs. */
  readonly deadline: number | null;
  readonly entries: readonly StoredEntry[];
}

/** What a store answers when something is to be written: it is safe on disk, or somebody was quicker. */
export type Written = 'stored' | 'conflict';

/** Keeps what happens at tables. Whatever it has called stored survives any crash. */
export interface Journal {
  /** Appends entries to a table and sets its deadline, all or none; `from` is the number of the first. */
  append(
    table: string,
    from: number,
    entries: readonly StoredEntry[],
    deadline?: number | null,
  ): Promise<Written>;
  /** A table from an entry on, or undefined if there is none. */
  load(table: string, from?: number): Promise<StoredTable | undefined>;
}

/** Where everything is kept. */
export interface Store {
  readonly journal: Journal;
  /** People, and lists of tables; a statement is safe on disk when it is answered. */
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}
