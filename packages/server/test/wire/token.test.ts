import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';
import { server, Visitor, withServer, withToken } from '../people/visitor.ts';
import { Client } from './client.ts';

withServer();
let url: string;
beforeAll(async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
});

/** Somebody who is let in by these headers, and whom the server takes them for. */
async function enter(headers: Record<string, string>, person: string): Promise<Client> {
  const client = new Client(url, person, headers);
  await client.opened();
  client.send({ type: 'hello', version: 1 });
  expect(await client.until((message) => 'hello' in message)).toEqual({
    hello: { version: 1, person },
  });
  return client;
}

/** Anna and Bent at a table that has begun, and somebody else's bot that looks on. */
async function inPlay() {
  const people = [await Visitor.guest('Anna'), await Visitor.guest('Bent')];
  const seats = people.map(() => ({ kind: 'open' }));
  const opened = await people[0]?.ask('POST', '/api/tables', { game: 'copenhagen', seats });
  const table: string = opened?.json().id;
  const clients = await Promise.all(people.map(({ cookie, id }) => enter({ cookie }, id)));
  for (const client of clients) {
    await client.watch(table);
    await client.command({ do: 'sit', name: client.person });
  }
  const owner = await Visitor.guest('Cleo');
  const { bot, secret } = (await owner.ask('POST', '/api/me/bots', { name: 'A bot' })).json();
  const mover = clients.find((client) => client.move() !== undefined);
  if (!mover) throw new Error('nobody is asked');
  const author = people.find(({ id }) => id === mover.person);
  return { table, mover, cookie: author?.cookie ?? '', bot, secret };
}

describe('somebody else’s token', () => {
  test('is that bot’s, whatever cookie comes with it, and moves for nobody else', async () => {
    const { table, mover, cookie, bot, secret } = await inPlay();
    const thief = await enter({ cookie, ...withToken(secret) }, bot);
    await thief.watch(table);
    const move = { do: 'move', at: mover.next, move: mover.move() };
    expect(await thief.command(move, 'm')).toEqual({ refused: ['not-seated', 'm'] });
    expect(JSON.stringify(thief.heard)).not.toMatch(/hand \d [^?]/);
    expect(await mover.command(move)).toHaveProperty('done');
  });

  test.each([
    ['made up', `nyhavn_${'A'.repeat(43)}`],
    ['the id of a bot', 'nyhavn_bot'],
  ])('%s opens no socket, not even with a good cookie', async (_, token) => {
    const { mover, cookie } = await inPlay();
    const client = new Client(url, mover.person, { cookie, ...withToken(token) });
    await expect(client.opened()).rejects.toThrow('401');
    const move = { do: 'move', at: mover.next, move: mover.move() };
    expect(await mover.command(move)).toHaveProperty('done');
  });
});
