/** Tables that were played to their end, and what is recorded of them. */
import { beforeAll, expect } from 'vitest';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { gather, playOn, store, tables } from '../table/gathering.ts';

// The fourth, person-3, is not here any more.
beforeAll(async () => {
  const people = ['person-0', 'person-1', 'person-2'];
  await store.db
    .insertInto('people')
    .values(people.map((id) => ({ id, name: id, created: 1 })))
    .execute();
});

/** Everything that recording results changes. */
export async function counted(game = 'roll-and-write') {
  const { db } = store;
  const ratings = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .orderBy('player')
    .orderBy('size')
    .execute();
  const statistics = await db
    .selectFrom('statistics')
    .selectAll()
    .where('game', '=', game)
    .executeTakeFirst();
  const results = await db.selectFrom('results').selectAll().where('game', '=', game).execute();
  return { ratings, statistics, results };
}

/** The results of a table, seat by seat. */
export function rowsOf(table: string) {
  return store.db
    .selectFrom('results')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
}

/** Plays a table to its end; nobody counts it. */
export async function closed(people: number, more = {}): Promise<LiveTable> {
  const { table, players } = await gather(tables(), 'roll-and-write', people, more);
  await playOn(table, players);
  expect(table.state.phase).toBe('closed');
  return table;
}

/** Counts a table, and waits for it. */
export async function count(
  table: string,
  resultsRecorder = new ResultsRecorder(store),
): Promise<void> {
  resultsRecorder.record(table);
  await resultsRecorder.done();
}

/** What rated tables ask for. */
export const RATED = { isRated: true, isPublic: true };
