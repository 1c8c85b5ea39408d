import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { awaitedAt } from '../../src/table/state.ts';
import type { Turn } from '../../src/table/turn-notifier.ts';
import type { Player } from '../player.ts';
import { asks, gather, playOn, tables } from './gathering.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Two people at a game with a clock of days, and who was notified. */
async function pair(game = 'copenhagen') {
  const called: Turn[] = [];
  const all = tables({ awaited: (turn) => called.push(turn) });
  const clock = { kind: 'days', time: DAY_MS };
  const { table, players } = await gather(all, game, 2, { clock });
  return { all, table, players, called };
}

/** The one who is asked, and the other. */
function asked(table: LiveTable, players: readonly Player[]) {
  const [seat] = awaitedAt(table.state);
  const now = players.find((player) => player.seat === seat);
  const other = players.find((player) => player.seat !== seat);
  if (!now || !other) throw new Error('nobody is asked');
  return { now, other };
}

describe('who is called to a table', () => {
  test('nobody who is there', async () => {
    const { table, players, called } = await pair();
    let moves = 0;
    await playOn(table, players, () => moves++ > 20);
    expect(called).toEqual([]);
  });

  test('who is not there, once a turn, and by when they have to move', async () => {
    const { table, players, called } = await pair();
    const { now, other } = asked(table, players);
    table.part(other);
    await playOn(table, [now], () => !awaitedAt(table.state).includes(Number(now.seat)));
    expect(called).toEqual([
      {
        table: table.id,
        game: 'copenhagen',
        person: other.person,
        clock: 'days',
        deadline: expect.closeTo(Date.now() + DAY_MS, -5),
      },
    ]);
    // Words change nothing about whose turn it is.
    await asks(table, now, { do: 'say', phrase: 'your-turn' });
    expect(called).toHaveLength(1);
    // They come, take their turn, and go; the next turn is news again.
    await table.join(other, other.next);
    await playOn(table, [other], () => awaitedAt(table.state).includes(Number(now.seat)));
    table.part(other);
    await playOn(table, [now], () => !awaitedAt(table.state).includes(Number(now.seat)));
    expect(called.map(({ person }) => person)).toEqual([other.person, other.person]);
  });

  test('who was there when asked, and whose connection then broke off, but not who went', async () => {
    const { table, players, called } = await pair();
    const { now, other } = asked(table, players);
    await playOn(table, [now], () => !awaitedAt(table.state).includes(Number(now.seat)));
    table.part(now, true);
    expect(called).toEqual([]);
    table.part(other);
    expect(called).toEqual([]);
    await table.join(other, other.next);
    table.part(other, true);
    expect(called.map(({ person }) => person)).toEqual([other.person]);
    await table.join(other, other.next);
    table.part(other, true);
    expect(called).toHaveLength(1);
  });

  test('nobody again because the table was forgotten and read anew', async () => {
    const { all, table, players, called } = await pair();
    for (const player of players) table.part(player);
    const { now } = asked(table, players);
    await all.at(table.id, async (again) => {
      expect(again).not.toBe(table);
      await asks(again, now, { do: 'say', phrase: 'hello' });
    });
    expect(called).toEqual([]);
  });

  test('not who has left, nor whose seat a bot plays', async () => {
    const { table, players, called } = await pair();
    const { now, other } = asked(table, players);
    await asks(table, other, { do: 'leave' });
    table.part(other);
    await playOn(table, [now], () => !awaitedAt(table.state).includes(Number(now.seat)));
    expect(called).toEqual([]);
  });

  test('all who take their dice at the same time', async () => {
    const called: Turn[] = [];
    const all = tables({ awaited: (turn) => called.push(turn) });
    const { table, players } = await gather(all, 'roll-and-write', 3);
    const { now } = asked(table, players);
    const others = players.filter((player) => player !== now);
    for (const player of others) table.part(player);
    await playOn(table, [now], () => !awaitedAt(table.state).includes(Number(now.seat)));
    // A turn may have used up the dice, and then it is the next player's turn at once.
    const awaited = awaitedAt(table.state).map((seat) => players[seat]?.person);
    expect(awaited.length).toBeGreaterThan(0);
    expect(called.map(({ person }) => person).sort()).toEqual(awaited.sort());
  });
});
