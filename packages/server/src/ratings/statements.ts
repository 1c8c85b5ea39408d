/** Statements that run for every counted table. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { prepared } from '../store/prepared.ts';
import type { Schema } from '../store/schema.ts';

/** Marks a table as recorded; the column is `is_counted`. */
export const markRecorded = prepared((db, { table }: { table: string }) =>
  db
    .updateTable('tables')
    .set({ is_counted: 1, phase: 'closed' })
    .where('id', '=', table)
    .where('is_counted', '=', 0),
);

/** Asserts that a person exists: an update that changes nothing and touches no index. */
export const assertExists = prepared((db, { id }: { id: string }) =>
  db
    .updateTable('people')
    .set(({ ref }) => ({ created: ref('created') }))
    .where('id', '=', id),
);

/** Inserts the result of one seat. */
export const insertResult = prepared((db, row: Insertable<Schema['results']>) =>
  db.insertInto('results').values(row),
);

/** The statistics of chance of a game. */
export const selectStatistics = prepared((db, { game }: { game: string }) =>
  db.selectFrom('statistics').selectAll().where('game', '=', game),
);

/** A row of the statistics to which some games are added. */
interface StatisticsUpdate extends Selectable<Schema['statistics']> {
  readonly more: number;
}

/** Adds games to the statistics, if no other process has added some meanwhile (optimistic concurrency). */
export const addToStatistics = prepared((db, { game, body, games, more }: StatisticsUpdate) =>
  db
    .updateTable('statistics')
    .set({ body, games: sql`games + ${more}` })
    .where('game', '=', game)
    .where('games', '=', games),
);
