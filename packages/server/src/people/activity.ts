/** Activity of a person: what they have done at tables, and which tables know them. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Tables whose entries are read at a time, so that moves never wait for long. */
const TABLES_PER_QUERY = 50;

/** One entry of a person's activity. */
export interface ActivityEntry {
  readonly table: string;
  readonly number: number;
  readonly time: number;
  readonly body: string;
}

/** Everything that a person has asked of tables. */
export async function activityOf(db: Kysely<Schema>, person: string): Promise<ActivityEntry[]> {
  const tables = await activeTables(db, person);
  const activity: ActivityEntry[] = [];
  for (let from = 0; from < tables.length; from += TABLES_PER_QUERY) {
    const rows = await db
      .selectFrom('entries')
      .select(['table_id', 'number', 'time', 'body'])
      .where('table_id', 'in', tables.slice(from, from + TABLES_PER_QUERY))
      .where('person', '=', person)
      .orderBy('table_id')
      .orderBy('number')
      .execute();
    for (const { table_id: table, number, time, body } of rows) {
      activity.push({ table, number, time: Number(time), body });
    }
  }
  return activity;
}

/**
 * The tables at which a person has done anything. The condition is that of the partial index
 * `entries_by_person`, which leaves moves out: who has moved has sat down before.
 */
async function activeTables(db: Kysely<Schema>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where('person', '=', person)
    .where(sql<boolean>`substr(body, 1, 6) <> '{"by":'`)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/** Every table that knows a person: seated, host, or active there once. */
export async function tablesKnowing(db: Kysely<Schema>, id: string): Promise<string[]> {
  const [seats, hosted, results, active] = await Promise.all([
    db.selectFrom('seats').select('table_id as table').where('person', '=', id).execute(),
    db.selectFrom('tables').select('id as table').where('host', '=', id).execute(),
    db.selectFrom('results').select('table_id as table').where('player', '=', id).execute(),
    activeTables(db, id),
  ]);
  const all = [...seats, ...hosted, ...results].map(({ table }) => table);
  return [...new Set([...all, ...active])];
}
