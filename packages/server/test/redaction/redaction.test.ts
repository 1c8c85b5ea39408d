import type { Game, GameState, Move } from '@nyhavn/engine';
import type { RandomnessInputs } from '@nyhavn/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { UNLIMITED } from '../../src/wire/limits.ts';
import { Client, run } from '../wire/client.ts';
import { GamePair } from './game-pair.ts';
import { SCRIPTS, World } from './world.ts';

/** Chance does in both worlds what it is told to; all else is as it always is. */
vi.mock('@nyhavn/protocol', async (original) => {
  const protocol = await original<typeof import('@nyhavn/protocol')>();
  return {
    ...protocol,
    fairStart: (players: number, inputs: RandomnessInputs) =>
      SCRIPTS.has(inputs.seed) ? 0 : protocol.fairStart(players, inputs),
    fairEvent: (game: Game, state: GameState, inputs: RandomnessInputs, draw: number): Move =>
      SCRIPTS.get(inputs.seed)?.shift() ?? protocol.fairEvent(game, state, inputs, draw),
  };
});

const GAMES = 200;
const AT_ONCE = 12;

/** Hands that are spelled in what somebody got, of seats other than their own. */
function handsOfOthers(text: string, own: readonly number[]): string[] {
  return [...text.matchAll(/hand (\d) ([^"\\]*)/g)].flatMap(([spelled, seat]) =>
    own.includes(Number(seat)) ? [] : [spelled],
  );
}

describe('two worlds that differ in one hidden hand', () => {
  let worlds: World[];
  const written: string[] = [];
  beforeAll(async () => {
    worlds = [await World.make('one'), await World.make('two')];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        written.push(String(text));
        return true;
      });
    }
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    for (const world of worlds) await world.close();
  });

  test(`are the same to everybody else, byte for byte, over ${GAMES} games`, async () => {
    let whole = 0;
    let bytes = 0;
    let shared = 0;
    for (let first = 0; first < GAMES; first += AT_ONCE) {
      const pairs = Array.from({ length: AT_ONCE }, (_, more) => new GamePair(first + more));
      const played = await Promise.all(pairs.map((pair) => pair.play(worlds)));
      for (const [index, { isWhole, streams }] of played.entries()) {
        if (isWhole) whole++;
        for (const [person, [one, other]] of streams) {
          bytes += one.length;
          const own = pairs[index]?.seatsOf(person) ?? [];
          shared += Number(own.length > 1);
          for (const text of [one, other]) {
            expect(handsOfOthers(text, own).filter((hand) => !/ \?+$/.test(hand))).toEqual([]);
          }
          if (person === pairs[index]?.secret) expect(one).not.toBe(other);
          else expect(one === other, `${person} at table ${first + index}`).toBe(true);
        }
      }
    }
    // The other pairs were played until the hidden cards had to show: as a payment, or a card that is gone.
    expect(whole).toBeGreaterThan(GAMES / 5);
    expect(bytes).toBeGreaterThan(GAMES * 10_000);
    expect(shared).toBeGreaterThan(GAMES / 4);
    expect(written.join('')).not.toMatch(/hand|card/);
  });
});

test('over real WebSockets nobody gets a card of another hand either', async () => {
  const server = await run(UNLIMITED);
  for (const players of [2, 3, 4]) {
    const seats = Array.from({ length: players }, () => ({ kind: 'open' }));
    const table = await server.open({ game: 'copenhagen', seats });
    const people = [...seats.map((_, seat) => `person-${seat}`), 'looks-on'];
    const clients = await Promise.all(people.map((person) => Client.greet(server, person)));
    const frames = clients.map((client) => {
      const got: string[] = [];
      client.socket.on('message', (data) => got.push(String(data)));
      return got;
    });
    for (const client of clients) await client.watch(table);
    for (const client of clients.slice(0, players)) {
      await client.command({ do: 'sit', name: client.person });
    }
    for (;;) {
      const mover = clients.find((client) => client.move() !== undefined);
      if (!mover) break;
      const command = { do: 'move', at: mover.next, move: mover.move() };
      expect(await mover.command(command)).toHaveProperty('done');
      await Promise.all(clients.map((client) => client.until(() => client.next >= mover.next)));
    }
    expect(clients.map(({ heard }) => heard.at(-1))).toEqual(
      clients.map(() => ({ kind: 'closed', root: expect.any(String) })),
    );
    for (const [index, got] of frames.entries()) {
      const person = people[index] ?? '';
      const own = /^person-(\d)/.exec(person)?.[1];
      const hands = handsOfOthers(got.join('\n'), own === undefined ? [] : [Number(own)]);
      expect(hands).toHaveLength(person === 'looks-on' ? players : players - 1);
      expect(hands.filter((hand) => !/ \?+$/.test(hand))).toEqual([]);
    }
    for (const client of clients) client.socket.terminate();
  }
  await server.close();
});
