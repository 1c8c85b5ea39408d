import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

storeContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  // A server has its file for itself, but tools open it beside one.
  const file = join(folder, 'nyhavn.db');
  const [one, other] = [await openSqlite(file), await openSqlite(file)];
  return {
    one,
    other,
    async close() {
      await Promise.all([one.close(), other.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
