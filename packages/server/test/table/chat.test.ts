import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RateLimiter } from '../../src/rate-limiter.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, bots, gather, tables } from './gathering.ts';

let world: FakeTimeWorld;
beforeEach(() => {
  world = new FakeTimeWorld(bots);
});
afterEach(() => world.close());

async function twoInGame(plan = {}) {
  const { table, players } = await gather(await world.start(), 'copenhagen', 2, plan);
  const [anna, bent] = players;
  if (!anna || !bent) throw new Error('too few');
  return { table, anna, bent, watcher: new Player('looks-on') };
}

const refused = (reason: string) => ({ ok: false, reason });
const DONE = { ok: true };

describe('chat', () => {
  test('people at the table say phrases and write; spectators only say phrases', async () => {
    const { table, anna, bent, watcher } = await twoInGame();
    await asks(table, anna, { do: 'say', phrase: 'hello' });
    await asks(table, anna, { do: 'write', text: 'Hej' });
    await asks(table, watcher, { do: 'say', phrase: 'well-played' });
    expect(bent.heard.slice(-3)).toEqual([
      { kind: 'said', by: anna.seat, phrase: 'hello' },
      { kind: 'said', by: anna.seat, text: 'Hej' },
      { kind: 'said', by: 'looks-on', phrase: 'well-played' },
    ]);
    expect(await asks(table, watcher, { do: 'write', text: 'Hej' })).toEqual(refused('not-seated'));
  });

  test('the plan can be without free text', async () => {
    const { table, anna } = await twoInGame({ hasFreeChat: false });
    expect(await asks(table, anna, { do: 'write', text: 'Hej' })).toEqual(refused('chat-is-off'));
    expect(await asks(table, anna, { do: 'say', phrase: 'hello' })).toMatchObject(DONE);
  });

  test('the host switches free text off and on, and nobody else does', async () => {
    const { table, anna, bent } = await twoInGame();
    const off = { do: 'set', hasFreeChat: false } as const;
    expect(await asks(table, bent, off)).toEqual(refused('not-host'));
    expect(await asks(table, anna, off)).toMatchObject(DONE);
    expect(bent.heard.at(-1)).toEqual({ kind: 'set', hasFreeChat: false });
    expect(await asks(table, bent, { do: 'write', text: 'Hej' })).toEqual(refused('chat-is-off'));
    const { next } = table.state;
    expect(await asks(table, anna, off)).toEqual({ ok: true, value: next });
    await asks(table, anna, { do: 'set', hasFreeChat: true });
    expect(await asks(table, bent, { do: 'write', text: 'Hej' })).toMatchObject(DONE);
  });

  test('who speaks too much waits, and a line that comes twice counts once', async () => {
    const { table, anna, bent } = await twoInGame();
    const say = { do: 'say', phrase: 'ouch' } as const;
    const once = { person: anna.person, id: 'once', command: say };
    for (let times = 0; times < 20; times++) expect(await table.ask(once)).toMatchObject(DONE);
    for (let times = 0; times < 5; times++)
      expect(await asks(table, anna, say)).toMatchObject(DONE);
    expect(await asks(table, anna, say)).toEqual(refused('too-fast'));
    expect(await table.ask(once)).toMatchObject(DONE);
    expect(await asks(table, bent, say)).toMatchObject(DONE);
    await world.time.pass(2000);
    expect(await asks(table, anna, say)).toMatchObject(DONE);
  });

  test('does not fill a table for ever, and spectators use up nothing of the players’', async () => {
    const unlimited = new RateLimiter({ burst: 1e9, perSecond: 1e9 }, Date.now);
    const { table, players } = await gather(tables({ chat: unlimited }), 'copenhagen', 2);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    const say = { do: 'say', phrase: 'ouch' } as const;
    /** Says something until it is refused, and gives how often it was not. */
    const saysAll = async (player: Player) => {
      for (let said = 0; ; said++) {
        const reply = await asks(table, player, say);
        if (reply.ok) continue;
        expect(reply).toEqual(refused('chat-is-full'));
        return said;
      }
    };
    const watchers = Array.from({ length: 11 }, (_, index) => new Player(`watcher-${index}`));
    const said: number[] = [];
    for (const watcher of watchers) said.push(await saysAll(watcher));
    expect(said).toEqual([...Array(10).fill(50), 0]);
    expect(await saysAll(anna)).toBe(1000);
    expect(await asks(table, bent, say)).toMatchObject(DONE);
  });
});

/** Somebody who looks on, and what they were told beside the entries. */
class Watcher extends Player {
  shutFor: string | undefined;

  shut(code: string): void {
    this.shutFor = code;
  }
}

describe('watching', () => {
  test('ends when the host closes the table to spectators', async () => {
    const { table, anna } = await twoInGame();
    const watcher = new Watcher('looks-on');
    expect(await table.join(watcher, 0)).toBeUndefined();
    const { next } = watcher;
    await asks(table, anna, { do: 'set', isOpenToSpectators: false });
    expect(watcher).toMatchObject({ shutFor: 'not-welcome', next });
    expect(await table.join(watcher, 0)).toBe('not-welcome');
    await asks(table, anna, { do: 'set', isOpenToSpectators: true });
    expect(await table.join(watcher, next)).toBeUndefined();
  });

  test('ends with the gathering where the table is closed to spectators', async () => {
    const all = await world.start();
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
    const plan = v.parse(TablePlan, { game: 'copenhagen', seats, isOpenToSpectators: false });
    const opened = await all.open(plan, 'anna-1');
    if (!opened.ok) throw new Error(opened.reason);
    await all.at(opened.value, async (table) => {
      const watcher = new Watcher('looks-on');
      const anna = new Player('anna-1');
      expect(await table.join(watcher, 0)).toBeUndefined();
      await table.join(anna, 0);
      await asks(table, anna, { do: 'sit', name: 'Anna' });
      expect(watcher.shutFor).toBe('not-welcome');
      expect(watcher.next).toBe(1);
    });
  });

  test('is for so many', async () => {
    const { table } = await twoInGame();
    for (let index = 0; index < 200; index++) {
      expect(await table.join(new Player(`looks-on-${index}`), 0)).toBeUndefined();
    }
    expect(await table.join(new Player('one-more'), 0)).toBe('table-full');
    expect(await table.join(new Player('looks-on-7'), 0)).toBeUndefined();
    expect(await table.join(new Player('person-0'), 0)).toBeUndefined();
  });
});
