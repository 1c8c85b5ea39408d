/** Everything that the server knows of a person, for that person. */
import type { Kysely } from 'kysely';
import { personBy } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { activityOf } from './activity.ts';

/** A person's data. Hashes of passwords, cookies and tokens are left out: they are of use to thieves alone. */
export async function exportOf(db: Kysely<Schema>, id: string) {
  const person = await personBy(db, id);
  if (!person) return undefined;
  const created = Number(person.created);
  const [
    sessions,
    passkeys,
    bots,
    challenges,
    ratings,
    ratingsAgainstBots,
    results,
    seats,
    hosted,
    reports,
    reported,
    devices,
    quiet,
    mutes,
    judged,
    administered,
    activity,
  ] = await Promise.all([
    db.selectFrom('sessions').select(['created', 'expires']).where('person', '=', id).execute(),
    db
      .selectFrom('passkeys')
      .select(['id', 'public_key as publicKey', 'counter', 'transports', 'created'])
      .where('person', '=', id)
      .execute(),
    db.selectFrom('people').select(['id', 'name', 'created']).where('owner', '=', id).execute(),
    db.selectFrom('challenges').select('expires').where('person', '=', id).execute(),
    db
      .selectFrom('ratings')
      .select(['game', 'size', 'skill', 'uncertainty', 'rating', 'games'])
      .where('player', '=', id)
      .execute(),
    db
      .selectFrom('ratings_against_bots')
      .select(['game', 'size', 'skill', 'uncertainty', 'rating', 'games'])
      .where('player', '=', id)
      .execute(),
    db
      .selectFrom('results')
      .select([
        'table_id as table',
        'seat',
        'game',
        'size',
        'place',
        'points',
        'time',
        'rating_before as ratingBefore',
        'rating_after as ratingAfter',
      ])
      .where('player', '=', id)
      .execute(),
    db
      .selectFrom('seats')
      .select(['table_id as table', 'seat', 'name'])
      .where('person', '=', id)
      .execute(),
    db.selectFrom('tables').select(['id as table', 'created']).where('host', '=', id).execute(),
    db
      .selectFrom('reports')
      .select(['table_id as table', 'reported', 'time', 'reason', 'note'])
      .where('reporter', '=', id)
      .execute(),
    // Reports about them are for administrators alone.
    db
      .selectFrom('reports')
      .select(['table_id as table', 'time', 'reason'])
      .where('reported', '=', id)
      .execute(),
    // Its keys would let others read and send what is meant for the device alone.
    db.selectFrom('devices').select(['endpoint', 'created']).where('person', '=', id).execute(),
    db.selectFrom('quiet_tables').select('table_id as table').where('person', '=', id).execute(),
    db.selectFrom('mutes').select(['since', 'until']).where('person', '=', id).execute(),
    // Leave out notes, which may name the reporter.
    db
      .selectFrom('admin_deeds')
      .select(['time', 'deed', 'table_id as table', 'until'])
      .where('person', '=', id)
      .execute(),
    db
      .selectFrom('admin_deeds')
      .select(['time', 'deed', 'person', 'table_id as table', 'until', 'note'])
      .where('administrator', '=', id)
      .execute(),
    activityOf(db, id),
  ]);
  return {
    person: {
      id,
      name: person.name,
      since: created,
      isClaimed: person.name_key !== null,
      hasPassword: person.password !== null,
    },
    settings: settingsIn(person.settings),
    sessions,
    passkeys,
    challenges,
    bots,
    ratings,
    ratingsAgainstBots,
    results,
    seats,
    hosted,
    reports,
    reported,
    devices,
    quiet,
    mutes,
    judged,
    administered,
    deeds: activity.map(({ body, ...deed }) => ({ ...deed, entry: JSON.parse(body) as unknown })),
  };
}

/** Settings as they are kept; none are an empty object. */
export function settingsIn(kept: string | null): Record<string, unknown> {
  return kept === null ? {} : JSON.parse(kept);
}
