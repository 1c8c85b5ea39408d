import { sql } from 'kysely';
import type { Step } from './step.ts';

/** Makes mutes and the audit log of administrators, and lets reports be handled. */
export const whatAdministratorsDo: Step = {
  name: '0012 what administrators do',
  async up(db) {
    await db.schema.alterTable('reports').addColumn('handled', 'bigint').execute();
    await db.schema
      .alterTable('reports')
      .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('reports_of_person').on('reports').column('reported').execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .execute();
    await db.schema
      .createTable('admin_deeds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('table_id', 'text')
      .addColumn('until', 'bigint')
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('admin_deeds_by_time')
      .on('admin_deeds')
      .columns(['time', 'id'])
      .execute();
    await db.schema.createIndex('admin_deeds_about').on('admin_deeds').column('person').execute();
    // Few tables are open at a time, and names are looked for as people write them.
    await sql`CREATE INDEX tables_open ON tables (created, id) WHERE phase <> 'closed'`.execute(db);
    await sql`CREATE INDEX people_by_shown_name ON people (lower(name))`.execute(db);
  },
};
