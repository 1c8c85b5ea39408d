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
import { profileOf, resultsAt, statisticsRows } from '../../src/store/ratings.ts';
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
    expect(verifyRecords(recordOf(entries))).toMatchObject({ findings: [{ kind: 'fair' }] });
    expect(await resultsAt(db, id)).toHaveLength(2);
  }
  expect((await statisticsRows(db)).map(({ games }) => games)).toEqual([1, 1]);
  expect((await profileOf(db, 'bot:greedy', 'nobody'))?.played).toHaveLength(2);
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
