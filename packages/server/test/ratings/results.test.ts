import { describe, expect, test } from 'vitest';
import { chanceEventsIn, countChance } from '../../src/ratings/chance.ts';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import { leaderboard, profileOf } from '../../src/store/ratings.ts';
import { asks, gather, playOn, store, tables } from '../table/gathering.ts';

import { closed, count, counted, RATED, rowsOf } from './closing.ts';

describe('who loses', () => {
  test('whoever left their seat to a bot comes last, whatever it scored', async () => {
    const { table, players } = await gather(tables(), 'roll-and-write', 3, RATED);
    const [anna, bent, carl] = players;
    if (!anna || !bent || !carl) throw new Error('three sat down');
    await asks(table, anna, { do: 'ask', matter: 'bot', seat: 2 });
    await asks(table, bent, { do: 'answer', yes: true });
    await asks(table, carl, { do: 'answer', yes: true });
    const awaited = () => {
      const { rules, game } = table.state;
      const now = game && rules.awaits(game);
      return now?.kind === 'seats' ? now.seats : [];
    };
    while (table.state.phase === 'playing') {
      const mover = [anna, bent].find((player) => awaited().includes(Number(player.seat)));
      const move = mover?.move();
      if (mover && move !== undefined)
        await asks(table, mover, { do: 'move', at: mover.next, move });
      else await new Promise((resolve) => setImmediate(resolve));
    }
    await count(table.id);
    const rows = await rowsOf(table.id);
    expect(rows[2]).toMatchObject({ player: 'person-2', place: 3, is_rated: 1 });
    expect(rows.slice(0, 2).map(({ place }) => place)).toContain(1);
  });

  test('nobody, where all agreed to stop; chance counts all the same', async () => {
    const { table, players } = await gather(tables(), 'roll-and-write', 2, RATED);
    const before = await counted();
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('two sat down');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await asks(table, bent, { do: 'answer', yes: true });
    await count(table.id);
    const after = await counted();
    expect(after.ratings).toEqual(before.ratings);
    expect(after.statistics?.games).toBe((before.statistics?.games ?? 0) + 1);
    expect((await rowsOf(table.id)).map(({ place, is_rated }) => [place, is_rated])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('a table that did not ask for it is not rated', async () => {
    const { ratings } = await counted();
    const { id } = await closed(2);
    await count(id);
    expect((await counted()).ratings).toEqual(ratings);
    expect(await rowsOf(id)).toHaveLength(2);
  });
});

describe('bots', () => {
  test('have ratings; two of one kind are one player', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 1, {
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
      ...RATED,
    });
    const [anna] = players;
    while (anna && table.state.phase === 'playing') {
      const move = anna.move();
      if (move !== undefined) await asks(table, anna, { do: 'move', at: anna.next, move });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await count(table.id);
    const board = await leaderboard(store.db, 'copenhagen', 3);
    expect(board.map(({ id, games }) => [id, games]).sort()).toEqual([
      ['bot:greedy', 1],
      ['person-0', 1],
    ]);
    expect(board.find(({ id }) => id === 'bot:greedy')).toMatchObject({
      name: 'greedy',
      isBot: true,
    });
    expect(await profileOf(store.db, 'bot:greedy', '')).toMatchObject({
      isBot: true,
      since: null,
      played: [{ game: 'copenhagen', size: 3, played: 2 }],
    });
    expect(await profileOf(store.db, 'bot:none', '')).toBeUndefined();
  });
});

describe('a profile', () => {
  test('shows a private table to those who sat there alone', async () => {
    const hidden = await closed(2);
    const open = await closed(2, { isPublic: true });
    const shut = await closed(2, { isPublic: true, isOpenToSpectators: false });
    for (const { id } of [hidden, open, shut]) await count(id);
    const shown = async (asker: string) => {
      const profile = await profileOf(store.db, 'person-0', asker);
      return profile?.recent.map(({ table }) => table) ?? [];
    };
    const all = [hidden.id, open.id, shut.id];
    expect(await shown('person-1')).toEqual(expect.arrayContaining(all));
    for (const stranger of ['', 'person-9']) {
      const tables = await shown(stranger);
      expect(all.filter((id) => tables.includes(id))).toEqual([open.id]);
    }
    const profile = await profileOf(store.db, 'person-0', '');
    const rows = (await counted()).results.filter(
      ({ player, size, place }) => player === 'person-0' && size === 2 && place > 0,
    );
    expect(
      profile?.played.find(({ game, size }) => game === 'roll-and-write' && size === 2),
    ).toEqual({
      game: 'roll-and-write',
      size: 2,
      played: rows.length,
      won: rows.filter(({ place }) => place === 1).length,
      meanPoints: rows.reduce((sum, { points }) => sum + points, 0) / rows.length,
      mostPoints: Math.max(...rows.map(({ points }) => points)),
    });
  });
});

describe('statistics are what was rolled at the table, and nothing else', () => {
  test.each([
    ['by whoever reads it', false, 0],
    ['by whoever has just closed it', true, 0],
    ['also what was taken back', true, 3],
  ])('%s', async (_, isJustClosed, undone) => {
    const before = (await counted()).statistics;
    const { table, players } = await gather(tables(), 'roll-and-write', 3);
    for (let times = 0; times < undone; times++) {
      const { draws } = table.state;
      await playOn(table, players, () => table.state.draws > draws);
      const [first, ...others] = players;
      await asks(table, first!, { do: 'ask', matter: 'undo' });
      for (const player of others) await asks(table, player, { do: 'answer', yes: true });
    }
    await playOn(table, players);
    const resultsRecorder = new ResultsRecorder(store);
    resultsRecorder.record(table.id, isJustClosed ? { state: table.state, time: 1 } : undefined);
    await resultsRecorder.done();
    const after = (await counted()).statistics;
    const { rules, startPlayer } = table.state;
    const begun = rules.setup({ players: 3, startPlayer, options: {} });
    if (!begun.ok) throw new Error(begun.reason);
    const entries = await table.journal();
    expect(entries.some((entry) => 'kind' in entry && entry.kind === 'undone')).toBe(undone > 0);
    const { seen } = countChance(rules, begun.value.state, chanceEventsIn(rules, entries));
    const [old, now] = [before, after].map((row) => (row ? JSON.parse(row.body).seen : {}));
    for (const face of 'RBPGYW') expect(now[face] - (old[face] ?? 0)).toBe(seen[face] ?? 0);
    expect(after?.games).toBe((before?.games ?? 0) + 1);
  });
});
