/** What is asked of the store for every table that is counted. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { prepared } from '../store/prepared.ts';
import type { Schema } from '../store/schema.ts';

/** A table is counted. */
export const marked = prepared((db, { table }: { table: string }) =>
  db
    .updateTable('tables')
    .set({ is_counted: 1, phase: 'closed' })
    .where('id', '=', table)
    .where('is_counted', '=', 0),
);

/** Somebody is there. Nothing changes by it, and no index has to be looked at. */
export const still = prepared((db, { id }: { id: string }) =>
  db
    .updateTable('people')
    .set(({ ref }) => ({ created: ref('created') }))
    .where('id', '=', id),
);

/** What somebody reached at a table. */
export const result = prepared((db, row: Insertable<Schema['results']>) =>
  db.insertInto('results').values(row),
);

/** What is known of the chance of a game. */
export const statistics = prepared((db, { game }: { game: string }) =>
  db.selectFrom('statistics').selectAll().where('game', '=', game),
);

/** A row of the statistics to which some games are added. */
interface Grown extends Selectable<Schema['statistics']> {
  readonly more: number;
}

/** More games, if nobody else has added some meanwhile. */
export const grown = prepared((db, { game, body, games, more }: Grown) =>
  db
    .updateTable('statistics')
    .set({ body, games: sql`games + ${more}` })
    .where('game', '=', game)
    .where('games', '=', games),
);
