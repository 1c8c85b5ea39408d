/** The steps that brought names, keys, results and statistics into the database. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Steps of the database; they are added and never changed. */
export const PEOPLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0004 names, sessions and keys': {
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
  },
  '0005 results, ratings and statistics': {
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('is_counted', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('tables_to_count')
        .on('tables')
        .columns(['is_counted', 'phase'])
        .execute();
      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('is_rated', 'integer', (column) => column.notNull())
        .addColumn('is_open', 'integer', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createIndex('results_of_player')
        .on('results')
        .columns(['player', 'time'])
        .execute();
      await db.schema
        .createTable('ratings')
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('skill', 'double precision', (column) => column.notNull())
        .addColumn('uncertainty', 'double precision', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['player', 'game', 'size'])
        .execute();
      await db.schema
        .createIndex('ratings_in_order')
        .on('ratings')
        .columns(['game', 'size', 'rating'])
        .execute();
      await db.schema
        .createTable('statistics')
        .addColumn('game', 'text', (column) => column.primaryKey())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0007 how ratings changed': {
    async up(db) {
      for (const column of ['rating_before', 'rating_after']) {
        await db.schema.alterTable('results').addColumn(column, 'double precision').execute();
      }
    },
  },
  '0013 tables at which a person did something': {
    async up(db) {
      // A move writes no index: a player has also sat down, and that entry is in it.
      await sql`
        CREATE INDEX entries_by_person ON entries (person, table_id)
        WHERE person IS NOT NULL AND substr(body, 1, 6) <> '{"by":'`.execute(db);
      await db.schema.createIndex('tables_by_host').on('tables').column('host').execute();
    },
  },
};
