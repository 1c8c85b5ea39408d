import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

/** A store, the thread under it, and what it says of the thread's death. */
async function opened() {
  const deaths: Error[] = [];
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
  const file = join(folder, `${files++}.db`);
  const store = await openSqlite(file, {
    onDeath: (error) => deaths.push(error),
    report: () => undefined,
  });
  return { store, thread: await started, deaths };
}

const FAULTS: Readonly<Record<string, (thread: Worker) => void>> = {
  ends: (thread) => void thread.terminate(),
  'throws an error': (thread) => thread.postMessage('no batch'),
};

for (const [fault, inject] of Object.entries(FAULTS)) {
  test(`when the SQLite thread ${fault}, everything is refused, at once and afterwards`, async () => {
    const { store, thread, deaths } = await opened();
    const ask = () => store.db.selectFrom('people').selectAll().execute();
    const entries = [{ kind: 'said', by: 0, text: 'a' }] as const;
    const append = () => store.journal.append('table', 0, { entries, time: 0 });
    expect(await ask()).toEqual([]);
    inject(thread);
    const pending = await Promise.allSettled([ask(), append(), store.journal.load('table')]);
    expect(pending.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => deaths.length, { timeout: 20_000 }).toBe(1);
    await expect(ask()).rejects.toThrow(deaths[0]);
    await expect(append()).rejects.toThrow(deaths[0]);
    await expect(store.probe()).rejects.toThrow(deaths[0]);
    await store.close();
    expect(deaths).toHaveLength(1);
  });
}

test('a store that is closed, once or twice, says nothing of a death', async () => {
  const { store, deaths } = await opened();
  await Promise.all([store.close(), store.close()]);
  await store.close();
  expect(deaths).toEqual([]);
});
