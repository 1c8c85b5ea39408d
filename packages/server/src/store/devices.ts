/** Devices for push notifications, and the tables that people have muted. */
import type { Kysely } from 'kysely';
import type { DeviceRow, Schema } from './schema.ts';

/** Devices of one person; another one takes the place of the oldest. */
const MAX_DEVICES_PER_PERSON = 10;

/** Keeps a device; it is taken from its person before. */
export async function keepDevice(db: Kysely<Schema>, device: DeviceRow): Promise<void> {
  const { id: _, ...rest } = device;
  await db
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
  const newest = db
    .selectFrom('devices')
    .select('id')
    .where('person', '=', device.person)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(MAX_DEVICES_PER_PERSON);
  await db
    .deleteFrom('devices')
    .where('person', '=', device.person)
    .where('id', 'not in', newest)
    .execute();
}

/** Forgets a device of a person. */
export async function removeDevice(db: Kysely<Schema>, person: string, id: string): Promise<void> {
  await db.deleteFrom('devices').where('id', '=', id).where('person', '=', person).execute();
}

/** The devices on which a person is notified of a table: none where they have muted it. */
export function devicesToNotify(
  db: Kysely<Schema>,
  person: string,
  table: string,
): Promise<DeviceRow[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('person', '=', person)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quiet_tables')
            .select('quiet_tables.person')
            .where('quiet_tables.person', '=', person)
            .where('quiet_tables.table_id', '=', table),
        ),
      ),
    )
    .execute();
}

/** True if a person has muted a table. */
export async function isQuiet(db: Kysely<Schema>, person: string, table: string): Promise<boolean> {
  const found = await db
    .selectFrom('quiet_tables')
    .select('person')
    .where('person', '=', person)
    .where('table_id', '=', table)
    .executeTakeFirst();
  return found !== undefined;
}

/** Mutes a table for a person, or unmutes it; says whether they sit there at all. */
export async function setQuiet(
  db: Kysely<Schema>,
  person: string,
  table: string,
  isToBeQuiet: boolean,
): Promise<boolean> {
  const seat = await db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  if (!seat) return false;
  if (isToBeQuiet) {
    await db
      .insertInto('quiet_tables')
      .values({ person, table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('quiet_tables')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .execute();
  }
  return true;
}
