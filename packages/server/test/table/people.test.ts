import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { awaitedAt, botAt } from '../../src/table/state.ts';
import type { Tables } from '../../src/table/tables.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, gather, movesOf, playOn, store, tables } from './gathering.ts';

const ANCHOR = 'f'.repeat(64);

/** A table that waits for people, and some who have come to it. */
async function waiting(all: Tables, seats: number, names: readonly string[]) {
  const plan = { game: 'copenhagen', seats: Array(seats).fill({ kind: 'open' }) };
  const opened = await all.open(v.parse(TablePlan, plan), names[0] ?? 'host-1');
  if (!opened.ok) throw new Error(opened.reason);
  const players = names.map((name) => new Player(name));
  const table = await all.at(opened.value, async (found) => {
    for (const player of players) {
      await found.join(player, 0);
      await sit(found, player);
    }
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { table, players };
}

function sit(table: LiveTable, player: Player, seat?: number) {
  const command = { do: 'sit', name: player.person } as const;
  return asks(table, player, seat === undefined ? command : { ...command, seat });
}

/** Three people in a game, and who of them is asked. */
async function threeInGame() {
  const { table, players } = await gather(tables(), 'copenhagen', 3);
  const mover = players.find((player) => movesOf(table, player) > 0);
  const [first, second] = players.filter((player) => player !== mover);
  if (!mover || !first || !second) throw new Error('too few');
  return { table, players, mover, first, second, seat: Number(mover.seat) };
}

const refused = (reason: string) => ({ ok: false, reason });
const DONE = { ok: true };

describe('before the game', () => {
  test('the host is another one when the host leaves', async () => {
    const { table, players } = await waiting(tables(), 3, ['anna-1', 'bent-2']);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'leave' });
    expect(bent.heard.slice(-2)).toEqual([
      { kind: 'left', seat: 0 },
      { kind: 'host', person: 'bent-2' },
    ]);
    expect(await asks(table, anna, { do: 'begin' })).toEqual(refused('not-host'));
    expect(await asks(table, bent, { do: 'begin' })).toMatchObject(DONE);
  });

  test('the last one stays the host', async () => {
    const { table, players } = await waiting(tables(), 3, ['anna-1']);
    const [anna] = players;
    if (!anna) throw new Error('too few');
    await asks(table, anna, { do: 'leave' });
    expect(table.state.host).toBe('anna-1');
  });

  test('the host removes somebody, who can not come again', async () => {
    const { table, players } = await waiting(tables(), 3, ['anna-1', 'bent-2']);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    expect(await asks(table, bent, { do: 'remove', seat: 0 })).toEqual(refused('not-host'));
    expect(await asks(table, anna, { do: 'remove', seat: 1 })).toMatchObject(DONE);
    expect(bent.heard.at(-1)).toEqual({ kind: 'left', seat: 1, isRemoved: true });
    expect(await sit(table, bent)).toEqual(refused('not-welcome'));
    expect(await asks(table, anna, { do: 'remove', seat: 1 })).toEqual(refused('not-seated'));
    expect(await asks(table, anna, { do: 'remove', seat: 0 })).toEqual(refused('not-seated'));
  });

  test('nobody is removed from a game', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 2);
    const host = players.find(({ person }) => person === table.state.host);
    if (!host) throw new Error('no host');
    expect(await asks(table, host, { do: 'remove', seat: 1 })).toEqual(refused('already-begun'));
  });

  test('a table with a bot that nobody knows is not opened', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'nobody' }];
    const plan = v.parse(TablePlan, { game: 'copenhagen', seats });
    expect(await tables().open(plan, 'anna-1')).toEqual(refused('not-understood'));
  });
});

describe('in the game', () => {
  test('who has left can not play on, until they return', async () => {
    const { table, mover, first, seat } = await threeInGame();
    await asks(table, mover, { do: 'leave' });
    expect(first.heard).toContainEqual({ kind: 'left', seat });
    const move = { do: 'move', at: mover.next, move: mover.move() ?? '' } as const;
    expect(await asks(table, mover, move)).toEqual(refused('not-seated'));
    expect(await asks(table, mover, { do: 'return' })).toMatchObject(DONE);
    expect(await asks(table, mover, { ...move, at: mover.next })).toMatchObject(DONE);
  });

  test('the others hand the seat to a bot, without asking the one who left', async () => {
    const { table, mover, first, second, seat } = await threeInGame();
    await asks(table, mover, { do: 'leave' });
    await asks(table, first, { do: 'ask', matter: 'bot', seat });
    expect(await asks(table, mover, { do: 'answer', yes: false })).toEqual(refused('not-seated'));
    expect(botAt(table.state, seat)).toBeUndefined();
    await asks(table, second, { do: 'answer', yes: true });
    expect(botAt(table.state, seat)).toBe('greedy');
    await asks(table, mover, { do: 'return' });
    expect(table.state.seats[seat]).toEqual(
      expect.not.objectContaining({ bot: expect.anything(), hasLeft: true }),
    );
  });

  test('the others end the game', async () => {
    const { table, mover, first, second } = await threeInGame();
    await asks(table, mover, { do: 'leave' });
    await asks(table, first, { do: 'ask', matter: 'end' });
    await asks(table, second, { do: 'answer', yes: true });
    expect(table.state.phase).toBe('closed');
  });

  test('what was asked is decided when the last who had not answered leaves', async () => {
    const { table, mover, first, second } = await threeInGame();
    await asks(table, first, { do: 'ask', matter: 'end' });
    await asks(table, second, { do: 'answer', yes: true });
    expect(table.state.phase).toBe('playing');
    await asks(table, mover, { do: 'leave' });
    expect(table.state.phase).toBe('closed');
  });

  test('what was asked goes with the one who asked', async () => {
    const { table, mover, first } = await threeInGame();
    await asks(table, mover, { do: 'ask', matter: 'end' });
    await asks(table, mover, { do: 'leave' });
    expect(await asks(table, first, { do: 'answer', yes: true })).toEqual(
      refused('nothing-to-answer'),
    );
  });

  test('nobody who is there loses the seat without a say, nor by a trick the game', async () => {
    let time = 1_000_000;
    const { table, players } = await gather(tables({ now: () => time }), 'copenhagen', 2);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'bot', seat: Number(bent.seat) });
    expect(botAt(table.state, Number(bent.seat))).toBeUndefined();
    await asks(table, bent, { do: 'answer', yes: false });
    await asks(table, anna, { do: 'ask', matter: 'end', seat: Number(bent.seat) });
    expect(table.state.phase).toBe('playing');
    await asks(table, bent, { do: 'answer', yes: false });
    table.part(bent);
    time += 60_000;
    await asks(table, anna, { do: 'ask', matter: 'end', seat: Number(bent.seat) });
    expect(table.state.phase).toBe('playing');
    await asks(table, anna, { do: 'ask', matter: 'bot', seat: Number(bent.seat) });
    expect(botAt(table.state, Number(bent.seat))).toBe('greedy');
  });

  test('it rests when all people have left, and goes on when one returns', async () => {
    const asked: string[] = [];
    const world = new FakeTimeWorld({
      choose({ id }) {
        asked.push(id);
        return new Promise(() => undefined);
      },
    });
    const all = await world.start();
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const plan = v.parse(TablePlan, { game: 'copenhagen', seats });
    const anna = new Player('anna-1');
    let id = '';
    while (asked.length === 0) {
      const opened = await all.open(plan, anna.person);
      if (!opened.ok) throw new Error(opened.reason);
      id = opened.value;
      await all.at(id, async (table) => {
        await sit(table, anna);
        await asks(table, anna, { do: 'leave' });
      });
    }
    const restarted = await world.start();
    await restarted.at(id, async (table) => {
      expect(awaitedAt(table.state)).toEqual([1]);
      expect(asked).toEqual([id]);
      await asks(table, anna, { do: 'return' });
      await expect.poll(() => asked, { timeout: 10_000 }).toEqual([id, id]);
    });
    await world.close();
  });

  test('nothing is played after all have agreed to stop', async () => {
    const { table, players } = await gather(tables(), 'roll-and-write', 2);
    await playOn(table, players, () => table.state.events.length > 5);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await asks(table, bent, { do: 'answer', yes: true });
    expect(awaitedAt(table.state)).toEqual([]);
    expect(await asks(table, anna, { do: 'leave' })).toEqual(refused('game-over'));
  });
});

describe('a rematch', () => {
  /** A game that is over, and the table of the next one. */
  async function again() {
    const all = tables();
    const { table, players } = await gather(all, 'copenhagen', 3, { isPublic: true });
    const [anna, bent, cleo] = players;
    if (!anna || !bent || !cleo) throw new Error('too few');
    expect(await asks(table, bent, { do: 'rematch' })).toEqual(refused('not-over'));
    await asks(table, anna, { do: 'ask', matter: 'end' });
    for (const player of [bent, cleo]) await asks(table, player, { do: 'answer', yes: true });
    expect(await asks(table, new Player('looks-on'), { do: 'rematch' })).toEqual(
      refused('not-seated'),
    );
    await asks(table, bent, { do: 'rematch' });
    const next = table.state.rematch;
    if (next === undefined) throw new Error('there is no rematch');
    return { all, table, next, anna, bent, cleo };
  }

  test('is one table, whoever asks for it', async () => {
    const { all, table, next, anna, cleo } = await again();
    expect(anna.heard.at(-1)).toEqual({ kind: 'rematch', table: next });
    const [first, second] = await Promise.all([
      asks(table, anna, { do: 'rematch' }),
      all.at(table.id, (found) => asks(found, cleo, { do: 'rematch' })),
    ]);
    expect([first, second]).toMatchObject([DONE, DONE]);
    expect(table.state.rematch).toBe(next);
    expect(anna.heard.filter((entry) => 'kind' in entry && entry.kind === 'rematch')).toHaveLength(
      1,
    );
  });

  test('leaves no other table behind where two processes open one at once', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 2);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await asks(table, bent, { do: 'answer', yes: true });
    const before = await store.db.selectFrom('tables').select('id').execute();
    const two = [tables(), tables()];
    // Both have the table in memory before either writes.
    await Promise.all(
      two.map((all, index) =>
        all.at(table.id, (found) => asks(found, index === 0 ? anna : bent, { do: 'rematch' })),
      ),
    );
    const phases = async () => {
      const rows = await store.db.selectFrom('tables').select(['id', 'phase']).execute();
      const known = before.map(({ id }) => id);
      return rows.flatMap(({ id, phase }) => (known.includes(id) ? [] : [phase])).sort();
    };
    await expect.poll(phases).toEqual(['closed', 'gathering']);
  });

  test('keeps the seats, one on, for those who come with new anchors', async () => {
    const { all, next, anna, bent, cleo } = await again();
    await all.at(next, async (table) => {
      expect(table.state.host).toBe(anna.person);
      expect(await sit(table, new Player('stranger'))).toEqual(refused('table-full'));
      expect(await sit(table, bent, 2)).toEqual(refused('seat-taken'));
      for (const player of [anna, bent, cleo]) {
        const command = { do: 'sit', name: player.person, anchor: ANCHOR } as const;
        expect(await asks(table, player, command)).toMatchObject(DONE);
      }
      expect(table.state.phase).toBe('playing');
      const people = table.state.seats.map((place) => 'person' in place && place.person);
      expect(people).toEqual([bent.person, cleo.person, anna.person]);
      expect(table.state.drawState?.links).toEqual([ANCHOR, ANCHOR, ANCHOR]);
    });
  });

  test('frees the seat of somebody who does not come, if the host wants it', async () => {
    const { all, next, anna } = await again();
    await all.at(next, async (table) => {
      await asks(table, anna, { do: 'remove', seat: 0 });
      expect(await sit(table, new Player('stranger'))).toMatchObject(DONE);
    });
  });
});
