/** Queries for administrators, and the audit log of their actions. */
import type { AdminPerson, AdminTable, AuditLogEntry } from '@nyhavn/protocol';
import { type Kysely, sql } from 'kysely';
import { nameKey } from '../people/names.ts';
import { mutesIn } from './mutes.ts';
import { before, pageOf, ROWS_PER_PAGE } from './paging.ts';
import { namesOf } from './people.ts';
import type { AuditLogRow, PersonRow, Schema, TableRow } from './schema.ts';

/** As it stands in the index of open tables: a parameter would not be known to be the same. */
const TABLES_CLOSED = sql.lit('closed');

/** More open tables are not counted. */
const MAX_COUNTED = 1000;

/** The counts of the overview page. */
export async function overview(db: Kysely<Schema>, now: number) {
  const count = sql<number>`count(*)`.as('count');
  const [tables, reports, muted] = await Promise.all([
    db
      .selectFrom(
        // In the order of their index, so that closed ones are not looked at.
        db
          .selectFrom('tables')
          .select('id')
          .where('phase', '<>', TABLES_CLOSED)
          .orderBy('created')
          .limit(MAX_COUNTED)
          .as('open'),
      )
      .select(count)
      .executeTakeFirst(),
    db.selectFrom('reports').select(count).where('handled', 'is', null).executeTakeFirst(),
    mutesIn(db, now).select(count).executeTakeFirst(),
  ]);
  const [ofTables, ofReports, ofMuted] = [tables, reports, muted].map((one) => one?.count ?? 0);
  return { tables: ofTables ?? 0, reports: ofReports ?? 0, muted: ofMuted ?? 0 };
}

/** Open tables, or all of a person, the newest first. */
export async function tablesPage(
  db: Kysely<Schema>,
  person: string | undefined,
  cursor: string | undefined,
) {
  const all = db.selectFrom('tables');
  const ours =
    person === undefined
      ? all.where('phase', '<>', TABLES_CLOSED)
      : all.where(
          'id',
          'in',
          db.selectFrom('seats').select('table_id').where('person', '=', person),
        );
  const rows = await (cursor === undefined ? ours : ours.where(before(['created', 'id'], cursor)))
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PAGE + 1)
    .execute();
  return pageOf(
    rows,
    ({ created, id }) => [created, id],
    (some) => tablesShown(db, some),
  );
}

async function tablesShown(db: Kysely<Schema>, rows: readonly TableRow[]): Promise<AdminTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [seats, latest] = await Promise.all([
    db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(),
    db
      .selectFrom('entries as last')
      .select(['table_id', 'time'])
      .where('table_id', 'in', ids)
      .where('number', '=', ({ selectFrom }) =>
        selectFrom('entries')
          .select(({ fn }) => fn.max('entries.number').as('number'))
          .whereRef('entries.table_id', '=', 'last.table_id'),
      )
      .execute(),
  ]);
  const times = new Map(latest.map(({ table_id, time }) => [table_id, time]));
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    size: row.size,
    phase: row.phase as AdminTable['phase'],
    isPublic: row.is_public === 1,
    isRated: row.is_rated === 1,
    openSeats: row.open_seats,
    people: seats
      .filter(({ table_id }) => table_id === row.id)
      .map(({ person, name }) => ({ id: person, name })),
    opened: row.created,
    latest: times.get(row.id) ?? row.updated,
  }));
}

/** People by their id, or by a name that reads or looks like this one, the newest first. */
export async function peopleBy(
  db: Kysely<Schema>,
  who: string,
  now: number,
): Promise<AdminPerson[]> {
  const rows = await db
    .selectFrom('people')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('id', '=', who),
        eb('name_key', '=', nameKey(who)),
        eb(sql`lower(name)`, '=', sql`lower(${who})`),
      ]),
    )
    .orderBy('created', 'desc')
    .limit(ROWS_PER_PAGE)
    .execute();
  return peopleShown(db, rows, now);
}

/** People who are muted now, the latest first. */
export async function mutedPeople(db: Kysely<Schema>, now: number): Promise<AdminPerson[]> {
  const rows = await mutesIn(db, now)
    .innerJoin('people', 'people.id', 'mutes.person')
    .selectAll('people')
    .orderBy('since', 'desc')
    .limit(ROWS_PER_PAGE)
    .execute();
  return peopleShown(db, rows, now);
}

async function peopleShown(
  db: Kysely<Schema>,
  rows: readonly PersonRow[],
  now: number,
): Promise<AdminPerson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const count = sql<number>`count(*)`.as('count');
  const [games, reports, mutes, reasons] = await Promise.all([
    db
      .selectFrom('results')
      .select(['player as id', count])
      .where('player', 'in', ids)
      .groupBy('player')
      .execute(),
    db
      .selectFrom('reports')
      .select(['reported as id', count])
      .where('reported', 'in', ids)
      .groupBy('reported')
      .execute(),
    mutesIn(db, now).selectAll().where('person', 'in', ids).execute(),
    db
      .selectFrom('admin_deeds')
      .select(['person', 'note'])
      .where('person', 'in', ids)
      .where('deed', '=', 'mute')
      .orderBy('time', 'desc')
      .execute(),
  ]);
  const counted = (list: typeof games, of: string) => list.find(({ id }) => id === of)?.count ?? 0;
  return rows.map(({ id, name, name_key, owner, created }) => {
    const mute = mutes.find(({ person }) => person === id);
    const note = reasons.find(({ person }) => person === id)?.note ?? '';
    return {
      id,
      name,
      isClaimed: name_key !== null,
      isBot: owner !== null,
      since: created,
      games: counted(games, id),
      reports: counted(reports, id),
      mute: mute ? { since: mute.since, until: mute.until, note } : null,
    };
  });
}

/** Adds an entry to the audit log, the table `admin_deeds`. */
export function insertAuditEntry(db: Kysely<Schema>, deed: AuditLogRow) {
  return db.insertInto('admin_deeds').values(deed);
}

/** The audit log of administrators, the latest first. */
export async function auditLogPage(db: Kysely<Schema>, cursor: string | undefined) {
  const all = db.selectFrom('admin_deeds');
  const rows = await (cursor === undefined ? all : all.where(before(['time', 'id'], cursor)))
    .selectAll()
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PAGE + 1)
    .execute();
  return pageOf(
    rows,
    ({ time, id }) => [time, id],
    (some) => auditEntriesShown(db, some),
  );
}

async function auditEntriesShown(
  db: Kysely<Schema>,
  rows: readonly AuditLogRow[],
): Promise<AuditLogEntry[]> {
  const people = rows.flatMap(({ administrator, person }) => [administrator, person ?? '']);
  const names = await namesOf(db, people);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return rows.map(({ id, time, administrator, deed, person, table_id, until, note }) => ({
    id,
    time,
    administrator: named(administrator),
    deed: deed as AuditLogEntry['deed'],
    person: person === null ? null : named(person),
    table: table_id,
    until,
    note,
  }));
}
