import { describe, expect, test } from 'vitest';
import { NO_COUNTS, sumOf } from '../../src/ratings/chance.ts';
import { readClosedTable } from '../../src/ratings/closed-table.ts';
import { afterGame, ratingOf, unknownStrength } from '../../src/ratings/rating.ts';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import { leaderboard, profileOf, resultsAt, resultsBy } from '../../src/store/ratings.ts';
import type { Change, Store } from '../../src/store/store.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { asks, gather, playOn, store, tables } from '../table/gathering.ts';

import { closed, count, counted, RATED, rowsOf } from './closing.ts';

describe('a rated table', () => {
  test('has places, and whoever won is taken for stronger', async () => {
    const table = await closed(3, RATED);
    await count(table.id);
    const { rules, game } = table.state;
    const { players, winners } = rules.notation.picture(game ?? {});
    const rows = await rowsOf(table.id);
    expect(rows.map(({ points }) => points)).toEqual(players.map(({ score }) => score));
    const first = rows.filter(({ place }) => place === 1).map(({ seat }) => seat);
    expect(first).toEqual(winners);
    const board = await leaderboard(store.db, 'roll-and-write', 3, 'people');
    const strengths = afterGame(
      rows.map(() => unknownStrength()),
      rows.map(({ place }) => place),
    );
    for (const { seat, player } of rows) {
      const strength = strengths[seat] ?? unknownStrength();
      expect(board.find(({ id }) => id === player)).toMatchObject({
        ...strength,
        rating: ratingOf(strength),
        games: 1,
      });
    }
    // The table itself says what it did to each, and so does the profile.
    const results = await resultsAt(store.db, table.id);
    expect(results.map(({ rating }) => rating)).toEqual(
      strengths.map((strength) => ({
        opponents: 'people',
        before: ratingOf(unknownStrength()),
        after: ratingOf(strength),
      })),
    );
    const [{ player = '', points = 0 } = {}] = rows;
    expect(await profileOf(store.db, player, '')).toMatchObject({
      played: [{ played: 1, meanPoints: points, mostPoints: points }],
      recent: [
        {
          table: table.id,
          rating: results[0]?.rating,
          others: rows.slice(1).map((row) => ({ id: row.player, name: row.player, isBot: false })),
        },
      ],
    });
    const own = rows.slice(0, 1).map(({ game, seat, place }) => ({ game, seat, place, points }));
    expect(await resultsBy(store.db, player)).toMatchObject([{ table: table.id, ...own[0] }]);
    const ratings = board.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  });

  test('counts once, however often it is told, also by several processes at once', async () => {
    const table = await closed(2, RATED);
    await count(table.id);
    const once = await counted();
    const others = [
      new ResultsRecorder(store),
      new ResultsRecorder(store),
      new ResultsRecorder(store),
    ];
    for (const other of others) {
      other.record(table.id);
      other.recordAll();
      other.record(table.id);
    }
    await Promise.all(others.map((other) => other.done()));
    expect(await counted()).toEqual(once);
  });

  test('tables of the same people that close together all count', async () => {
    const before = (await counted()).ratings.find(
      ({ player, size }) => player === 'person-0' && size === 4,
    );
    const all = await Promise.all(Array.from({ length: 4 }, () => closed(4, RATED)));
    const counters = all.map(() => new ResultsRecorder(store));
    for (const [index, counter] of counters.entries()) {
      for (const { id } of [...all.slice(index), ...all.slice(0, index)]) counter.record(id);
    }
    await Promise.all(counters.map((counter) => counter.done()));
    const { ratings } = await counted();
    const after = ratings.find(({ player, size }) => player === 'person-0' && size === 4);
    expect(after?.games).toBe((before?.games ?? 0) + 4);
    for (const { id } of all) expect(await rowsOf(id)).toHaveLength(4);
    const players = ratings.filter(({ size }) => size === 4).map(({ player }) => player);
    expect(players).toEqual(['person-0', 'person-1', 'person-2']);
    expect((await rowsOf(all[0]?.id ?? ''))[3]).toMatchObject({ player: 'somebody' });
  });

  test('is told of when it closes', async () => {
    const told: string[] = [];
    const { table, players } = await gather(
      tables({ closed: (id) => told.push(id) }),
      'roll-and-write',
      2,
    );
    await playOn(table, players);
    await asks(table, players[0] ?? players[1]!, { do: 'say', phrase: 'thanks' });
    expect(told).toEqual([table.id]);
  });
});

describe('tables that close together', () => {
  /** A store that counts what is stored together. */
  function watched() {
    const stored: Change[][] = [];
    const transaction: Store['transaction'] = (changes) => {
      stored.push([...changes]);
      return store.transaction(changes);
    };
    return { stored, store: { ...store, transaction } };
  }

  const just = ({ state }: LiveTable) => ({ state, time: 7 });

  test('are counted in one go, with one look at the statistics', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => closed(2)));
    const before = await counted();
    const { stored, store: watching } = watched();
    const resultsRecorder = new ResultsRecorder(watching);
    for (const table of all) resultsRecorder.record(table.id, just(table));
    await resultsRecorder.done();
    expect(stored).toHaveLength(1);
    for (const { id } of all) expect(await rowsOf(id)).toHaveLength(2);
    const { statistics } = await counted();
    expect(statistics?.games).toBe((before.statistics?.games ?? 0) + 5);
    const seen = (body = '{}') => JSON.parse(body).seen ?? {};
    const read = await Promise.all(all.map(({ id }) => readClosedTable(store.journal, id)));
    const sum = read
      .map((table) => table?.chance ?? NO_COUNTS)
      .reduce(sumOf, { ...NO_COUNTS, seen: seen(before.statistics?.body) });
    expect(seen(statistics?.body)).toEqual(sum.seen);
  });

  test('count all the same if one of them is counted already, or is rated', async () => {
    const [done, rated, other] = await Promise.all([closed(2), closed(2, RATED), closed(2)]);
    await count(done.id);
    const before = await counted();
    const resultsRecorder = new ResultsRecorder(store);
    for (const table of [done, rated, other]) resultsRecorder.record(table.id, just(table));
    await resultsRecorder.done();
    for (const { id } of [done, rated, other]) expect(await rowsOf(id)).toHaveLength(2);
    const after = await counted();
    expect(after.statistics?.games).toBe((before.statistics?.games ?? 0) + 2);
    const games = ({ ratings }: typeof after) => ratings.reduce((sum, row) => sum + row.games, 0);
    expect(games(after)).toBe(games(before) + 2);
  });
});

describe('a crash', () => {
  test('between closing and everything else: counted at the next start, once', async () => {
    const { id } = await closed(2, RATED);
    await store.db.updateTable('tables').set({ phase: 'playing' }).where('id', '=', id).execute();
    for (let starts = 0; starts < 3; starts++) {
      const resultsRecorder = new ResultsRecorder(store);
      resultsRecorder.recordAll();
      await resultsRecorder.done();
    }
    expect(await rowsOf(id)).toHaveLength(2);
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ phase: 'closed', is_counted: 1 });
    const { statistics, results } = await counted();
    expect(statistics?.games).toBe(new Set(results.map(({ table_id }) => table_id)).size);
  });

  test('while it is stored: nothing of it, then all of it', async () => {
    const { id } = await closed(2, RATED);
    const before = await counted();
    const failing: Store = { ...store, transaction: () => Promise.reject(new Error('disk full')) };
    await count(id, new ResultsRecorder(failing));
    // All but the last change, which finds nothing: none of them is made.
    const partly: Store = {
      ...store,
      transaction: (changes) =>
        store
          .transaction([
            ...changes,
            { query: store.db.deleteFrom('people').where('id', '=', 'nobody'), mustChange: true },
          ])
          .then((written) => {
            expect(written).toBe('conflict');
            throw new Error('killed');
          }),
    };
    await count(id, new ResultsRecorder(partly));
    expect(await counted()).toEqual(before);
    const resultsRecorder = new ResultsRecorder(store);
    resultsRecorder.recordAll();
    await resultsRecorder.done();
    expect(await rowsOf(id)).toHaveLength(2);
  });

  test('nobody who is forgotten meanwhile comes into a list', async () => {
    const { id } = await closed(4, RATED);
    const { db } = store;
    await db.insertInto('people').values({ id: 'person-3', name: 'Gone', created: 1 }).execute();
    const slow: Store = {
      ...store,
      async transaction(changes) {
        await db.deleteFrom('people').where('id', '=', 'person-3').execute();
        return store.transaction(changes);
      },
    };
    await count(id, new ResultsRecorder(slow));
    expect((await rowsOf(id)).map(({ player }) => player)).toEqual([
      'person-0',
      'person-1',
      'person-2',
      'somebody',
    ]);
    expect((await counted()).ratings.map(({ player }) => player)).not.toContain('person-3');
  });

  test('a table that is still played is not counted', async () => {
    const { table } = await gather(tables(), 'roll-and-write', 2, RATED);
    const resultsRecorder = new ResultsRecorder(store);
    resultsRecorder.recordAll();
    resultsRecorder.record(table.id);
    await resultsRecorder.done();
    expect(await rowsOf(table.id)).toEqual([]);
  });

  test('a table that can not be read is reported and keeps no other from being counted', async () => {
    const [broken, whole] = await Promise.all([closed(2, RATED), closed(2, RATED)]);
    await store.db.updateTable('tables').set({ updated: 0 }).where('id', '=', broken.id).execute();
    await store.db
      .updateTable('entries')
      .set({ body: '{"by":0,"move":"no such move"}' })
      .where('table_id', '=', broken.id)
      .where('number', '=', broken.state.next - 2)
      .execute();
    const reported: unknown[] = [];
    const resultsRecorder = new ResultsRecorder(store, (place, _, details) =>
      reported.push([place, details]),
    );
    resultsRecorder.recordAll();
    await resultsRecorder.done();
    expect(await rowsOf(whole.id)).toHaveLength(2);
    expect(await rowsOf(broken.id)).toEqual([]);
    expect(reported).toEqual([['ratings', { table: broken.id }]]);
  });

  test('a table is found by its last entry, in whichever order the keys of that are', async () => {
    const { id, state } = await closed(2, RATED);
    const last = (await store.journal.load(id))?.entries.at(-1)?.entry;
    const body = JSON.stringify(Object.fromEntries(Object.entries({ ...last }).reverse()));
    expect(body).not.toMatch(/^{"kind"/);
    await store.db
      .updateTable('entries')
      .set({ body })
      .where('table_id', '=', id)
      .where('number', '=', state.next - 1)
      .execute();
    await store.db.updateTable('tables').set({ phase: 'playing' }).where('id', '=', id).execute();
    const resultsRecorder = new ResultsRecorder(store, () => undefined);
    resultsRecorder.recordAll();
    await resultsRecorder.done();
    expect(await rowsOf(id)).toHaveLength(2);
  });
});
