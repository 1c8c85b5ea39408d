/** Where a person has left traces at tables. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Tables that are looked through at a time, so that nobody waits for long. */
const PAGE = 200;

/** Something that a person has done at a table. */
export interface Deed {
  readonly table: string;
  readonly number: number;
  readonly time: number;
  readonly body: string;
}

/** Everything that a person has asked of tables, since they are known here. */
export async function deedsOf(
  db: Kysely<Schema>,
  person: { readonly id: string; readonly created: number },
): Promise<Deed[]> {
  const deeds: Deed[] = [];
  let last = '';
  for (;;) {
    const tables = await db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', last)
      .where('updated', '>=', person.created)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (tables.length === 0) return deeds;
    const ids = tables.map(({ id }) => id);
    const rows = await db
      .selectFrom('entries')
      .select(['table_id', 'number', 'time', 'body'])
      .where('table_id', 'in', ids)
      .where('person', '=', person.id)
      .execute();
    for (const { table_id: table, number, time, body } of rows) {
      deeds.push({ table, number, time: Number(time), body });
    }
    last = ids.at(-1) ?? last;
  }
}

/** Every table that knows a person: seated, host, or somebody who once asked something there. */
export async function tablesKnowing(
  db: Kysely<Schema>,
  person: { readonly id: string; readonly created: number },
): Promise<string[]> {
  const { id } = person;
  const [seats, hosted, results, deeds] = await Promise.all([
    db.selectFrom('seats').select('table_id as table').where('person', '=', id).execute(),
    db.selectFrom('tables').select('id as table').where('host', '=', id).execute(),
    db.selectFrom('results').select('table_id as table').where('player', '=', id).execute(),
    deedsOf(db, person),
  ]);
  const all = [...seats, ...hosted, ...results, ...deeds].map(({ table }) => table);
  return [...new Set(all)];
}
