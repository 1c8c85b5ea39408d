import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, run } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const TWO = { game: 'copenhagen', seats: [{ kind: 'open' }, { kind: 'open' }] };

/** Two people at a table that has begun. */
async function twoAtTable(plan: object = TWO) {
  const table = await server.open(plan);
  const clients = [await Client.greet(server, 'anna-1'), await Client.greet(server, 'bent-2')];
  for (const client of clients) {
    await client.watch(table);
    await client.command({ do: 'sit', name: client.person });
  }
  const [anna, bent] = clients;
  if (!anna || !bent) throw new Error('too few');
  const mover = clients.find((client) => client.move() !== undefined);
  if (!mover) throw new Error('nobody is asked');
  return { table, anna, bent, mover, other: mover === anna ? bent : anna };
}

/** The game goes on: whoever is asked can move, and both hear of it. */
async function goesOn(...clients: readonly Client[]) {
  const mover = clients.find((client) => client.move() !== undefined);
  if (!mover) throw new Error('nobody is asked');
  const before = mover.next;
  const answer = await mover.command({ do: 'move', at: mover.next, move: mover.move() });
  expect(answer).toHaveProperty('done');
  for (const client of clients) {
    await client.until((message) => 'news' in message && message.news[1] >= before);
  }
}

describe('whatever a client sends', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['JSON of another shape', { type: 'watch', table: 5 }],
    ['an unknown message', { type: 'dance', id: '1' }],
    ['an array', '[]'],
    ['null', 'null'],
    [
      'a number in place of a move',
      { type: 'command', id: '1', channel: 1, command: { do: 'move', at: 1, move: 4 } },
    ],
    ['a deep nest', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ])('%s is answered with not-understood, and the game goes on', async (_, message) => {
    const { anna, bent } = await twoAtTable();
    const from = anna.got.length;
    anna.send(message);
    expect(await anna.until((got) => 'refused' in got, from)).toEqual({
      refused: ['not-understood'],
    });
    await goesOn(anna, bent);
  });

  test('an unknown version is refused', async () => {
    const { url, identity } = server;
    const client = new Client(url, 'cleo-3', { cookie: `nyhavn=${identity.sign('cleo-3')}` });
    await client.opened();
    client.send({ type: 'hello', version: 99 });
    expect(await client.until(() => true)).toEqual({ refused: ['wrong-version'] });
    expect(await client.watch(await server.open(TWO), 'w')).toEqual({
      refused: ['wrong-version', 'w'],
    });
  });

  test('a message of a megabyte closes that connection alone', async () => {
    const { table, anna, bent } = await twoAtTable();
    const closed = new Promise((resolve) => anna.socket.once('close', resolve));
    anna.send('x'.repeat(1 << 20));
    expect(await closed).toBe(1009);
    const again = await Client.greet(server, 'anna-1');
    await again.watch(table);
    await goesOn(again, bent);
  });

  test('ten thousand messages at once cost the sender, not the table', async () => {
    const { anna, bent } = await twoAtTable();
    for (let sent = 0; sent < 10_000; sent++) anna.send({ type: 'ping', id: `p${sent}` });
    await anna.until((got) => 'refused' in got && got.refused[0] === 'too-fast');
    const mover = bent.move() === undefined ? anna : bent;
    if (mover === bent) await goesOn(bent);
    else expect(await bent.ask({ type: 'ping' })).toHaveProperty('done');
  });
});

describe('who may do what', () => {
  test.each([
    ['no cookie', {}],
    ['a forged cookie', { cookie: 'nyhavn=anna-1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['another site’s page', { origin: 'https://elsewhere.example' }],
  ])('%s: the socket is not opened', async (_, headers: Record<string, string>) => {
    const { url, identity } = server;
    const cookie = headers.origin ? { cookie: `nyhavn=${identity.sign('anna-1')}` } : {};
    const client = new Client(url, 'anna-1', { ...cookie, ...headers });
    await expect(client.opened()).rejects.toThrow(/40[13]/);
  });

  test('a move for another seat is refused', async () => {
    const { anna, bent, mover, other } = await twoAtTable();
    const answer = await other.command({ do: 'move', at: other.next, move: mover.move() }, 'x');
    expect(answer).toEqual({ refused: ['not-your-turn', 'x'] });
    await goesOn(anna, bent);
  });

  test('a move twice with the same id counts once', async () => {
    const { anna, bent, mover } = await twoAtTable();
    const command = { do: 'move', at: mover.next, move: mover.move() };
    const first = await mover.command(command, 'same');
    const { next } = mover;
    expect(await mover.command(command, 'same')).toEqual(first);
    expect(mover.next).toBe(next);
    await goesOn(anna, bent);
  });

  test('a stale move is refused', async () => {
    const { anna, bent, mover } = await twoAtTable();
    const answer = await mover.command({ do: 'move', at: 1, move: mover.move() }, 'old');
    expect(answer).toEqual({ refused: ['stale', 'old'] });
    await goesOn(anna, bent);
  });

  test('a table that does not exist', async () => {
    const client = await Client.greet(server, 'dora-4');
    expect(await client.watch('there-is-none', 'w')).toEqual({ refused: ['no-such-table', 'w'] });
  });

  test('a table closed to spectators', async () => {
    const { table } = await twoAtTable({ ...TWO, isOpenToSpectators: false });
    const client = await Client.greet(server, 'dora-4');
    expect(await client.watch(table, 'w')).toEqual({ refused: ['not-welcome', 'w'] });
    expect(client.heard).toEqual([]);
  });
});

describe('coming back', () => {
  test('whoever lost the connection hears what they missed, and only that', async () => {
    const { table, anna, bent, mover } = await twoAtTable();
    const { next } = anna;
    anna.socket.terminate();
    const again = await Client.greet(server, 'anna-1');
    again.heard.push(...anna.heard);
    if (mover === bent) await bent.command({ do: 'move', at: bent.next, move: bent.move() });
    await again.watch(table);
    expect(again.heard.slice(0, next)).toEqual(anna.heard);
    await goesOn(again, bent);
    expect(again.heard.length).toBe(bent.heard.length);
  });

  test('two devices of one person see the same, and one of them is too late', async () => {
    const { table, mover } = await twoAtTable();
    const second = await Client.greet(server, mover.person);
    await second.watch(table);
    const move = mover.move();
    const answers = await Promise.all([
      mover.command({ do: 'move', at: mover.next, move }, 'one'),
      second.command({ do: 'move', at: second.next, move }, 'two'),
    ]);
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    await second.until(() => second.next === mover.next);
    expect(second.heard).toEqual(mover.heard);
  });
});
