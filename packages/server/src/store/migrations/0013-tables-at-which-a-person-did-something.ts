import { sql } from 'kysely';
import type { Step } from './step.ts';

/** Indexes entries by person and tables by host, for export and deletion. */
export const entriesByPerson: Step = {
  name: '0013 tables at which a person did something',
  async up(db) {
    // A move writes no index: a player has also sat down, and that entry is in it.
    await sql`
      CREATE INDEX entries_by_person ON entries (person, table_id)
      WHERE person IS NOT NULL AND substr(body, 1, 6) <> '{"by":'`.execute(db);
    await db.schema.createIndex('tables_by_host').on('tables').column('host').execute();
  },
};
