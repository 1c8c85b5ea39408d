/** Lists of tables: the lobby, and where a person plays. Entries are the truth, these rows only find them. */
import type { TablePlan } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A table that is being opened. */
interface NewTable {
  readonly id: string;
  readonly seed: string;
  readonly plan: TablePlan;
  readonly host: string;
  readonly time: number;
}

/** Makes room for a table; it is there once it has an entry. */
export async function insertTable(db: Kysely<Schema>, table: NewTable): Promise<void> {
  const { id, seed, plan, host, time } = table;
  await db
    .insertInto('tables')
    .values({
      id,
      seed,
      game: plan.game,
      size: plan.seats.length,
      phase: 'gathering',
      is_public: Number(plan.isPublic),
      is_rated: Number(plan.isRated),
      open_seats: plan.seats.filter(({ kind }) => kind === 'open').length,
      host,
      created: time,
      updated: time,
    })
    .execute();
}
