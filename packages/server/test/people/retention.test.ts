import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountsIn } from '../../src/people/accounts.ts';
import { deleteExpired, GUEST_DAYS, REPORT_DAYS } from '../../src/people/retention.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Tables } from '../../src/table/tables.ts';
import { CookieSigner } from '../../src/wire/authentication.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('guests who can not come back and reports handled long ago are forgotten, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const store = await openSqlite(join(folder, 'nyhavn.db'));
  const { db } = store;
  const now = () => 1000 * DAY_MS;
  const old = now() - (GUEST_DAYS + 1) * DAY_MS;
  const bots = { choose: () => Promise.reject(new Error('no bots here')) };
  const tables = new Tables({ store, bots, substitute: 'greedy', now });
  const accounts = accountsIn(store, new CookieSigner(Buffer.alloc(32)), { now, dismiss() {} });
  for (const id of ['lost', 'signed-in', 'claimed', 'owner']) {
    await insertPerson(db, { id, name: id, created: old });
  }
  await insertPerson(db, { id: 'new', name: 'new', created: now() });
  await insertPerson(db, { id: 'bot', name: 'bot', created: old, owner: 'owner' });
  await accounts.sessions.newToken('bot');
  await accounts.sessions.begin('signed-in');
  const expired = { id: 'expired', person: 'lost', created: old, expires: now() - 1 };
  await db.insertInto('sessions').values(expired).execute();
  await db.updateTable('people').set({ name_key: 'key' }).where('id', '=', 'claimed').execute();
  const table = {
    id: 'table',
    seed: '',
    game: 'copenhagen',
    size: 2,
    phase: 'closed',
    host: 'new',
  } as const;
  const flags = { is_public: 0, is_rated: 0, open_seats: 0, created: old, updated: old };
  const rest = { deadline: null, is_counted: 1, listed: 0, ringing: 0 };
  await db
    .insertInto('tables')
    .values({ ...table, ...flags, ...rest })
    .execute();
  for (const [reporter, handled] of [
    ['long-ago', now() - (REPORT_DAYS + 1) * DAY_MS],
    ['lately', now() - DAY_MS],
    ['waiting', null],
  ] as const) {
    const about = { table_id: 'table', reported: 'claimed', time: old, reason: 'words' };
    const said = { note: '', chat: '[]', answer: '' };
    await db
      .insertInto('reports')
      .values({ reporter, handled, ...about, ...said })
      .execute();
  }
  await deleteExpired({ store, tables, accounts, now });
  const people = await db.selectFrom('people').select('id').orderBy('id').execute();
  expect(people.map(({ id }) => id)).toEqual(['bot', 'claimed', 'new', 'owner', 'signed-in']);
  const reports = await db.selectFrom('reports').select('reporter').orderBy('reporter').execute();
  expect(reports.map(({ reporter }) => reporter)).toEqual(['lately', 'waiting']);
  tables.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
