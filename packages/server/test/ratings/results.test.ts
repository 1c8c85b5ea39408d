import type { GameId } from '@nyhavn/engine';
import type { Opponents } from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import { chanceEventsIn, countChance } from '../../src/ratings/chance.ts';
import { ratingOf, unknownStrength } from '../../src/ratings/rating.ts';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import { leaderboard, profileOf, resultsAt } from '../../src/store/ratings.ts';
import { Player } from '../player.ts';
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
    await closedWithBots('copenhagen', 1, ['greedy', 'greedy']);
    const board = await leaderboard(store.db, 'copenhagen', 3, 'bots');
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

describe('whoever plays against bots only', () => {
  const listed = async (game: GameId, size: number) => {
    const games = async (opponents: Opponents) => {
      const board = await leaderboard(store.db, game, size, opponents);
      return Object.fromEntries(board.map(({ id, games }) => [id, games]));
    };
    return { people: await games('people'), bots: await games('bots') };
  };

  test('is rated in a list of its own, which games between people leave alone', async () => {
    const alone = await closedWithBots('copenhagen', 1, ['greedy']);
    const first = await listed('copenhagen', 2);
    expect(first).toEqual({ people: {}, bots: { 'person-0': 1, 'bot:greedy': 1 } });
    const { table: between, players } = await gather(tables(), 'copenhagen', 2, RATED);
    await playOn(between, players);
    await count(between.id);
    const { bots } = first;
    expect(await listed('copenhagen', 2)).toEqual({
      people: { 'person-0': 1, 'person-1': 1 },
      bots,
    });
    // Both began without a rating there: what was won against a bot counts nothing among people.
    for (const [id, opponents] of [
      [alone, 'bots'],
      [between.id, 'people'],
    ] as const) {
      const [{ rating } = { rating: null }] = await resultsAt(store.db, id);
      expect(rating).toMatchObject({ opponents, before: ratingOf(unknownStrength()) });
    }
    const profile = await profileOf(store.db, 'person-0', 'person-0');
    const ratings = profile?.ratings.filter(
      ({ game, size }) => game === 'copenhagen' && size === 2,
    );
    expect(ratings).toMatchObject([
      { opponents: 'people', games: 1 },
      { opponents: 'bots', games: 1 },
    ]);
  });

  test('also against bots of other people', async () => {
    const { db } = store;
    const bot = { id: 'person-1-bot', name: 'Bot', created: 1, owner: 'person-1' };
    await db.insertInto('people').values(bot).execute();
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { table } = await gather(tables(), 'copenhagen', 1, { seats, ...RATED });
    await asks(table, new Player(bot.id), { do: 'sit', name: 'Bot' });
    await asks(table, new Player('person-0'), { do: 'begin' });
    await asks(table, new Player(bot.id), { do: 'leave' });
    await asks(table, new Player('person-0'), { do: 'ask', matter: 'end' });
    expect(table.state.phase).toBe('closed');
    await count(table.id);
    const { people, bots } = await listed('copenhagen', 4);
    expect(people).toEqual({});
    expect(Object.keys(bots)).toEqual(expect.arrayContaining(['person-0', bot.id]));
  });

  test('is not who met another person, even if that one left for a bot or a third seat is a bot’s', async () => {
    await closedWithBots('roll-and-write', 2, ['greedy']);
    const { table, players } = await gather(tables(), 'roll-and-write', 2, RATED);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('two sat down');
    await asks(table, bent, { do: 'leave' });
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await count(table.id);
    for (const size of [2, 3]) {
      const { people, bots } = await listed('roll-and-write', size);
      expect(people).toMatchObject({ 'person-0': expect.any(Number) });
      expect(bots).not.toHaveProperty('person-0');
    }
  });
});

/** Plays a rated table of people and bots to its end, and counts it. */
async function closedWithBots(game: GameId, people: number, names: readonly string[]) {
  const open = Array.from({ length: people }, () => ({ kind: 'open' }));
  const seats = [...open, ...names.map((bot) => ({ kind: 'bot', bot }))];
  const { table, players } = await gather(tables(), game, people, { seats, ...RATED });
  while (table.state.phase === 'playing') {
    const mover = players.find((player) => player.isAsked);
    const move = mover?.move();
    if (mover && move !== undefined) await asks(table, mover, { do: 'move', at: mover.next, move });
    else await new Promise((resolve) => setImmediate(resolve));
  }
  await count(table.id);
  return table.id;
}

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
