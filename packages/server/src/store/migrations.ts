/** How the database came to be, step by step; steps are added and never changed. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ADMIN_MIGRATIONS } from './admin-migrations.ts';
import { PEOPLE_MIGRATIONS } from './people-migrations.ts';
import { PUSH_MIGRATIONS } from './push-migrations.ts';
import type { Schema } from './schema.ts';
import { SHARED_MIGRATIONS } from './shared-migrations.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001 tables and people': {
    async up(db) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('is_rated', 'integer', (column) => column.notNull())
        .addColumn('open_seats', 'integer', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('tables_in_lobby')
        .on('tables')
        .columns(['is_public', 'phase', 'created'])
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('command', 'text')
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
        .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
    },
  },
  '0003 clocks and reports': {
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
  },
  '0009 lists and alarms of many processes': {
    async up(db) {
      for (const column of ['listed', 'ringing']) {
        await db.schema
          .alterTable('tables')
          .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
          .execute();
      }
    },
  },
  '0014 time to think in lists': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
    },
  },
};

/** What only SQLite needs; other databases have a log of their own. */
const SQLITE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0011 a log before the entries': {
    async up(db) {
      await db.schema
        .createTable('log')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('lines', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** The kinds of databases. */
export type Kind = 'sqlite' | 'postgres';

/** The steps of a kind of database, by name and in order. */
export function migrationsFor(kind: Kind): Readonly<Record<string, Migration>> {
  const own = kind === 'postgres' ? SHARED_MIGRATIONS : SQLITE_MIGRATIONS;
  return { ...MIGRATIONS, ...PEOPLE_MIGRATIONS, ...PUSH_MIGRATIONS, ...ADMIN_MIGRATIONS, ...own };
}

/** Brings a database to the newest version; it throws where that is not possible. */
export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
