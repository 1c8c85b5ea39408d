import type { Step } from './step.ts';

/** Makes results, ratings and statistics of closed tables. */
export const resultsRatingsAndStatistics: Step = {
  name: '0005 results, ratings and statistics',
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
};
