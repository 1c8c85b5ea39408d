/** What stores have confirmed to servers: each number of a table once, and all of it is there in the end. */
import { isDeepStrictEqual } from 'node:util';
import type { AppendBatch, Store, StoredEntry } from '@nyhavn/server/internal';

/** An entry that a store has confirmed. */
interface Confirmed {
  readonly body: unknown;
  /** The true time of its confirmation. */
  readonly time: number;
}

/** Sees all appends of all servers. */
export class Appends {
  readonly problems: string[] = [];
  readonly #confirmed = new Map<string, Confirmed>();
  readonly #next = new Map<string, number>();
  readonly #commands = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A store whose appends are seen. */
  watching(store: Store): Store {
    return {
      ...store,
      journal: {
        load: (table, from) => store.journal.load(table, from),
        append: async (table, from, batch) => {
          const result = await store.journal.append(table, from, batch);
          if (result === 'stored') this.#stored(table, from, batch);
          return result;
        },
      },
    };
  }

  #stored(table: string, from: number, { entries, by }: AppendBatch): void {
    if (by) this.#commands.add(by.id);
    for (const [index, entry] of entries.entries()) {
      const key = `${table} ${from + index}`;
      if (this.#confirmed.has(key)) this.problems.push(`entry ${key} was stored twice`);
      this.#confirmed.set(key, { body: entry, time: this.#now() });
    }
    this.#next.set(table, Math.max(this.nextOf(table), from + entries.length));
  }

  /** The number of the entry after the last that was confirmed. */
  nextOf(table: string): number {
    return this.#next.get(table) ?? 0;
  }

  /** True if a store has confirmed what followed from a command. */
  hasDone(command: string): boolean {
    return this.#commands.has(command);
  }

  /** The true time at which an entry was confirmed, if a server was told. */
  timeOf(table: string, number: number): number | undefined {
    return this.#confirmed.get(`${table} ${number}`)?.time;
  }

  /** What is not there of all that was confirmed, or not as it was. */
  missingIn(table: string, stored: readonly StoredEntry[], isRewritten: boolean): string[] {
    const found: string[] = [];
    for (const [key, { body }] of this.#confirmed) {
      const [of, number] = key.split(' ');
      if (of !== table) continue;
      const entry = stored[Number(number)]?.entry;
      if (entry === undefined) found.push(`entry ${key} was stored, and is gone`);
      else if (!isRewritten && !isDeepStrictEqual(entry, JSON.parse(JSON.stringify(body))))
        found.push(`entry ${key} was stored as something else`);
    }
    return found;
  }
}
