/** People, as far as the server knows them. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { isTaken } from './postgres-errors.ts';
import type { PersonRow, Schema } from './schema.ts';

/** A new person. */
interface NewPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** For a bot the person who runs it. */
  readonly owner?: string;
}

/** Keeps a new person. */
export async function insertPerson(db: Kysely<Schema>, person: NewPerson): Promise<void> {
  await db.insertInto('people').values(person).execute();
}

/** A person by id; undefined if there is none, or not any more. */
export function personBy(db: Kysely<Schema>, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The person who has claimed a name, by what names are compared by. */
export function claimantOf(db: Kysely<Schema>, key: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst();
}

/** The names of people by their ids; deleted people have none. */
export async function namesOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Renames a guest; names of guests need not be unique. Returns false if the person is no guest any more. */
export async function renameGuest(db: Kysely<Schema>, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ name })
    .where('id', '=', id)
    .where('name_key', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames a person with a claimed name, unless a similar name is taken. */
export function renameClaimant(
  db: Kysely<Schema>,
  id: string,
  name: string,
  key: string,
): Promise<boolean> {
  const renaming = db
    .updateTable('people')
    .set({ name, name_key: key })
    .where('name_key', 'is not', null);
  return isDone(renaming.where('id', '=', id).where(isFree(key, id)));
}

/** Claims a person's name, unless a similar name is taken. */
export function claimName(
  db: Kysely<Schema>,
  id: string,
  name: string,
  key: string,
): Promise<boolean> {
  const claiming = db.updateTable('people').set({ name_key: key }).where('name', '=', name);
  return isDone(claiming.where('id', '=', id).where(isFree(key, id)));
}

/** The condition that no other person has claimed a similar name. */
function isFree(key: string, id: string) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'people'>) =>
    not(
      exists(
        selectFrom('people as others')
          .select('others.id')
          .where('others.name_key', '=', key)
          .where('others.id', '<>', id),
      ),
    );
}

/** True if a row was changed; another process may have taken the name a moment before. */
async function isDone(changing: {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}): Promise<boolean> {
  try {
    return (await changing.executeTakeFirst()).numUpdatedRows > 0n;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Keeps the hash of a person's password. */
export async function setPassword(db: Kysely<Schema>, id: string, password: string): Promise<void> {
  await db.updateTable('people').set({ password }).where('id', '=', id).execute();
}

/** Stores a person's settings, which the server does not interpret. */
export async function setSettings(db: Kysely<Schema>, id: string, settings: string): Promise<void> {
  await db.updateTable('people').set({ settings }).where('id', '=', id).execute();
}

/** The bots that a person runs, with the ids of their tokens, the oldest first. */
export function botsOf(db: Kysely<Schema>, owner: string) {
  return db
    .selectFrom('people')
    .leftJoin('tokens', 'tokens.person', 'people.id')
    .select(['people.id as bot', 'people.name', 'people.created', 'tokens.id as token'])
    .where('people.owner', '=', owner)
    .orderBy('people.created')
    .orderBy('people.id')
    .execute();
}

/** Takes a token away from a bot of that person; whether there was one. */
export async function deleteToken(
  db: Kysely<Schema>,
  owner: string,
  token: string,
): Promise<string | undefined> {
  const bots = db.selectFrom('people').select('id').where('owner', '=', owner);
  const found = await db
    .selectFrom('tokens')
    .select('person')
    .where('id', '=', token)
    .where('person', 'in', bots)
    .executeTakeFirst();
  if (found) await db.deleteFrom('tokens').where('id', '=', token).execute();
  return found?.person;
}
