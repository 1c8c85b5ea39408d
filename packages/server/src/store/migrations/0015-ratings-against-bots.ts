import { sql } from 'kysely';
import type { Step } from './step.ts';

/** Rates games against bots only in a list of their own. */
export const ratingsAgainstBots: Step = {
  name: '0015 ratings against bots',
  async up(db) {
    await db.schema
      .alterTable('results')
      .addColumn('is_against_bots', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('ratings_against_bots')
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('skill', 'double precision', (column) => column.notNull())
      .addColumn('uncertainty', 'double precision', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_against_bots_key', ['player', 'game', 'size'])
      .execute();
    await db.schema
      .createIndex('ratings_against_bots_in_order')
      .on('ratings_against_bots')
      .columns(['game', 'size', 'rating'])
      .execute();
    await sql`
      UPDATE results SET is_against_bots = 1
      WHERE (
        SELECT count(*) FROM results AS seats LEFT JOIN people ON people.id = seats.player
        WHERE seats.table_id = results.table_id
          AND substr(seats.player, 1, 4) <> 'bot:' AND people.owner IS NULL
      ) < 2`.execute(db);
    // A player who has met other people keeps one rating from all games so far, in their list.
    await sql`
      INSERT INTO ratings_against_bots (player, game, size, skill, uncertainty, rating, games)
      SELECT player, game, size, skill, uncertainty, rating, games FROM ratings
      WHERE NOT EXISTS (
        SELECT results.seat FROM results
        WHERE results.player = ratings.player AND results.game = ratings.game
          AND results.size = ratings.size AND results.is_rated = 1 AND results.is_against_bots = 0
      )`.execute(db);
    await sql`
      DELETE FROM ratings
      WHERE EXISTS (
        SELECT moved.games FROM ratings_against_bots AS moved
        WHERE moved.player = ratings.player AND moved.game = ratings.game
          AND moved.size = ratings.size
      )`.execute(db);
  },
};
