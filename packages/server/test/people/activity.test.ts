import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { tablesKnowing } from '../../src/people/activity.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

test('whom a table knows is found by indexes: export and deletion read no other table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const file = join(folder, 'nyhavn.db');
  const store = await openSqlite(file);
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = store.db.withPlugin({
    transformQuery({ node, queryId: _ }) {
      const { sql, parameters } = store.db.getExecutor().compileQuery(node, _);
      asked.push({ sql, parameters });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await tablesKnowing(db, 'person-1');
  await store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  const plans = asked.flatMap(({ sql, parameters }) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...(parameters as string[]))
      .map(({ detail }) => String(detail)),
  );
  database.close();
  rmSync(folder, { recursive: true, force: true });
  expect(asked).toHaveLength(4);
  expect(plans.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
  expect(plans.join('\n')).toContain('entries_by_person');
});
