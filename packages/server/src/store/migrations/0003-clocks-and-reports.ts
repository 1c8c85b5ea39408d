import type { Step } from './step.ts';

/** Gives tables deadlines, and makes reports. */
export const clocksAndReports: Step = {
  name: '0003 clocks and reports',
  async up(db) {
    await db.schema.alterTable('tables').addColumn('deadline', 'bigint').execute();
    await db.schema.createIndex('tables_by_deadline').on('tables').column('deadline').execute();
    await db.schema
      .createTable('reports')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('reported', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('chat', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['table_id', 'reporter', 'reported'])
      .execute();
    await db.schema.createIndex('reports_by_time').on('reports').column('time').execute();
  },
};
