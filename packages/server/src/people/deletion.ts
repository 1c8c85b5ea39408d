/** Deletion of a person: games stay for the others, with an anonymous player in that seat. */
import { botsOf } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Accounts } from './accounts.ts';
import { tablesKnowing } from './activity.ts';
import { DELETED_USER } from './deleted-user.ts';

/** Searches for tables at most: commands in flight when the sockets closed may still arrive. */
const MAX_ROUNDS = 10;

/** The result of a deleted person. */
const ANONYMOUS_RESULT = { player: DELETED_USER, rating_before: null, rating_after: null };

/** Dependencies of a deletion. */
interface DeletionDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly accounts: Pick<Accounts, 'sessions' | 'dismiss' | 'newId'>;
}

/**
 * Forgets a person and their bots. First no one can be them any more, in any process; then what they did is
 * rewritten. If that ends early they are a guest without a session, whom `retention.ts` forgets.
 */
export async function deletePerson(deps: DeletionDeps, id: string): Promise<void> {
  const { store, accounts } = deps;
  const bots = await botsOf(store.db, id);
  const people = [...new Set(bots.map(({ bot }) => bot)), id];
  await accounts.sessions.without(people, async () => {
    await lockOut(store, people);
    accounts.dismiss({ people });
    for (const person of people) await erase(deps, person);
  });
}

/** Takes away every way to sign in, and the name. */
async function lockOut({ db, transaction }: Store, people: readonly string[]): Promise<void> {
  const queries = people.flatMap((person) => [
    db.deleteFrom('devices').where('person', '=', person),
    db.deleteFrom('sessions').where('person', '=', person),
    db.deleteFrom('tokens').where('person', '=', person),
    db.deleteFrom('passkeys').where('person', '=', person),
    db.deleteFrom('challenges').where('person', '=', person),
    db.updateTable('people').set({ password: null, name_key: null }).where('id', '=', person),
  ]);
  await transaction(queries.map((query) => ({ query, mustChange: false })));
}

/** Rewrites what a person did at tables until none knows them, and deletes the rest. */
async function erase(deps: DeletionDeps, id: string): Promise<void> {
  const { db } = deps.store;
  const leaveAll = async () => {
    const known = await tablesKnowing(db, id);
    for (const table of known) await leaveTable(deps, table, id);
    return known.length > 0;
  };
  for (let round = 0; round < MAX_ROUNDS && (await leaveAll()); round++);
  const deletions = [
    db.deleteFrom('devices').where('person', '=', id),
    db.deleteFrom('quiet_tables').where('person', '=', id),
    db.deleteFrom('ratings').where('player', '=', id),
    db.deleteFrom('ratings_against_bots').where('player', '=', id),
    db.updateTable('results').set(ANONYMOUS_RESULT).where('player', '=', id),
    db.deleteFrom('reports').where('reporter', '=', id),
    db.deleteFrom('reports').where('reported', '=', id),
    db.deleteFrom('mutes').where('person', '=', id),
    // Delete the notes that they took as administrators.
    db
      .updateTable('reports')
      .set({ answer: '' })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('admin_deeds')
            .select('admin_deeds.id')
            .whereRef('admin_deeds.table_id', '=', 'reports.table_id')
            .whereRef('admin_deeds.person', '=', 'reports.reported')
            .where('admin_deeds.administrator', '=', id),
        ),
      ),
    // Keep actions against them in the audit log; their notes may name the person.
    db.updateTable('admin_deeds').set({ person: DELETED_USER, note: '' }).where('person', '=', id),
    db
      .updateTable('admin_deeds')
      .set({ administrator: DELETED_USER, note: '' })
      .where('administrator', '=', id),
    db.deleteFrom('people').where('id', '=', id),
  ];
  if (deps.store.shared) {
    await db.deleteFrom('promised_seats').where('person', '=', id).execute();
  }
  await deps.store.transaction(deletions.map((query) => ({ query, mustChange: false })));
  // A command that another process had under way may have come after the last round.
  await leaveAll();
}

/** Forgets a person at a table, also at one that was never quite opened. */
async function leaveTable(deps: DeletionDeps, table: string, id: string): Promise<void> {
  const isFound = await deps.tables.at(table, async (live) => {
    await live.abandon(id);
    await live.rewrite(() => anonymizeTable(deps, table, id));
    return true;
  });
  if (!isFound) await anonymizeTable(deps, table, id);
}

/** Replaces a person by an anonymous id, another one at every table. */
async function anonymizeTable(
  { store, accounts }: DeletionDeps,
  table: string,
  id: string,
): Promise<void> {
  const { db } = store;
  const stranger = accounts.newId();
  const rows = await db
    .selectFrom('entries')
    .select(['number', 'person', 'body'])
    .where('table_id', '=', table)
    .orderBy('number')
    .execute();
  let seats: readonly number[] = [];
  const entries = rows.flatMap(({ number, person, body }) => {
    const entry: unknown = JSON.parse(body);
    if (isSat(entry)) {
      seats = seats.filter((seat) => seat !== entry.seat);
      if (entry.person === id) seats = [...seats, entry.seat];
    }
    const anonymous = JSON.stringify(anonymized(entry, { id, stranger, seats }));
    if (anonymous === body && person !== id) return [];
    const author = person === id ? stranger : person;
    return db
      .updateTable('entries')
      .set({ person: author, body: anonymous })
      .where('table_id', '=', table)
      .where('number', '=', number);
  });
  const lists = [
    db
      .updateTable('seats')
      .set({ person: stranger, name: DELETED_USER })
      .where('table_id', '=', table)
      .where('person', '=', id),
    // Reports of others at this table may quote them.
    db.updateTable('reports').set({ chat: '[]', answer: '' }).where('table_id', '=', table),
    db.updateTable('admin_deeds').set({ note: '' }).where('table_id', '=', table),
    db.updateTable('tables').set({ host: stranger }).where('id', '=', table).where('host', '=', id),
    db
      .updateTable('results')
      .set(ANONYMOUS_RESULT)
      .where('table_id', '=', table)
      .where('player', '=', id),
  ];
  await store.transaction([...entries, ...lists].map((query) => ({ query, mustChange: false })));
}

interface DeletedPerson {
  readonly id: string;
  readonly stranger: string;
  /** The seats of the person when the entry came. */
  readonly seats: readonly number[];
}

/** An entry without the person's id and name, and without what they wrote. */
function anonymized(entry: unknown, { id, stranger, seats }: DeletedPerson): unknown {
  const named = replaced(entry, id, stranger);
  if (typeof named !== 'object' || named === null) return named;
  if ('person' in named && named.person === stranger && 'name' in named) {
    return { ...named, name: DELETED_USER };
  }
  if ('kept' in named && 'companions' in named) return withoutCompanions(named, stranger);
  const isTheirs = 'by' in named && (named.by === stranger || seats.includes(Number(named.by)));
  return isTheirs && 'text' in named ? { ...named, text: '' } : named;
}

/** An opening that does not name those any more who sat beside a person. */
function withoutCompanions(
  opening: { readonly kept: unknown; readonly companions: unknown },
  person: string,
): unknown {
  const kept: readonly unknown[] = Array.isArray(opening.kept) ? opening.kept : [];
  const names: readonly unknown[] = Array.isArray(opening.companions) ? opening.companions : [];
  const companions = names.map((name, seat) =>
    name !== null && kept[seat] === person ? DELETED_USER : name,
  );
  return { ...opening, companions };
}

/** The same value, with another text wherever the whole text is that one. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((item) => replaced(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, from, to)]),
  );
}

function isSat(entry: unknown): entry is { readonly seat: number; readonly person: string } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'kind' in entry &&
    entry.kind === 'sat' &&
    'seat' in entry &&
    'person' in entry
  );
}
