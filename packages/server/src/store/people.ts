/** People, as far as the server knows them. */
import type { Kysely } from 'kysely';
import type { PersonRow, Schema } from './schema.ts';

/** Keeps a new person. */
export async function insertPerson(db: Kysely<Schema>, person: PersonRow): Promise<void> {
  await db.insertInto('people').values(person).execute();
}

/** A person by id; undefined if there is none, or not any more. */
export function personBy(db: Kysely<Schema>, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Gives a person another name. */
export async function renamePerson(db: Kysely<Schema>, id: string, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute();
}
