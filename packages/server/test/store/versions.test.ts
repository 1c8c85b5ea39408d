import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { recordOf, verifyRecords } from '@nyhavn/protocol';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import { migrationsFor } from '../../src/store/migrations/index.ts';
import { personBy } from '../../src/store/people.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { leaderboard, profileOf, resultsAt, statisticsRows } from '../../src/store/ratings.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { lobby, tablesOf } from '../../src/store/tables.ts';
import { freshDatabase } from '../services/index.ts';

const VERSIONS = join(import.meta.dirname, 'versions');
const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = readdirSync(VERSIONS).filter((name) => name.endsWith('.sql'));
const versionsOf = (kind: string) => files.filter((name) => name.startsWith(kind)).sort();

/** Whatever an earlier version has kept is there: people, games that verify, results, who waits for whom. */
async function expectAll(store: Store): Promise<void> {
  const { db, journal } = store;
  const resultsRecorder = new ResultsRecorder(store);
  resultsRecorder.recordAll();
  await resultsRecorder.done();
  expect(await personBy(db, 'person-ida')).toMatchObject({ name: 'Ida', name_key: null });
  const tables = await db.selectFrom('tables').select(['id', 'phase']).execute();
  expect(tables.map(({ phase }) => phase).sort()).toEqual(['closed', 'closed', 'gathering']);
  for (const { id, phase } of tables) {
    const entries = (await journal.load(id))?.entries.map(({ entry }) => entry) ?? [];
    if (phase === 'gathering') {
      expect(await lobby(db)).toMatchObject([{ id, openSeats: 1, names: ['Ida'] }]);
      expect(await tablesOf(db, 'person-ida')).toMatchObject([{ id }]);
      continue;
    }
    const record = recordOf(entries);
    const kind = record.includes('"chance":2') ? 'chained' : 'fair';
    expect(verifyRecords(record)).toMatchObject({ findings: [{ kind }] });
    expect(await resultsAt(db, id)).toHaveLength(2);
  }
  expect((await statisticsRows(db)).map(({ games }) => games)).toEqual([1, 1]);
  const greedy = await profileOf(db, 'bot:greedy', 'nobody');
  expect(greedy?.played).toHaveLength(2);
  const opponents = 'bots';
  expect(greedy?.ratings).toMatchObject([
    { game: 'copenhagen', opponents, games: 1 },
    { game: 'roll-and-write', opponents, games: 1 },
  ]);
}

/** The first version that was ever kept in Postgres. */
const FIRST_ON_POSTGRES = '0010';

test('there is a database of every earlier version', () => {
  const steps = (kind: 'sqlite' | 'postgres') =>
    Object.keys(migrationsFor(kind))
      .map((name) => name.slice(0, 4))
      .sort();
  const sqlite = steps('sqlite').slice(0, -1);
  const postgres = steps('postgres')
    .filter((step) => step >= FIRST_ON_POSTGRES)
    .slice(0, -1);
  expect(versionsOf('sqlite')).toEqual(sqlite.map((step) => `sqlite-${step}.sql`));
  expect(versionsOf('postgres')).toEqual(postgres.map((step) => `postgres-${step}.sql`));
});

for (const name of versionsOf('postgres')) {
  test(`nothing of a database like ${name} is lost`, async () => {
    const database = await freshDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(readFileSync(join(VERSIONS, name), 'utf8'));
    await client.end();
    // Several processes of the next version may find it at once.
    const [store, ...others] = await Promise.all([1, 2, 3].map(() => openPostgres(database.url)));
    if (store) await expectAll(store);
    await Promise.all([store, ...others].map((one) => one?.close()));
    await database.drop();
  });
}

for (const name of versionsOf('sqlite')) {
  test(`nothing of a database like ${name} is lost`, async () => {
    const file = join(folder, `${name}.db`);
    const database = new DatabaseSync(file);
    database.exec(`BEGIN; ${readFileSync(join(VERSIONS, name), 'utf8')} COMMIT;`);
    database.close();
    const store = await openSqlite(file);
    await expectAll(store);
    await store.close();
    // A second start finds everything as it should be.
    await (await openSqlite(file)).close();
  });
}

test('ratings from before there were two lists go to the list of those whom a player has met', async () => {
  const file = join(folder, 'lists.db');
  const database = new DatabaseSync(file);
  database.exec(readFileSync(join(VERSIONS, 'sqlite-0014.sql'), 'utf8'));
  // Each table with its players: Ida has met Bo, who knows bots too; Ole has met bots alone, one of them Bo's.
  const seatings = [
    ['ida', 'bo', 'bot:random'],
    ['bo', 'bot:random', 'bot:greedy'],
    ['ole', 'bot:greedy', 'quistbot'],
  ];
  const people = `INSERT INTO people (id, name, created, owner) VALUES
    ('ida', 'I', 1, NULL), ('bo', 'B', 1, NULL), ('ole', 'O', 1, NULL), ('quistbot', 'Q', 1, 'bo');`;
  database.exec(people);
  const table = database.prepare(`INSERT INTO tables
    (id, seed, game, size, phase, is_public, is_rated, open_seats, host, created, updated, is_counted)
    VALUES (?, '', 'copenhagen', 3, 'closed', 1, 1, 0, 'ida', 1, 1, 1)`);
  const result = database.prepare(`INSERT INTO results
    (table_id, seat, player, game, size, place, points, is_rated, is_open, time)
    VALUES (?, ?, ?, 'copenhagen', 3, 1, 30, 1, 1, 1)`);
  for (const [index, players] of seatings.entries()) {
    table.run(`table-${index}`);
    for (const [seat, player] of players.entries()) result.run(`table-${index}`, seat, player);
  }
  const rating = database.prepare(`INSERT INTO ratings VALUES (?, 'copenhagen', 3, 25, 8, 1, 1)`);
  for (const player of new Set(seatings.flat())) rating.run(player);
  database.close();
  const store = await openSqlite(file);
  const listed = async (opponents: 'people' | 'bots') => {
    const board = await leaderboard(store.db, 'copenhagen', 3, opponents);
    return board.map(({ id }) => id);
  };
  expect(await listed('people')).toEqual(['bo', 'bot:random', 'ida']);
  expect(await listed('bots')).toEqual(['bot:greedy', 'ole', 'quistbot']);
  await store.close();
});
