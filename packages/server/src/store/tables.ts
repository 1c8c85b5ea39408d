/** Lists of tables: the lobby, and where a person plays. Entries are the truth, these rows only find them. */
import type { GameId } from '@nyhavn/engine';
import type { TablePlan, TableSummary } from '@nyhavn/protocol';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { prepared } from './prepared.ts';
import type { Schema, TableRow } from './schema.ts';
import type { Change, Store } from './store.ts';

/** A table that is being opened. */
interface NewTable {
  readonly id: string;
  readonly seed: string;
  readonly plan: TablePlan;
  readonly host: string;
  readonly openSeats: number;
  readonly time: number;
}

/** Makes room for a table; it is there once it has an entry. */
export async function insertTable(db: Kysely<Schema>, table: NewTable): Promise<void> {
  const { id, seed, plan, host, openSeats, time } = table;
  await db
    .insertInto('tables')
    .values({
      id,
      seed,
      game: plan.game,
      size: plan.seats.length,
      phase: 'gathering',
      is_public: Number(plan.isPublic),
      is_rated: Number(plan.isRated),
      open_seats: openSeats,
      host,
      created: time,
      updated: time,
      deadline: null,
      is_counted: 0,
      listed: 0,
      ringing: 0,
      clock: JSON.stringify(plan.clock),
    })
    .execute();
}

/** True if a table waits for people or the person sits there; both may always see it. */
export async function isListedAt(db: Kysely<Schema>, id: string, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('phase', '=', 'gathering'),
        exists(
          selectFrom('seats')
            .select('seat')
            .where('table_id', '=', id)
            .where('person', '=', person),
        ),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** The row of a table in lists, derived from its entries. */
export interface LobbyProjection {
  readonly phase: TableSummary['phase'];
  readonly openSeats: number;
  /** The number of the entry after the last of which this is said. */
  readonly next: number;
  /** People at their seats; undefined where they are as they were. */
  readonly people?:
    | readonly { readonly seat: number; readonly person: string; readonly name: string }[]
    | undefined;
}

/** Brings the lists up to date with a table, unless they know of later entries already. */
export async function updateTable(
  { db, transaction }: Pick<Store, 'db' | 'transaction'>,
  id: string,
  { phase, openSeats, people, next }: LobbyProjection,
  time: number,
  isOurs = true,
): Promise<void> {
  // Whoever has stored it may have changed the lists since: a deleted person must not come back.
  const known = isOurs ? next : next - 1;
  const query = listed(db, { id, phase, openSeats, time, next, known });
  await transaction([{ query, mustChange: true }, ...(people ? seatedIn(db, id, people) : [])]);
}

const listed = prepared((db, { id, phase, openSeats, time, next, known }: Listed) =>
  db
    .updateTable('tables')
    .set({ phase, open_seats: openSeats, updated: time, listed: next })
    .where('id', '=', id)
    .where('listed', '<=', known),
);

interface Listed extends Omit<LobbyProjection, 'people'> {
  readonly id: string;
  /** The most of which lists may know already. */
  readonly known: number;
  readonly time: number;
}

function seatedIn(
  db: Kysely<Schema>,
  id: string,
  people: NonNullable<LobbyProjection['people']>,
): Change[] {
  const all = db.deleteFrom('seats').where('table_id', '=', id);
  const seats = people.map(({ seat }) => seat);
  const gone = seats.length === 0 ? all : all.where('seat', 'not in', seats);
  const sat = people.map((one) => seated(db, { id, ...one }));
  return [gone, ...sat].map((query) => ({ query, mustChange: false }));
}

const seated = prepared(
  (db, { id, seat, person, name }: { id: string; seat: number; person: string; name: string }) =>
    db
      .insertInto('seats')
      .values({ table_id: id, seat, person, name })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'seat']).doUpdateSet({ person, name }),
      ),
);

/** Longer lists are not given. */
const LOBBY_SIZE = 100;

/** Public tables at which people wait for others, the newest first. */
export function lobby(db: Kysely<Schema>): Promise<TableSummary[]> {
  const seated = db.selectFrom('seats').select('table_id');
  return summaries(db, waiting(db).where('id', 'in', seated).orderBy('created', 'desc'));
}

/** The kind of table that a quick match looks for. */
export interface TableKind {
  readonly game: GameId;
  readonly size: number;
  readonly isRated: boolean;
}

/** Public tables of a kind with a free seat, the oldest first; people may be on their way to them. */
export function waitingTables(
  db: Kysely<Schema>,
  { game, size, isRated }: TableKind,
): Promise<TableSummary[]> {
  const ofKind = waiting(db)
    .where('game', '=', game)
    .where('size', '=', size)
    .where('is_rated', '=', Number(isRated))
    .orderBy('created');
  return summaries(db, ofKind);
}

function waiting(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('is_public', '=', 1)
    .where('phase', '=', 'gathering')
    .where('open_seats', '>', 0)
    .limit(LOBBY_SIZE);
}

/** The tables at which a person sits, the latest first. */
export function tablesOf(db: Kysely<Schema>, person: string): Promise<TableSummary[]> {
  return summaries(
    db,
    db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
      .orderBy('updated', 'desc')
      .limit(LOBBY_SIZE),
  );
}

async function summaries(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, 'tables', TableRow>,
): Promise<TableSummary[]> {
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) => {
    const people = seats.filter(({ table_id }) => table_id === row.id);
    return {
      id: row.id,
      game: row.game,
      size: row.size,
      phase: row.phase as TableSummary['phase'],
      isRated: row.is_rated === 1,
      openSeats: row.open_seats,
      names: people.map(({ name }) => name),
      people: people.map(({ person, name }) => ({ id: person, name })),
      ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as TablePlan['clock'] }),
      created: row.created,
      updated: row.updated,
    };
  });
}
