/** Histories from a real store and real clients. */

import type { ClientLog, History, KeptTable } from '@nyhavn/simulate/history';
import { problemsIn } from '@nyhavn/simulate/history';
import { expect } from 'vitest';
import type { Store } from '../../src/store/store.ts';

/** What a store and some clients have to say of the tables at which these were. */
export async function historyOf(
  store: Store,
  clients: readonly ClientLog[],
  isOver = true,
): Promise<History> {
  const ids = [...new Set(clients.map(({ table }) => table))];
  const tables: KeptTable[] = [];
  for (const id of ids) {
    const stored = await store.journal.load(id);
    const listed = stored?.listed ?? { phase: 'gathering', openSeats: 0 };
    tables.push({ id, entries: stored?.entries ?? [], listed });
  }
  return { tables, clients, isOver };
}

/** Everything is as it was promised to these clients. */
export async function expectTruth(
  store: Store,
  clients: readonly ClientLog[],
  isOver = true,
): Promise<void> {
  expect(problemsIn(await historyOf(store, clients, isOver))).toEqual([]);
}
