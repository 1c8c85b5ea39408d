/** Seat reservations: seats that quick matches have offered to people who have not sat down yet. */
import type { Store } from '../store/store.ts';

/** The reservations of people at tables. */
export interface SeatReservations {
  /** The people with a reservation at each of these tables. */
  expectedAt(
    tables: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Reserves a seat at a table for a person until then. */
  reserve(table: string, person: string, until: number): Promise<void>;
}

/** Reservations of one process. */
export class InMemorySeatReservations implements SeatReservations {
  readonly #reserved = new Map<string, Map<string, number>>();

  async expectedAt(
    _: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    for (const [table, people] of this.#reserved) {
      for (const [person, until] of people) if (until <= now) people.delete(person);
      if (people.size === 0) this.#reserved.delete(table);
    }
    return new Map([...this.#reserved].map(([table, people]) => [table, new Set(people.keys())]));
  }

  async reserve(table: string, person: string, until: number): Promise<void> {
    const people = this.#reserved.get(table) ?? new Map<string, number>();
    this.#reserved.set(table, people.set(person, until));
  }
}

/** Reservations of all processes on one store, in the table `promised_seats`. */
export class PostgresSeatReservations implements SeatReservations {
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

  async reserve(table: string, person: string, until: number): Promise<void> {
    await this.#store.db
      .insertInto('promised_seats')
      .values({ table_id: table, person, until })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ until }))
      .execute();
  }
}
