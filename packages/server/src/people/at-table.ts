/** Reads from the store what the judge needs of a person who sits down or writes at a table. */
import type { Command } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import { isMuted } from '../store/mutes.ts';
import { claimantOf, personBy } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import type { JudgeContext } from '../table/votes.ts';
import { nameKey } from './names.ts';

/** The part of the judge's context that comes from the store. */
type Known = Pick<JudgeContext, 'isMuted' | 'newcomer'>;

/** Asks the store what has to be known before a command is judged; undefined for most commands, which need nothing. */
export function knownFor(
  db: Kysely<Schema>,
  person: string,
  command: Command,
  now: number,
): Promise<Known> | undefined {
  if (command.do === 'sit') {
    return newcomer(db, person, command.isCompanion ? command.name : undefined, now);
  }
  if (command.do !== 'write') return undefined;
  return isMuted(db, person, now).then((isMuted) => ({ isMuted }));
}

/** A person who sits down, and their name or that of a companion whom they bring along. */
async function newcomer(
  db: Kysely<Schema>,
  id: string,
  companion: string | undefined,
  now: number,
): Promise<Known> {
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
