import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { ReconnectingClient } from '../crash/reconnecting-client.ts';
import { RestartableServer } from '../crash/restartable-server.ts';
import { expectTruth } from '../history/reading.ts';
import { Player } from '../player.ts';
import { type Database, freshDatabase, redisUrl } from '../services/index.ts';

/** Who sits at a table; the n-th table has the n-th of these, over and over. */
const SEATINGS = [
  ['open', 'open'],
  ['open', 'open', 'random'],
  ['open', 'greedy'],
  ['open', 'open', 'open'],
];

const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let database: Database;
let servers: RestartableServer[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  rmSync(data, { recursive: true, force: true });
});

/** Two processes that start at once. */
async function start(
  env: NodeJS.ProcessEnv,
): Promise<readonly [RestartableServer, RestartableServer]> {
  await Promise.all(servers.map((server) => server.stop()));
  const all = { DATABASE_URL: database.url, ...env };
  const [one, other] = await Promise.all([
    RestartableServer.start(data, all),
    RestartableServer.start(data, all),
  ]);
  servers = [one, other];
  return [one, other];
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Has people play at tables, each with another server than their neighbours. */
async function play(
  both: readonly [RestartableServer, RestartableServer],
  count: number,
  during: (confirmed: () => number) => Promise<void>,
) {
  const ports = both.map(({ port }) => port);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const game = GAMES[index % GAMES.length]?.id;
      const kinds = SEATINGS[(index >> 1) % SEATINGS.length] ?? [];
      const seats = kinds.map((kind) => (kind === 'open' ? { kind } : { kind: 'bot', bot: kind }));
      const people = await Promise.all(
        kinds
          .filter((kind) => kind === 'open')
          .map((_, seat) => both[(seat + index) % 2 ? 1 : 0].post('guest', { name: 'Ida' })),
      );
      const { id } = await both[index % 2 ? 1 : 0].post(
        'tables',
        { game, seats },
        people[0]?.cookie,
      );
      return people.map(
        ({ id: person, cookie }, seat) =>
          new ReconnectingClient(person, {
            ports: seat % 2 ? ports.toReversed() : ports,
            cookie,
            table: id,
          }),
      );
    }),
  );
  const players = tables.flat();
  await during(() => players.reduce((sum, player) => sum + player.confirmed, 0));
  await Promise.all(players.map((player) => player.ended));
  const store = await openPostgres(database.url);
  await expectTruth(store, players);
  await store.close();
  return players;
}

test('people at one table with two servers play whole games, though one of them is killed', async () => {
  const both = await start({ REDIS_URL: await redisUrl() });
  const players = await play(both, 12, async (confirmed) => {
    while (confirmed() < 200) await turn();
    await both[0].crash();
  });
  expect(players.some(({ lost }) => lost > 0)).toBe(true);
  expect(both.map(({ said }) => said)).toEqual(['', '']);
});

test('a command that goes to both servers counts once, and of two moves one', async () => {
  const both = servers as [RestartableServer, RestartableServer];
  const ida = await both[0].post('guest', { name: 'Ida' });
  const bo = await both[1].post('guest', { name: 'Bo' });
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = await both[0].post('tables', { game: 'copenhagen', seats }, ida.cookie);
  const ask = async (server: RestartableServer, path: string, cookie: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/tables/${id}/${path}`, {
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return (await reply.json()) as Record<string, unknown>;
  };
  const toBoth = (cookie: string, ...bodies: readonly object[]) =>
    Promise.all(
      both.map((server, index) =>
        ask(server, 'commands', cookie, bodies[index] ?? bodies[0] ?? {}),
      ),
    );
  for (const { cookie } of [ida, bo]) {
    const sit = { id: randomUUID(), command: { do: 'sit', name: 'X' } };
    const [one, other] = await toBoth(cookie, sit);
    expect(one).toEqual(other);
    expect(one).toHaveProperty('next');
  }
  const people = [ida, bo].map(({ id: person, cookie }) => ({
    player: new Player(person),
    cookie,
  }));
  for (let moves = 0; moves < 16; moves++) {
    for (const { player, cookie } of people) {
      const server = both[moves % 2 ? 1 : 0];
      const heard = await ask(server, `entries?from=${player.next}`, cookie);
      player.onEntries(player.next, heard.entries as []);
    }
    const asked = people.find(({ player }) => player.move() !== undefined);
    if (!asked) throw new Error('nobody is asked');
    const { player, cookie } = asked;
    const known = player.view();
    if (!known || typeof player.seat !== 'number') throw new Error('not begun');
    const { rules, view } = known;
    const spell = (index: number) =>
      rules.notation.format(rules.at(view, player.seat as number, index));
    const last = rules.count(view, player.seat) - 1;
    const at = player.next;
    const command = (index: number) => ({
      id: randomUUID(),
      command: { do: 'move', at, move: spell(index) },
    });
    if (moves % 2) {
      const [one, other] = await toBoth(cookie, command(0));
      expect(one).toEqual(other);
    } else {
      const replies = await toBoth(cookie, command(0), command(last));
      expect(replies.filter((reply) => 'next' in reply)).toHaveLength(1);
    }
  }
});

test('without Redis it is the same, over Postgres alone', async () => {
  const both = await start({ REDIS_URL: '' });
  await play(both, 6, async () => undefined);
  expect(both.map(({ said }) => said)).toEqual(['', '']);
});
