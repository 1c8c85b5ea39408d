import { randomUUID } from 'node:crypto';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { compactEntry, PROTOCOL_VERSION } from '@nyhavn/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieSigner } from '../../src/wire/authentication.ts';
import { PERSON_LIMITS, UNLIMITED } from '../../src/wire/limits.ts';
import { Client, type Running, run } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

/** Signs as this server does, but with another secret. */
const STRANGER = new CookieSigner(Buffer.alloc(32, 1));

/** The cookie of one person with the signature of another. */
function mixedUp(person: string, other: string): string {
  return `nyhavn=${person}.${STRANGER.sign(other).split('.')[1]}`;
}

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
    ['bytes instead of text', Buffer.from('{"type":"ping","id":"1"}')],
    ['nothing', ''],
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

  test('a client that asks for it gets the same entries in the compact form', async () => {
    const { table, anna, bent } = await twoAtTable();
    const cookie = `nyhavn=${server.cookieSigner.sign('cleo-3')}`;
    const cleo = new Client(server.url, 'cleo-3', { cookie });
    await cleo.opened();
    cleo.send({ type: 'hello', version: PROTOCOL_VERSION, isCompact: true });
    const dora = await Client.greet(server, 'dora-4');
    for (const spectator of [cleo, dora]) await spectator.watch(table);
    await goesOn(anna, bent, cleo, dora);
    expect(cleo.heard).toEqual(dora.heard);
    const compact = cleo.got.flatMap((message) => ('news' in message ? message.news[2] : []));
    expect(compact).toEqual(dora.heard.map(compactEntry));
    expect(compact.some(Array.isArray)).toBe(true);
  });

  test('an unknown version is refused', async () => {
    const { table, anna, bent } = await twoAtTable();
    const { url, cookieSigner } = server;
    const client = new Client(url, 'cleo-3', { cookie: `nyhavn=${cookieSigner.sign('cleo-3')}` });
    await client.opened();
    client.send({ type: 'hello', version: 99 });
    expect(await client.until(() => true)).toEqual({ refused: ['wrong-version'] });
    expect(await client.watch(table, 'w')).toEqual({ refused: ['wrong-version', 'w'] });
    await goesOn(anna, bent);
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
    if (bent.move() !== undefined) await goesOn(bent);
    else expect(await bent.ask({ type: 'ping' })).toHaveProperty('done');
    // Whoever has calmed down is heard again, on the same connection.
    const isHeard = async () => {
      const from = anna.got.length;
      const command = { do: 'say', phrase: 'oops' };
      anna.send({ type: 'command', id: randomUUID(), channel: 1, command });
      return 'done' in (await anna.until((got) => 'done' in got || 'refused' in got, from));
    };
    await expect.poll(isHeard).toBe(true);
    await bent.hears((entry) => 'phrase' in entry && entry.phrase === 'oops');
  });
});

describe('connections that are not what they seem', () => {
  test('text that is no Unicode closes that connection alone', async () => {
    const { table, anna, bent } = await twoAtTable();
    const closed = new Promise((resolve) => anna.socket.once('close', resolve));
    anna.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await closed).toBe(1007);
    const again = await Client.greet(server, 'anna-1');
    await again.watch(table);
    await goesOn(again, bent);
  });

  test('a flood of pings is answered as long as messages are, and the game goes on', async () => {
    const { anna, bent, mover, other } = await twoAtTable();
    let pongs = 0;
    other.socket.on('pong', () => pongs++);
    for (let sent = 0; sent < 10_000; sent++) other.socket.ping('x'.repeat(125));
    other.send({ type: 'ping', id: 'last' });
    await other.until((got) => 'refused' in got && got.refused[0] === 'too-fast');
    expect(pongs).toBeGreaterThan(0);
    expect(pongs).toBeLessThan(1000);
    await goesOn(mover === anna ? anna : bent);
  });

  test('whoever does not read is let go, and hears it all on coming back', async () => {
    const patient = await run({ ...UNLIMITED, maxUnsentBytes: 1 << 16 });
    const table = await patient.open(TWO);
    const [anna, bent] = [
      await Client.greet(patient, 'anna-1'),
      await Client.greet(patient, 'bent-2'),
    ];
    for (const client of [anna, bent]) {
      await client.watch(table);
      await client.command({ do: 'sit', name: client.person });
    }
    for (let said = 0; said < 5; said++) {
      await bent.command({ do: 'write', text: 'All that I have to say. '.repeat(11) });
    }
    const closed = new Promise((resolve) => anna.socket.once('close', resolve));
    anna.onEntries = () => undefined;
    anna.socket.pause();
    const listeners = () => patient.tables.at(table, (found) => found.listeners.size);
    // The system itself holds some megabytes for a socket; what is beyond them waits with the server.
    for (let asked = 0; asked < 8000; asked++) {
      anna.send({ type: 'watch', id: `w${asked}`, channel: 2, table, from: 0 });
    }
    // Sooner than a heart could stop beating.
    await expect.poll(listeners).toBe(1);
    anna.socket.resume();
    expect(await closed).toBe(1006);
    await goesOn(bent.move() === undefined ? await back() : bent);
    async function back() {
      const again = await Client.greet(patient, 'anna-1');
      await again.watch(table);
      expect(again.heard.length).toBe(bent.heard.length);
      return again;
    }
    await patient.close();
  });

  test('whoever asks and leaves in one breath hears good-bye, and nothing after it', async () => {
    let stream: Socket | undefined;
    const createConnection = ((options: NetConnectOpts) => {
      stream = connect(options);
      return stream;
    }) as typeof connect;
    const { socket } = await Client.greet(server, 'anna-1', { createConnection });
    const heard: Buffer[] = [];
    stream?.on('data', (bytes) => heard.push(bytes));
    stream?.cork();
    socket.send(JSON.stringify({ type: 'ping', id: '1' }));
    socket.close(1000);
    stream?.uncork();
    await new Promise((resolve) => socket.once('close', resolve));
    // The frame of a good-bye with its code alone.
    expect(Buffer.concat(heard).toString('hex')).toBe('880203e8');
  });

  test('a socket at whose other end nobody is any more is closed', async () => {
    const own = await run();
    const table = await own.open(TWO);
    const anna = await Client.greet(own, 'anna-1');
    const bent = await Client.greet(own, 'bent-2');
    for (const client of [anna, bent]) await client.watch(table);
    const closed = new Promise((resolve) => anna.socket.once('close', resolve));
    // As if a cable were cut: nothing comes in any more, and so no ping is answered.
    anna.socket.pong = () => undefined;
    own.beat();
    // An answer that comes after the ping came with the pong before it.
    await bent.ask({ type: 'ping' });
    own.beat();
    expect(await closed).toBe(1006);
    expect(await bent.command({ do: 'say', phrase: 'hello' })).toHaveProperty('done');
    await own.close();
  });

  test('more tables than a client may watch', async () => {
    const client = await Client.greet(server, 'dora-4');
    client.onEntries = () => undefined;
    const table = await server.open(TWO);
    const watch = (channel: number) =>
      client.ask({ type: 'watch', channel, table, from: 0 }, `w${channel}`);
    for (let channel = 0; channel < PERSON_LIMITS.channels; channel++) {
      expect(await watch(channel)).toHaveProperty('done');
    }
    expect(await watch(PERSON_LIMITS.channels)).toEqual({ refused: ['too-many', 'w16'] });
    await client.ask({ type: 'unwatch', channel: 3 });
    expect(await watch(PERSON_LIMITS.channels)).toHaveProperty('done');
  });
});

describe('who may do what', () => {
  test.each([
    ['no cookie', {}],
    ['a forged cookie', { cookie: 'nyhavn=anna-1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a cookie that another server signed', { cookie: `nyhavn=${STRANGER.sign('anna-1')}` }],
    ['somebody’s id with another’s signature', { cookie: mixedUp('anna-1', 'bent-2') }],
    ['another site’s page', { origin: 'https://elsewhere.example' }],
  ])('%s: the socket is not opened', async (_, headers: Record<string, string>) => {
    const { anna, bent } = await twoAtTable();
    const { url, cookieSigner } = server;
    const cookie = headers.origin ? { cookie: `nyhavn=${cookieSigner.sign('anna-1')}` } : {};
    const client = new Client(url, 'anna-1', { ...cookie, ...headers });
    await expect(client.opened()).rejects.toThrow(headers.origin ? '403' : '401');
    await goesOn(anna, bent);
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

  test('a command under an id that has been used changes nothing, whatever else it says', async () => {
    const { anna, bent, mover } = await twoAtTable();
    const first = await mover.command({ do: 'move', at: mover.next, move: mover.move() }, 'same');
    const other = mover === anna ? bent : anna;
    while (mover.move() === undefined) {
      await expect.poll(() => other.move() ?? mover.move(), { timeout: 30_000 }).toBeDefined();
      if (other.move() !== undefined) await goesOn(other);
    }
    const { next } = mover;
    const again = { do: 'move', at: next, move: mover.move() };
    expect(await mover.command(again, 'same')).toEqual(first);
    expect(mover.next).toBe(next);
    await goesOn(anna, bent);
  });

  test('a stale move is refused', async () => {
    const { anna, bent, mover } = await twoAtTable();
    const answer = await mover.command({ do: 'move', at: 1, move: mover.move() }, 'old');
    expect(answer).toEqual({ refused: ['stale', 'old'] });
    await goesOn(anna, bent);
  });

  test('a command to a table that is not watched', async () => {
    const client = await Client.greet(server, 'dora-4');
    expect(await client.command({ do: 'leave' }, 'c')).toEqual({ refused: ['no-such-table', 'c'] });
  });

  test('only the host begins, only who sits there leaves, and only one sits on a seat', async () => {
    const table = await server.open(TWO, 'host-1');
    const [anna, bent] = [
      await Client.greet(server, 'anna-1'),
      await Client.greet(server, 'bent-2'),
    ];
    for (const client of [anna, bent]) await client.watch(table);
    expect(await anna.command({ do: 'leave' }, '1')).toEqual({ refused: ['not-seated', '1'] });
    await anna.command({ do: 'sit', seat: 1, name: 'Anna' });
    const refusals = [
      [anna, { do: 'begin' }, 'not-host'],
      [anna, { do: 'sit', name: 'Anna' }, 'already-seated'],
      [bent, { do: 'sit', seat: 1, name: 'Bent' }, 'seat-taken'],
      [anna, { do: 'move', at: 9, move: 'end' }, 'not-begun'],
      [anna, { do: 'answer', yes: true }, 'nothing-to-answer'],
    ] as const;
    for (const [client, command, code] of refusals) {
      expect(await client.command(command, code)).toEqual({ refused: [code, code] });
    }
  });

  test('a table that does not exist', async () => {
    const { anna, bent } = await twoAtTable();
    const from = anna.got.length;
    anna.send({ type: 'watch', id: 'w', channel: 2, table: 'there-is-none', from: 0 });
    expect(await anna.until((got) => 'refused' in got, from)).toEqual({
      refused: ['no-such-table', 'w'],
    });
    await goesOn(anna, bent);
  });

  test('a table closed to spectators', async () => {
    const { table, anna, bent } = await twoAtTable({ ...TWO, isOpenToSpectators: false });
    const client = await Client.greet(server, 'dora-4');
    expect(await client.watch(table, 'w')).toEqual({ refused: ['not-welcome', 'w'] });
    await goesOn(anna, bent);
    await client.ask({ type: 'ping' });
    expect(client.heard).toEqual([]);
    expect(client.got.filter((got) => 'present' in got || 'clock' in got)).toEqual([]);
  });
});

describe('coming back', () => {
  test('whoever lost the connection hears what they missed, and only that', async () => {
    const { table, anna, bent, mover } = await twoAtTable();
    const { next } = anna;
    anna.socket.terminate();
    const again = await Client.greet(server, 'anna-1');
    again.onEntries(0, anna.heard);
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
