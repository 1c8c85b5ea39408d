import type { Step } from './step.ts';

/** Makes devices for push messages, and tables that are muted for a person. */
export const devicesThatAreCalled: Step = {
  name: '0008 devices that are called',
  async up(db) {
    await db.schema
      .createTable('devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('devices_of_person').on('devices').column('person').execute();
    await db.schema.createIndex('devices_of_session').on('devices').column('session').execute();
    await db.schema
      .createTable('quiet_tables')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addPrimaryKeyConstraint('quiet_tables_key', ['person', 'table_id'])
      .execute();
  },
};
