/** Lists of tables: the lobby, and where a person plays. Entries are the truth, these rows only find them. */
import type { TablePlan, TableSummary } from '@nyhavn/protocol';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema, TableRow } from './schema.ts';

/** A table that is being opened. */
interface NewTable {
  readonly id: string;
  readonly seed: string;
  readonly plan: TablePlan;
  readonly host: string;
  readonly openSeats: number;
  readonly time: number;
}

/** Makes room for a table; it is there once it has an entry. */
export async function insertTable(db: Kysely<Schema>, table: NewTable): Promise<void> {
  const { id, seed, plan, host, openSeats, time } = table;
  await db
    .insertInto('tables')
    .values({
      id,
      seed,
      game: plan.game,
      size: plan.seats.length,
      phase: 'gathering',
      is_public: Number(plan.isPublic),
      is_rated: Number(plan.isRated),
      open_seats: openSeats,
      host,
      created: time,
      updated: time,
      deadline: null,
    })
    .execute();
}

/** What lists know of a table, and what changes in the course of it. */
export interface TableNews {
  readonly phase: TableSummary['phase'];
  readonly openSeats: number;
  /** People at their seats. */
  readonly people: readonly {
    readonly seat: number;
    readonly person: string;
    readonly name: string;
  }[];
}

/** Brings the lists up to date with a table. */
export async function updateTable(
  db: Kysely<Schema>,
  id: string,
  { phase, openSeats, people }: TableNews,
  time: number,
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ phase, open_seats: openSeats, updated: time })
    .where('id', '=', id)
    .execute();
  const gone = db.deleteFrom('seats').where('table_id', '=', id);
  const seats = people.map(({ seat }) => seat);
  await (seats.length === 0 ? gone : gone.where('seat', 'not in', seats)).execute();
  if (people.length === 0) return;
  await db
    .insertInto('seats')
    .values(people.map(({ seat, person, name }) => ({ table_id: id, seat, person, name })))
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet((row) => ({
        person: row.ref('excluded.person'),
        name: row.ref('excluded.name'),
      })),
    )
    .execute();
}

/** Longer lists are not given. */
const LONGEST = 100;

/** Public tables that wait for people, the oldest first. */
export function lobby(db: Kysely<Schema>): Promise<TableSummary[]> {
  return summaries(
    db,
    db
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('phase', '=', 'gathering')
      .where('open_seats', '>', 0)
      .orderBy('created')
      .limit(LONGEST),
  );
}

/** The tables at which a person sits, the latest first. */
export function tablesOf(db: Kysely<Schema>, person: string): Promise<TableSummary[]> {
  return summaries(
    db,
    db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
      .orderBy('updated', 'desc')
      .limit(LONGEST),
  );
}

async function summaries(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, 'tables', TableRow>,
): Promise<TableSummary[]> {
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    size: row.size,
    phase: row.phase as TableSummary['phase'],
    isRated: row.is_rated === 1,
    openSeats: row.open_seats,
    names: seats.filter(({ table_id }) => table_id === row.id).map(({ name }) => name),
    updated: Number(row.updated),
  }));
}
