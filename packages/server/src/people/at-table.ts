/** As whom a person sits down at a table. */
import type { Kysely } from 'kysely';
import { isMuted } from '../store/mutes.ts';
import { claimantOf, personBy } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import type { JudgeContext } from '../table/votes.ts';
import { nameKey } from './names.ts';

/** Asks the store about a person who sits down, and about their name or that of a companion whom they bring along. */
export async function newcomer(
  db: Kysely<Schema>,
  id: string,
  companion: string | undefined,
  now: number,
): Promise<Pick<JudgeContext, 'isMuted' | 'newcomer'>> {
  const [person, muted] = await Promise.all([personBy(db, id), isMuted(db, id, now)]);
  const shown = companion ?? person?.name;
  // Administrators have claimed their names, so this protects them too.
  const claimant = shown === undefined ? undefined : await claimantOf(db, nameKey(shown));
  const owner = person?.owner ?? id;
  const bots = await db.selectFrom('people').select('id').where('owner', '=', owner).execute();
  const kin = new Set([owner, ...bots.map((bot) => bot.id)]);
  kin.delete(id);
  const isNameTaken = claimant !== undefined && claimant.id !== id;
  return { isMuted: muted, newcomer: { name: person?.name, kin, isNameTaken } };
}
