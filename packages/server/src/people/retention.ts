/** Retention: guests who can't come back, and reports that were handled long ago, are not kept for ever. */
import { DAY_MS, HOUR_MS } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import type { ReportError } from '../operations/errors.ts';
import { type Runtime, SYSTEM } from '../runtime.ts';
import type { Schema } from '../store/schema.ts';
import { deletePerson } from './deletion.ts';

/** A guest without a session is forgotten when the account is so old; a session ends a year after its last use. */
export const GUEST_DAYS = 30;

/** A report is deleted so long after it was handled. */
export const REPORT_DAYS = 180;

/** Guests who are forgotten in one round, so that moves never wait for long. */
const GUESTS_PER_ROUND = 100;

/** Milliseconds between two rounds. */
const ROUND_MS = 6 * HOUR_MS;

/** Dependencies of retention. */
type RetentionOptions = Parameters<typeof deletePerson>[0] & {
  readonly report: ReportError;
  readonly runtime?: Runtime;
  now(): number;
};

/** Looks every few hours for what is to be forgotten; gives what stops it. */
export function startRetention(options: RetentionOptions): () => void {
  const round = () => deleteExpired(options).catch((error) => options.report('retention', error));
  return (options.runtime ?? SYSTEM).every(ROUND_MS, () => void round());
}

/** Forgets what is old enough now. */
export async function deleteExpired(options: Omit<RetentionOptions, 'report'>): Promise<void> {
  const { db } = options.store;
  const now = options.now();
  await db
    .deleteFrom('reports')
    .where('handled', '<', now - REPORT_DAYS * DAY_MS)
    .execute();
  for (const { id } of await expiredGuests(db, now)) await deletePerson(options, id);
}

/** Guests whom no cookie shows any more, and who run no bot. */
function expiredGuests(db: Kysely<Schema>, now: number): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('people')
    .select('people.id')
    .where('name_key', 'is', null)
    .where('owner', 'is', null)
    .where('created', '<', now - GUEST_DAYS * DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.expires', '>', now),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people as bots')
            .innerJoin('tokens', 'tokens.person', 'bots.id')
            .select('bots.id')
            .whereRef('bots.owner', '=', 'people.id'),
        ),
      ),
    )
    .limit(GUESTS_PER_ROUND)
    .execute();
}
