import type { Step } from './step.ts';

/** Gives people claimed names, and makes sessions, tokens and passkeys. */
export const namesSessionsAndKeys: Step = {
  name: '0004 names, sessions and keys',
  async up(db) {
    for (const column of ['name_key', 'password', 'settings', 'owner']) {
      await db.schema.alterTable('people').addColumn(column, 'text').execute();
    }
    await db.schema
      .createIndex('people_by_name')
      .unique()
      .on('people')
      .column('name_key')
      .execute();
    await db.schema.createIndex('people_by_owner').on('people').column('owner').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('expires').execute();
    await db.schema.createIndex('sessions_of_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_of_person').on('tokens').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
  },
};
