/** Entries in Postgres: what comes while others are written is one statement, and one flush. */
import type pg from 'pg';
import { type Runtime, SYSTEM } from '../runtime.ts';
import { isInTheWay, isRefusal, isSilence } from './postgres-errors.ts';
import { PostgresReading } from './postgres-reading.ts';
import {
  type AppendBatch,
  type AppendObserver,
  type AppendResult,
  type Journal,
  type StoredTable,
  UNOBSERVED,
} from './store.ts';

/** So many statements are under way at a time, and so many tables are in one. */
const MAX_STATEMENTS_IN_FLIGHT = 3;
const MAX_TABLES_PER_STATEMENT = 200;

/** Statements that stood in each other's way are made again, so often at most. */
const MAX_TRIES = 10;

/**
 * A table gets all of its entries or none: the first is free or not, and the rest follows it. Where the
 * entry before the first is missing, the writer is mistaken. Tables come in order, so that two
 * processes don't wait for each other.
 */
const APPEND = `
  WITH first AS (
    INSERT INTO entries (table_id, number, time, person, command, body)
    SELECT given.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])
      AS given (table_id, number, time, person, command, body)
    WHERE given.number = 0 OR (
      SELECT true FROM entries WHERE table_id = given.table_id AND number = given.number - 1
    )
    ORDER BY given.table_id
    ON CONFLICT DO NOTHING RETURNING table_id
  ), rest AS (
    INSERT INTO entries (table_id, number, time, body)
    SELECT given.* FROM unnest($7::text[], $8::int[], $9::bigint[], $10::text[])
      AS given (table_id, number, time, body)
    JOIN first USING (table_id)
  ), clocks AS (
    UPDATE tables SET deadline = given.deadline
    FROM unnest($11::text[], $12::bigint[]) AS given (id, deadline) JOIN first ON first.table_id = given.id
    WHERE tables.id = given.id
  )
  SELECT table_id FROM first`;

const HEADS = `
  SELECT id, (SELECT max(number) + 1 FROM entries WHERE table_id = id)
  FROM unnest($1::text[]) AS given (id)`;

/** Entries that wait to be written. */
interface PendingAppend {
  readonly table: string;
  readonly from: number;
  readonly batch: AppendBatch;
  readonly began: number;
  resolve(written: AppendResult): void;
  reject(error: unknown): void;
}

/** Writes together what different tables want to have written. */
export class PostgresJournal implements Journal {
  readonly #pool: pg.Pool;
  readonly #runtime: Runtime;
  readonly #observer: AppendObserver;
  readonly #reading: PostgresReading;
  #waiting: PendingAppend[] = [];
  /** True if a statement is scheduled. */
  #isCalled = false;
  readonly #underWay = new Set<Promise<void>>();
  /** The tables of these. */
  readonly #busy = new Set<string>();

  constructor(pool: pg.Pool, observer = UNOBSERVED, runtime = SYSTEM) {
    this.#runtime = runtime;
    this.#pool = pool;
    this.#observer = observer;
    this.#reading = new PostgresReading(pool, runtime);
  }

  append(table: string, from: number, batch: AppendBatch): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#observer.onAppend();
      this.#waiting.push({ table, from, batch, resolve, reject, began: this.#runtime.elapsed() });
      // Appends of one turn of the event loop share a statement.
      if (!this.#isCalled) this.#runtime.soon(() => this.#send());
      this.#isCalled = true;
    });
  }

  #send(): void {
    this.#isCalled = false;
    if (this.#waiting.length === 0 || this.#underWay.size >= MAX_STATEMENTS_IN_FLIGHT) return;
    const pending = new Map<string, PendingAppend>();
    this.#waiting = this.#waiting.filter((one) => {
      // Of two for the same table the second one waits until the first is answered.
      const isLater = this.#busy.has(one.table) || pending.size >= MAX_TABLES_PER_STATEMENT;
      if (isLater) return true;
      this.#busy.add(one.table);
      pending.set(one.table, one);
      return false;
    });
    if (pending.size === 0) return;
    const writing = this.#write([...pending.values()]).finally(() => {
      for (const table of pending.keys()) this.#busy.delete(table);
      this.#underWay.delete(writing);
      this.#send();
    });
    this.#underWay.add(writing);
    this.#send();
  }

  /** If a shared statement fails, each of its tables gets one of its own. */
  async #write(pending: readonly PendingAppend[]): Promise<void> {
    try {
      const stored = await this.#insert(pending);
      for (const one of pending) {
        const result = stored.has(one.table) ? 'stored' : 'conflict';
        this.#observer.onAppended(one.batch, result, this.#runtime.elapsed() - one.began);
        one.resolve(result);
      }
    } catch (error) {
      if (isRefusal(error) && pending.length > 1)
        for (const one of pending) await this.#write([one]);
      else this.#fail(pending, error);
    }
  }

  /** After a time-out the appends that wait behind it fail too: they would wait as long in vain. */
  #fail(pending: readonly PendingAppend[], error: unknown): void {
    const waiting = isSilence(error) ? this.#waiting : [];
    if (isSilence(error)) this.#waiting = [];
    for (const one of [...pending, ...waiting]) {
      this.#observer.onAppended(one.batch, undefined, this.#runtime.elapsed() - one.began);
      one.reject(error);
    }
  }

  async #insert(pending: readonly PendingAppend[]): Promise<ReadonlySet<string>> {
    const values = parametersOf(pending);
    for (let tries = 1; ; tries++) {
      try {
        const query = { name: 'append', text: APPEND, values, rowMode: 'array' as const };
        const { rows } = await this.#pool.query<[string]>(query);
        return new Set(rows.map(([table]) => table));
      } catch (error) {
        if (tries >= MAX_TRIES || !isInTheWay(error)) throw error;
      }
    }
  }

  load(table: string, from = 0): Promise<StoredTable | undefined> {
    return this.#reading.load(table, from);
  }

  /** The numbers of the next entries of tables. */
  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<[string, number | null]>({
      name: 'heads',
      text: HEADS,
      values: [tables],
      rowMode: 'array',
    });
    return new Map(rows.map(([table, next]) => [table, next ?? 0]));
  }

  /** The time of Postgres. */
  async time(): Promise<number> {
    const { rows } = await this.#pool.query<[number]>({
      name: 'time',
      text: 'SELECT extract(epoch FROM clock_timestamp()) * 1000',
      rowMode: 'array',
    });
    const [[time] = []] = rows;
    if (time === undefined) throw new Error('the store does not know what time it is');
    return time;
  }

  /** Settles when nothing is under way any more. */
  async done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}

function parametersOf(pending: readonly PendingAppend[]): unknown[] {
  const rest = pending.flatMap(({ table, from, batch: { entries, time } }) =>
    entries.slice(1).map((entry, index) => ({ table, number: from + 1 + index, time, entry })),
  );
  const moved = pending.filter(({ batch }) => batch.deadline !== undefined);
  return [
    pending.map(({ table }) => table),
    pending.map(({ from }) => from),
    pending.map(({ batch }) => batch.time),
    pending.map(({ batch }) => batch.by?.person ?? null),
    pending.map(({ batch }) => batch.by?.id ?? null),
    pending.map(({ batch }) => JSON.stringify(batch.entries[0])),
    rest.map(({ table }) => table),
    rest.map(({ number }) => number),
    rest.map(({ time }) => time),
    rest.map(({ entry }) => JSON.stringify(entry)),
    moved.map(({ table }) => table),
    moved.map(({ batch }) => batch.deadline),
  ];
}
