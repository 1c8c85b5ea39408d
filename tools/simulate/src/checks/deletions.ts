/** Deletions: whoever was told that they are deleted is nowhere any more. */
import type { Store } from '@nyhavn/server/internal';
import type { Person } from '../world/person.ts';

/** Tables that may name people, with all that is in them. */
const TABLES = [
  'people',
  'sessions',
  'tables',
  'seats',
  'entries',
  'results',
  'ratings',
  'ratings_against_bots',
  'reports',
  'mutes',
] as const;

/** Where people who were deleted are still named. */
export async function problemsOfDeletions(
  { db }: Store,
  people: readonly Person[],
): Promise<string[]> {
  const deleted = people.filter(({ isDeleted }) => isDeleted);
  if (deleted.length === 0) return [];
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    for (const { id, name } of deleted)
      if (id !== undefined && rows.includes(id))
        found.push(`${name} was deleted, and is still in ${table}`);
  }
  return found;
}
