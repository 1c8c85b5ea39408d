import type { Step } from './step.ts';

/** Makes the log in which SQLite stores entries first; Postgres has one of its own. */
export const logBeforeEntries: Step = {
  name: '0011 a log before the entries',
  only: 'sqlite',
  async up(db) {
    await db.schema
      .createTable('log')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('lines', 'text', (column) => column.notNull())
      .execute();
  },
};
