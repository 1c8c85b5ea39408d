/** Deadlines of tables: one indexed column finds them. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose deadlines have passed, so many at most, the longest ago first. */
export async function overdueTables(
  db: Kysely<Schema>,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<=', now)
    .orderBy('deadline')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next deadline of all tables. */
export async function nextDeadline(db: Kysely<Schema>): Promise<number | undefined> {
  const row = await db
    .selectFrom('tables')
    .select('deadline')
    .where('deadline', 'is not', null)
    .orderBy('deadline')
    .limit(1)
    .executeTakeFirst();
  return row?.deadline ?? undefined;
}

/** Tables whose deadlines have passed, for one process alone until a time; if it dies, then for another. */
export async function claimOverdueTables(
  db: Kysely<Schema>,
  now: number,
  limit: number,
  until: number,
): Promise<string[]> {
  const rows = await db
    .with('overdue', (among) =>
      among
        .selectFrom('tables')
        .select('id')
        .where('deadline', '<=', now)
        // A claim never lasts that long: the clock of its process was wrong.
        .where(({ or, eb }) => or([eb('ringing', '<=', now), eb('ringing', '>', 2 * until - now)]))
        .orderBy('deadline')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('tables')
    .set({ ringing: until })
    .where('id', 'in', (among) => among.selectFrom('overdue').select('id'))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves a table's deadline, as it follows from all entries before that number; where there are more, it is theirs. */
export async function setDeadline(
  db: Kysely<Schema>,
  id: string,
  { deadline, next }: { readonly deadline: number | null; readonly next: number },
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ deadline })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entries')
            .select('number')
            .where('table_id', '=', id)
            .where('number', '>=', next),
        ),
      ),
    )
    .execute();
}

/** Lets one table be looked at later, if it is overdue. */
export async function postponeDeadline(
  db: Kysely<Schema>,
  id: string,
  now: number,
  until: number,
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ deadline: until })
    .where('id', '=', id)
    .where('deadline', '<=', now)
    .execute();
}

/** No player is late before that time: the server was down. */
export async function postponeDeadlines(db: Kysely<Schema>, until: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ deadline: sql<number>`${until}` })
    .where('deadline', '<', until)
    .execute();
}

/** Tables that wait for people since before they had a deadline get one. */
export async function startExpiry(db: Kysely<Schema>, deadline: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ deadline })
    .where('phase', '=', 'gathering')
    .where('deadline', 'is', null)
    // A crash may have come between a table and its opening.
    .where('id', 'in', db.selectFrom('entries').select('table_id').where('number', '=', 0))
    .execute();
}

/** Rated games without a clock that have no deadline get one: the table knows whether it needs another. */
export async function startRatedExpiry(db: Kysely<Schema>, deadline: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ deadline })
    .where('phase', '=', 'playing')
    .where('is_rated', '=', 1)
    .where('deadline', 'is', null)
    .execute();
}
