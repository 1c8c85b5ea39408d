/** Reads tables from Postgres: what is asked for while others are read is one statement. */
import type { Entry } from '@nyhavn/protocol';
import type pg from 'pg';
import type { Runtime } from '../runtime.ts';
import { isRefusal, isSilence } from './postgres-errors.ts';
import type { StoredTable } from './store.ts';

/** So many statements are under way at a time, and so many tables are in one. */
const MAX_STATEMENTS_IN_FLIGHT = 2;
const MAX_TABLES_PER_STATEMENT = 100;

const LOAD = `
  SELECT given.ordinal, seed, deadline, phase, open_seats, time, person, command, body
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS given (id, first, ordinal)
  JOIN tables ON tables.id = given.id
  LEFT JOIN entries ON table_id = given.id AND number >= given.first
  ORDER BY given.ordinal, number`;

type LoadedRow = readonly [
  ordinal: number,
  seed: string,
  deadline: number | null,
  phase: string,
  openSeats: number,
  time: number,
  person: string | null,
  command: string | null,
  /** Null where there is no such entry. */
  body: string | null,
];

/** A table that is to be read from an entry on. */
interface PendingLoad {
  readonly table: string;
  readonly from: number;
  resolve(stored: StoredTable | undefined): void;
  reject(error: unknown): void;
}

/** Reads together what is asked for together. */
export class PostgresReading {
  readonly #pool: pg.Pool;
  readonly #runtime: Runtime;
  #asked: PendingLoad[] = [];
  /** True if a statement is scheduled. */
  #isCalled = false;
  #underWay = 0;

  constructor(pool: pg.Pool, runtime: Runtime) {
    this.#runtime = runtime;
    this.#pool = pool;
  }

  /** A table from an entry on, as it is at some time after this call; undefined if there is none. */
  load(table: string, from: number): Promise<StoredTable | undefined> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ table, from, resolve, reject });
      // Reads of one turn of the event loop share a statement.
      if (!this.#isCalled) this.#runtime.soon(() => this.#send());
      this.#isCalled = true;
    });
  }

  #send(): void {
    this.#isCalled = false;
    while (this.#asked.length > 0 && this.#underWay < MAX_STATEMENTS_IN_FLIGHT) {
      const some = this.#asked.splice(0, MAX_TABLES_PER_STATEMENT);
      this.#underWay++;
      void this.#answer(some).finally(() => {
        this.#underWay--;
        this.#send();
      });
    }
  }

  /** If a shared statement fails, each of its tables gets one of its own. */
  async #answer(some: readonly PendingLoad[]): Promise<void> {
    try {
      const stored = await this.#read(some);
      for (const [index, one] of some.entries()) one.resolve(stored.get(index));
    } catch (error) {
      if (isRefusal(error) && some.length > 1) for (const one of some) await this.#answer([one]);
      else this.#fail(some, error);
    }
  }

  /** After a time-out the loads that wait behind it fail too: they would wait as long in vain. */
  #fail(some: readonly PendingLoad[], error: unknown): void {
    const waiting = isSilence(error) ? this.#asked.splice(0) : [];
    for (const one of [...some, ...waiting]) one.reject(error);
  }

  async #read(some: readonly PendingLoad[]): Promise<ReadonlyMap<number, StoredTable>> {
    const { rows } = await this.#pool.query<[...LoadedRow]>({
      name: 'load',
      text: LOAD,
      values: [some.map(({ table }) => table), some.map(({ from }) => from)],
      rowMode: 'array',
    });
    const stored = new Map<number, StoredTable & { entries: StoredTable['entries'][number][] }>();
    for (const row of rows) {
      const [ordinal, seed, deadline, phase, openSeats, time, person, command, body] = row;
      const index = ordinal - 1;
      let table = stored.get(index);
      if (!table) {
        const listed = { phase, openSeats };
        table = { id: some[index]?.table ?? '', seed, deadline, listed, entries: [] };
        stored.set(index, table);
      }
      if (body === null) continue;
      const entry: Entry = JSON.parse(body);
      table.entries.push({
        entry,
        time,
        ...(person === null ? {} : { person }),
        ...(command === null ? {} : { command }),
      });
    }
    return stored;
  }
}
