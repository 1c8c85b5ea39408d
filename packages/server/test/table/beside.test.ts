/** Several people at one device, at a table with others elsewhere. */
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/ratings/results.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { awaitedAt } from '../../src/table/state.ts';
import { Player } from '../player.ts';
import { asks, tables } from './gathering.ts';

const refused = (reason: string) => ({ ok: false, reason });
const DONE = { ok: true };

const sit = (name: string) => ({ do: 'sit', name }) as const;
const sitBeside = (name: string) => ({ do: 'sit', name, isCompanion: true }) as const;

/** A table with so many seats, and Anna with Emil beside her. */
async function withEmil(seats: number, more: object = {}, all = tables()) {
  const plan = { game: 'copenhagen', seats: Array(seats).fill({ kind: 'open' }), ...more };
  const opened = await all.open(v.parse(TablePlan, plan), 'anna-1');
  if (!opened.ok) throw new Error(opened.reason);
  const anna = new Player('anna-1');
  const emil = new Player('anna-1', 'Emil');
  const bent = new Player('bent-2');
  const table = await all.at(opened.value, async (found) => {
    for (const player of [anna, emil, bent]) await found.join(player, 0);
    await asks(found, anna, sit('Anna'));
    await asks(found, emil, sitBeside('Emil'));
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { table, anna, emil, bent, all };
}

/** The three of them in a game. */
async function threeInGame(game = 'copenhagen') {
  const found = await withEmil(3, { game });
  expect(await asks(found.table, found.bent, sit('Bent'))).toMatchObject(DONE);
  expect(found.table.state.phase).toBe('playing');
  return found;
}

function move(table: LiveTable, player: Player) {
  const seat = Number(player.seat);
  return asks(table, player, { do: 'move', at: player.next, move: player.move() ?? '', seat });
}

describe('somebody beside a person', () => {
  test('has a seat under a name of their own', async () => {
    const { table, anna, emil } = await withEmil(3);
    expect(anna.heard.slice(1)).toEqual([
      { kind: 'sat', seat: 0, person: 'anna-1', name: 'Anna' },
      { kind: 'sat', seat: 1, person: 'anna-1', name: 'Emil', isCompanion: true },
    ]);
    expect(emil.seat).toBe(1);
    expect(await asks(table, anna, sit('Anna'))).toEqual(refused('already-seated'));
    expect(await asks(table, anna, { ...sitBeside('Frida'), seat: 1 })).toEqual(
      refused('seat-taken'),
    );
  });

  test('comes only with somebody who sits there, and not to a rated table', async () => {
    const { table, bent } = await withEmil(3);
    expect(await asks(table, bent, sitBeside('Frida'))).toEqual(refused('not-seated'));
    const rated = await withEmil(3, { isRated: true });
    expect(rated.emil.seat).toBe('spectator');
    expect(await asks(rated.table, rated.anna, sitBeside('Emil'))).toEqual(
      refused('one-seat-each'),
    );
  });

  test('goes when the person goes, or alone', async () => {
    const { table, anna, bent } = await withEmil(4);
    await asks(table, bent, sit('Bent'));
    expect(await asks(table, bent, { do: 'leave', seat: 1 })).toEqual(refused('not-seated'));
    await asks(table, anna, { do: 'leave', seat: 1 });
    expect(bent.heard.at(-1)).toEqual({ kind: 'left', seat: 1 });
    await asks(table, anna, sitBeside('Emil'));
    await asks(table, anna, { do: 'leave' });
    expect(bent.heard.slice(-3)).toEqual([
      { kind: 'left', seat: 0 },
      { kind: 'left', seat: 1 },
      { kind: 'host', person: 'bent-2' },
    ]);
    expect(table.state.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
  });

  test('is sent away by the host alone, or with whoever brought them', async () => {
    const { table, anna, bent } = await withEmil(4);
    await asks(table, bent, sit('Bent'));
    expect(await asks(table, anna, { do: 'remove', seat: 1 })).toMatchObject(DONE);
    await asks(table, bent, { ...sitBeside('Frida'), seat: 1 });
    expect(await asks(table, anna, { do: 'remove', seat: 2 })).toMatchObject(DONE);
    const kinds = table.state.seats.map(({ kind }) => kind);
    expect(kinds).toEqual(['person', 'open', 'open', 'open']);
    expect(await asks(table, bent, sit('Bent'))).toEqual(refused('not-welcome'));
  });
});

describe.each(['copenhagen', 'roll-and-write'])('a game of %s', (game) => {
  test('is played to its end by two at one device and one elsewhere', async () => {
    const { table, anna, emil, bent } = await threeInGame(game);
    const players = [anna, emil, bent];
    while (table.state.phase === 'playing') {
      const asked = players.find((player) => player.move() !== undefined);
      if (!asked) throw new Error('nobody knows that they are asked');
      expect(awaitedAt(table.state)).toContain(asked.seat);
      expect(await move(table, asked)).toMatchObject(DONE);
      const { game: state, rules } = table.state;
      for (const player of players) {
        const known = player.view();
        if (state && known) expect(known.view).toEqual(rules.view(state, player.seat));
      }
    }
    expect(resultsOf(table.state).map(({ player }) => player)).toEqual([
      'anna-1',
      'somebody',
      'bent-2',
    ]);
  });
});

describe('in the game', () => {
  test('nobody moves for a seat that is not theirs', async () => {
    const { table, anna, emil, bent } = await threeInGame();
    const of = { do: 'move', at: 1e6, move: 'take 1' } as const;
    expect(await asks(table, anna, { ...of, seat: 2 })).toEqual(refused('not-seated'));
    expect(await asks(table, bent, { ...of, seat: 1 })).toEqual(refused('not-seated'));
    while (emil.move() === undefined) {
      await move(table, anna.move() === undefined ? bent : anna);
    }
    // Without a seat it is one's own.
    const text = emil.move() ?? '';
    expect(await asks(table, anna, { ...of, move: text })).toEqual(refused('not-your-turn'));
    expect(await asks(table, anna, { ...of, move: text, seat: 1 })).toMatchObject(DONE);
  });

  test('a person has one vote', async () => {
    const { table, anna, bent } = await threeInGame();
    await asks(table, anna, { do: 'ask', matter: 'end' });
    expect(table.state.question?.agreed).toEqual([0]);
    expect(await asks(table, anna, { do: 'answer', yes: true })).toEqual(
      refused('nothing-to-answer'),
    );
    await asks(table, bent, { do: 'answer', yes: false });
    await asks(table, bent, { do: 'ask', matter: 'end' });
    await asks(table, anna, { do: 'answer', yes: true });
    expect(table.state.isGivenUp).toBe(true);
  });

  test('a move is taken back for its seat; whoever is elsewhere is asked', async () => {
    const { table, anna, emil, bent } = await threeInGame('roll-and-write');
    const next = () => [anna, emil, bent].find((player) => player.move() !== undefined);
    let mover = next();
    while (mover && mover !== emil) {
      await move(table, mover);
      mover = next();
    }
    await move(table, emil);
    const { events } = table.state;
    const count = events.length - events.findLastIndex(({ by }) => by === 1);
    const reply = await asks(table, emil, { do: 'undo', at: emil.next, seat: 1 });
    expect(reply).toMatchObject(DONE);
    if (count > 1) {
      expect(table.state.question).toMatchObject({ matter: 'undo', by: 1 });
      await asks(table, bent, { do: 'answer', yes: true });
    }
    expect(anna.heard.at(-1)).toEqual({ kind: 'undone', count });
  });

  test('a person leaves and returns with all who are beside them', async () => {
    const { table, anna, emil, bent } = await threeInGame();
    await asks(table, anna, { do: 'leave' });
    expect(bent.heard).toContainEqual({ kind: 'left', seat: 1 });
    expect(await asks(table, emil, { do: 'move', at: 1e6, move: 'take 1', seat: 1 })).toEqual(
      refused('not-seated'),
    );
    await asks(table, anna, { do: 'return' });
    expect(bent.heard.slice(-2)).toEqual([
      { kind: 'returned', seat: 0 },
      { kind: 'returned', seat: 1 },
    ]);
    await asks(table, anna, { do: 'leave', seat: 1 });
    expect(await asks(table, anna, { do: 'return', seat: 0 })).toEqual(refused('already-seated'));
    expect(await asks(table, anna, { do: 'return', seat: 1 })).toMatchObject(DONE);
  });

  test('whoever is forgotten leaves all seats to bots', async () => {
    const { table, bent } = await threeInGame();
    await table.abandon('anna-1');
    expect(bent.heard.flatMap((entry) => ('bot' in entry ? [entry.seat] : []))).toEqual([0, 1]);
  });

  test('presence and calls are those of the person', async () => {
    const called: string[] = [];
    const all = tables({ awaited: ({ person }) => called.push(person) });
    const { table, anna, emil, bent } = await withEmil(3, { game: 'roll-and-write' }, all);
    let there: readonly number[] = [];
    const present = (seats: readonly number[]) => {
      there = seats;
    };
    await table.join({ person: 'dora-4', onEntries() {}, present }, 0);
    await asks(table, bent, sit('Bent'));
    const isTurnOf = (seat: number) => {
      const { game, rules } = table.state;
      return game !== undefined && rules.notation.picture(game).active === seat;
    };
    while (`${awaitedAt(table.state)}` !== '2' || !isTurnOf(2)) {
      const mover = [anna, emil, bent].find((player) => player.move() !== undefined);
      if (!mover) throw new Error('nobody is asked');
      await move(table, mover);
    }
    expect(there).toEqual([0, 1, 2]);
    table.part(anna);
    expect(there).toEqual([0, 1, 2]);
    table.part(emil);
    expect(there).toEqual([2]);
    while (bent.move() !== undefined) await move(table, bent);
    expect(awaitedAt(table.state)).not.toContain(2);
    expect(called).toEqual(['anna-1']);
  });
});

test('a rematch keeps the seats of all, one seat on, and everybody finds their own', async () => {
  const { table, anna, bent, all } = await threeInGame();
  await asks(table, bent, { do: 'ask', matter: 'end' });
  await asks(table, anna, { do: 'answer', yes: true });
  await asks(table, anna, { do: 'rematch' });
  const next = await all.at(table.state.rematch ?? '', async (found) => {
    const [opening] = await found.journal();
    expect(opening).toMatchObject({
      kept: ['anna-1', 'bent-2', 'anna-1'],
      companions: ['Emil', null, null],
    });
    await asks(found, anna, sit('Anna'));
    await asks(found, anna, sitBeside('Emil'));
    await asks(found, bent, sit('Bent'));
    return found.state;
  });
  expect(next?.seats).toMatchObject([{ name: 'Emil' }, { name: 'Bent' }, { name: 'Anna' }]);
  expect(next?.phase).toBe('playing');
});
