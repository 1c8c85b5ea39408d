import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

storeContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const store = await openSqlite(join(folder, 'nyhavn.db'));
  return {
    one: store,
    other: store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
