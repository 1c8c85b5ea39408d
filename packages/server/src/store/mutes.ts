/** People who may not write at any table for a time. */
import type { Kysely } from 'kysely';
import type { MuteRow, Schema } from './schema.ts';

/** True if a person, or the owner of that bot, is muted now. */
export async function isMuted(db: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const found = await mutesIn(db, now)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('mutes.person', '=', id),
        eb('mutes.person', '=', selectFrom('people').select('owner').where('people.id', '=', id)),
      ]),
    )
    .select('mutes.person')
    .executeTakeFirst();
  return found !== undefined;
}

/** The mutes that hold now. */
export function mutesIn(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom('mutes')
    .where(({ or, eb }) => or([eb('mutes.until', 'is', null), eb('mutes.until', '>', now)]));
}

/** Mutes a person; another mute takes the place of the one before. */
export function mutingOf(db: Kysely<Schema>, mute: MuteRow) {
  const { since, until } = mute;
  return db
    .insertInto('mutes')
    .values(mute)
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ since, until }));
}
