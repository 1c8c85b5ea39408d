import { type Entry, isGameEntry, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Player } from '../player.ts';
import { asks, gather, playOn, tables } from './gathering.ts';

describe.each(['roll-and-write', 'copenhagen'])('a table of %s', (game) => {
  test.each([2, 3, 4])('%i people play a whole game by what they hear', async (people) => {
    const { table, players } = await gather(tables(), game, people);
    const spectator = new Player('looks-on');
    table.listeners.add(spectator);
    spectator.onEntries(0, await table.entriesFor('looks-on', 0));
    await playOn(table, players);
    const { rules, game: end } = table.state;
    expect(end && rules.awaits(end).kind).toBe('over');
    for (const listener of [...players, spectator]) {
      expect(listener.view()?.view).toEqual(end && rules.view(end, listener.seat));
      expect(listener.heard.at(-1)).toMatchObject({ kind: 'closed' });
    }
  });

  test('a table that is loaded again is the same', async () => {
    const { table, players } = await gather(tables(), game, 2);
    await playOn(table, players, () => table.state.events.length > 20);
    const other = await tables().at(table.id, (found) => found.state);
    expect({ ...other, rules: undefined }).toEqual({ ...table.state, rules: undefined });
  });

  test('a command that comes twice counts once', async () => {
    const { table, players } = await gather(tables(), game, 3);
    const player = players.find((someone) => someone.move() !== undefined);
    if (!player) throw new Error('nobody is asked');
    const command = { do: 'move', at: player.next, move: player.move() ?? '' } as const;
    const asked = { person: player.person, id: 'twice', command };
    const first = await table.ask(asked);
    const { next } = table.state;
    expect(await table.ask(asked)).toEqual(first);
    expect(table.state.next).toBe(next);
    const elsewhere = await tables().at(table.id, (found) => found.ask(asked));
    expect(elsewhere).toEqual(first);
    const { length } = table.state.events;
    await playOn(table, players, () => table.state.events.length > length + 12);
    expect(await table.ask(asked)).toEqual(first);
  });

  test('a command that comes twice counts once, also from somebody who knows what follows on it', async () => {
    const { table, players } = await gather(tables(), game, 2);
    for (let moves = 0; moves < 12; moves++) {
      const player = players.find((someone) => someone.move() !== undefined);
      if (!player) throw new Error('nobody is asked');
      const move = player.move() ?? '';
      const id = `twice-${moves}`;
      const ask = (at: number) =>
        table.ask({ person: player.person, id, command: { do: 'move', at, move } });
      const first = await ask(player.next);
      const { next } = table.state;
      expect(await ask(next)).toEqual(first);
      expect(table.state.next).toBe(next);
    }
  });

  test('a table that has rested knows what it was asked before, and goes on', async () => {
    const { table, players } = await gather(tables(), game, 2);
    const player = players.find((someone) => someone.move() !== undefined);
    if (!player) throw new Error('nobody is asked');
    const command = { do: 'move', at: player.next, move: player.move() ?? '' } as const;
    const asked = { person: player.person, id: 'before', command };
    const first = await table.ask(asked);
    table.releaseMemory(Number.POSITIVE_INFINITY);
    expect(await table.ask(asked)).toEqual(first);
    await playOn(table, players, () => {
      table.releaseMemory(Number.POSITIVE_INFINITY);
      return table.state.events.length > 12;
    });
    for (const { heard } of players) expect(heard).toHaveLength(table.state.next);
  });

  test('two processes never accept the same number: the later one judges again', async () => {
    const { table, players } = await gather(tables(), game, 2);
    await playOn(table, players, () => table.state.events.length > 6);
    await tables().at(table.id, async (other) => {
      const player = players.find((someone) => someone.move() !== undefined);
      if (!player) throw new Error('nobody is asked');
      const command = { do: 'move', at: player.next, move: player.move() ?? '' } as const;
      expect(await table.ask({ person: player.person, id: 'here', command })).toMatchObject({
        ok: true,
      });
      const late = await other.ask({ person: player.person, id: 'there', command });
      expect(late.ok).toBe(false);
      expect(other.state.next).toBe(table.state.next);
    });
  });

  test('nobody moves for another, twice, or by what they saw long ago', async () => {
    const { table, players } = await gather(tables(), game, 2);
    await playOn(table, players, () => table.state.events.length > 8);
    const player = players.find((someone) => someone.move() !== undefined);
    const other = players.find((someone) => someone !== player);
    if (!player || !other) throw new Error('nobody is asked');
    const move = player.move() ?? '';
    const ask = (person: string, at: number) =>
      table.ask({ person, id: `r${at} ${person}`, command: { do: 'move', at, move } });
    expect(await ask('nobody', player.next)).toEqual({ ok: false, reason: 'not-seated' });
    expect(await ask(player.person, 3)).toEqual({ ok: false, reason: 'stale' });
    if (!other.move()) expect((await ask(other.person, other.next)).ok).toBe(false);
    expect(await ask(player.person, player.next)).toMatchObject({ ok: true });
  });

  test('a person with bots plays a whole game', async () => {
    const all = tables();
    const seats = [
      { kind: 'open' },
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'greedy' },
    ];
    const opened = await all.open(v.parse(TablePlan, { game, seats }), 'host');
    if (!opened.ok) throw new Error(opened.reason);
    const player = new Player('host');
    const heard = new Promise<void>((resolve, reject) => {
      const onEntries = player.onEntries.bind(player);
      player.onEntries = (from, entries) => {
        onEntries(from, entries);
        if (entries.some((entry) => !isGameEntry(entry) && entry.kind === 'closed')) resolve();
        const move = player.move();
        if (move === undefined) return;
        const command = { do: 'move', at: player.next, move } as const;
        all.at(opened.value, (table) => asks(table, player, command)).catch(reject);
      };
    });
    await all.at(opened.value, async (table) => {
      table.listeners.add(player);
      player.onEntries(0, await table.entriesFor('host', 0));
      await table.ask({ person: 'host', id: 's', command: { do: 'sit', name: 'Ida' } });
    });
    await heard;
    const kinds = new Set(
      player.heard.map((entry: Entry) => (isGameEntry(entry) ? entry.by : '-')),
    );
    expect([...kinds].sort()).toEqual(['-', 0, 1, 2, 'chance'].sort());
  });
});
