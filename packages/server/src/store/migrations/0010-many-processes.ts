import { sql } from 'kysely';
import type { Step } from './step.ts';

/** Makes what only many processes on one Postgres share: bot jobs, promised seats and the service itself. */
export const manyProcesses: Step = {
  name: '0010 many processes',
  only: 'postgres',
  async up(db) {
    // These tables are unlogged: a crash loses only work that is asked for again.
    await sql`
      CREATE UNLOGGED TABLE bot_jobs (
        table_id text NOT NULL, seat integer NOT NULL, asked_at integer NOT NULL, how text NOT NULL,
        bot text NOT NULL, taken_until bigint NOT NULL,
        PRIMARY KEY (table_id, seat, asked_at, how)
      )`.execute(db);
    await db.schema.createIndex('bot_jobs_to_do').on('bot_jobs').column('taken_until').execute();
    await sql`
      CREATE UNLOGGED TABLE promised_seats (
        table_id text NOT NULL, person text NOT NULL, until bigint NOT NULL,
        PRIMARY KEY (table_id, person)
      )`.execute(db);
    await db.schema
      .createTable('service')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
