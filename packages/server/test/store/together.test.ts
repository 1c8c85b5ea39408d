import { expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';

async function withStore() {
  const store = await openSqlite(':memory:');
  const { db } = store;
  const names = async () => {
    const people = await db.selectFrom('people').select('name').orderBy('id').execute();
    return people.map(({ name }) => name);
  };
  const insert = (id: string) =>
    db.insertInto('people').values({ id, name: id.toUpperCase(), created: 0 });
  const rename = (id: string, name: string) =>
    db.updateTable('people').set({ name }).where('id', '=', id);
  return { store, names, insert, rename };
}

test('all changes are made, or none where one that must finds nothing', async () => {
  const { store, names, insert, rename } = await withStore();
  const made = [insert('a'), rename('a', 'Anna'), rename('nobody', 'x')];
  const allow = made.map((query) => ({ query, mustChange: false }));
  expect(await store.together(allow)).toBe('stored');
  expect(await names()).toEqual(['Anna']);
  const refused = [insert('b'), rename('nobody', 'x'), insert('c')];
  const must = refused.map((query) => ({ query, mustChange: true }));
  expect(await store.together(must)).toBe('conflict');
  expect(await names()).toEqual(['Anna']);
  await store.close();
});

test('none is made where one breaks a promise of the database; what came along with it is', async () => {
  const { store, names, insert } = await withStore();
  await insert('a').execute();
  const twice = [insert('b'), insert('a')].map((query) => ({ query, mustChange: true }));
  const [before, failed, conflict, after] = await Promise.allSettled([
    insert('x').execute(),
    store.together(twice),
    store.together([
      { query: store.db.deleteFrom('people').where('id', '=', '?'), mustChange: true },
    ]),
    insert('y').execute(),
  ]);
  expect([before.status, failed.status, after.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(conflict).toMatchObject({ value: 'conflict' });
  expect(await names()).toEqual(['A', 'X', 'Y']);
  await store.close();
});
