/** Seats that are meant for people who were told of them and have not sat down yet. */
import type { Store } from '../store/store.ts';

/** Who was told of which table. */
export interface Promises {
  /** Who was told of each of these tables, and is still expected. */
  expectedAt(
    tables: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Somebody was told of a table, and is expected until then. */
  keep(table: string, person: string, until: number): Promise<void>;
}

/** Promises of one process. */
export class OwnPromises implements Promises {
  readonly #told = new Map<string, Map<string, number>>();

  async expectedAt(
    _: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    for (const [table, told] of this.#told) {
      for (const [person, until] of told) if (until <= now) told.delete(person);
      if (told.size === 0) this.#told.delete(table);
    }
    return new Map([...this.#told].map(([table, told]) => [table, new Set(told.keys())]));
  }

  async keep(table: string, person: string, until: number): Promise<void> {
    const told = this.#told.get(table) ?? new Map<string, number>();
    this.#told.set(table, told.set(person, until));
  }
}

/** Promises of all processes on one store. */
export class SharedPromises implements Promises {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async expectedAt(
    tables: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const { db } = this.#store;
    await db.deleteFrom('promised_seats').where('until', '<=', now).execute();
    if (tables.length === 0) return new Map();
    const rows = await db
      .selectFrom('promised_seats')
      .select(['table_id', 'person'])
      .where('table_id', 'in', tables)
      .execute();
    const byTable = Map.groupBy(rows, ({ table_id }) => table_id);
    return new Map(
      [...byTable].map(([table, some]) => [table, new Set(some.map((row) => row.person))]),
    );
  }

  async keep(table: string, person: string, until: number): Promise<void> {
    await this.#store.db
      .insertInto('promised_seats')
      .values({ table_id: table, person, until })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ until }))
      .execute();
  }
}
