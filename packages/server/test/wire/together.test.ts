import { once } from 'node:events';
import type { ServerMessage } from '@nyhavn/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Running, run } from './client.ts';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const TWO = { game: 'copenhagen', seats: [{ kind: 'open' }, { kind: 'open' }] };

/** Two people at a table that has begun. */
async function twoAtTable(plan: object = TWO, on: Running = server) {
  const table = await on.open(plan, 'anna-1');
  const anna = await Client.greet(on, 'anna-1');
  const bent = await Client.greet(on, 'bent-2');
  for (const client of [anna, bent]) {
    await client.watch(table);
    await client.command({ do: 'sit', name: client.person });
  }
  const mover = [anna, bent].find((client) => client.move() !== undefined);
  if (!mover) throw new Error('nobody is asked');
  return { table, anna, bent, mover, other: mover === anna ? bent : anna };
}

const presence = (seats: readonly number[], spectators: number) => (message: ServerMessage) =>
  'present' in message && `${message.present.slice(0, 3)}` === `${[1, seats, spectators]}`;

describe('presence', () => {
  test('is told after watching, and whenever somebody comes or goes', async () => {
    const { table, anna, bent } = await twoAtTable();
    await anna.until(presence([0, 1], 0));
    const watcher = await Client.greet(server, 'looks-on');
    let from = anna.got.length;
    await watcher.watch(table);
    await watcher.until(presence([0, 1], 1));
    await anna.until(presence([0, 1], 1), from);
    from = anna.got.length;
    bent.socket.terminate();
    await anna.until(presence([0], 1), from);
    from = anna.got.length;
    await watcher.ask({ type: 'unwatch', channel: 1 });
    await anna.until(presence([0], 0), from);
    const stored = (await server.tables.at(table, (found) => found.journal())) ?? [];
    expect(JSON.stringify(stored)).not.toContain('present');
  });

  test('counts a person with two devices once', async () => {
    const { table, anna, bent } = await twoAtTable();
    const phone = await Client.greet(server, 'bent-2');
    const from = anna.got.length;
    await phone.watch(table);
    await phone.until(presence([0, 1], 0));
    bent.socket.close();
    await once(bent.socket, 'close');
    await phone.command({ do: 'say', phrase: 'back' });
    await anna.until((message) => 'news' in message, from);
    expect(anna.got.slice(from).some((message) => 'present' in message)).toBe(false);
    phone.socket.close();
    await anna.until(presence([0], 0), from);
  });

  test('is lost with a connection that nobody answers on', async () => {
    const own = await run();
    const { table, anna, bent } = await twoAtTable(TWO, own);
    const from = anna.got.length;
    const frozen = await Client.greet(own, 'looks-on', { autoPong: false });
    await frozen.watch(table);
    await anna.until(presence([0, 1], 1), from);
    const watched = anna.got.length;
    own.beat();
    for (const client of [anna, bent]) await client.ask({ type: 'ping' });
    own.beat();
    await once(frozen.socket, 'close');
    await anna.until(presence([0, 1], 0), watched);
    expect(await bent.ask({ type: 'ping' }, 'p')).toEqual({ done: ['p', 0] });
    await own.close();
  });
});

describe('clocks', () => {
  test('are told with watching and after every move', async () => {
    const clock = { kind: 'move', time: 60_000 };
    const { mover, other } = await twoAtTable({ ...TWO, clock });
    const isClock = (message: ServerMessage) => 'clock' in message;
    const from = other.got.length;
    await mover.command({ do: 'move', at: mover.next, move: mover.move() });
    const told = await other.until(isClock, from);
    if (!('clock' in told)) throw new Error('no clock');
    const [channel, left] = told.clock;
    expect(channel).toBe(1);
    expect(left.filter((time) => time !== null)).toHaveLength(1);
    expect(Math.max(...left.map(Number))).toBeGreaterThan(50_000);
  });

  test('cost nothing where there are none', async () => {
    const { anna, bent } = await twoAtTable();
    expect([...anna.got, ...bent.got].some((message) => 'clock' in message)).toBe(false);
  });
});

describe('two devices of a person', () => {
  test('act at once, and one move counts', async () => {
    const { table, mover, other } = await twoAtTable();
    const phone = await Client.greet(server, mover.person);
    await phone.watch(table);
    const command = { do: 'move', at: mover.next, move: mover.move() };
    const answers = await Promise.all([mover.command(command), phone.command(command)]);
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    await Promise.all(
      [phone, mover, other].map((client) => client.command({ do: 'say', phrase: 'oops' })),
    );
    const longest = Math.max(...[mover, phone, other].map(({ next }) => next));
    for (const client of [mover, phone, other]) {
      await client.until((message) => 'news' in message && client.next >= longest);
    }
    expect(phone.heard).toEqual(mover.heard);
  });

  test('the same command from both has one effect', async () => {
    const { table, mover } = await twoAtTable();
    const phone = await Client.greet(server, mover.person);
    await phone.watch(table);
    const command = { do: 'move', at: mover.next, move: mover.move() };
    const [first, second] = await Promise.all([
      mover.command(command, 'same-id'),
      phone.command(command, 'same-id'),
    ]);
    expect(first).toHaveProperty('done');
    expect(second).toEqual(first);
  });

  test('who watches a table twice on a socket hears it on the last channel they named', async () => {
    const { table, anna, bent } = await twoAtTable();
    anna.send({ type: 'watch', id: 'a', channel: 1, table, from: anna.next });
    anna.send({ type: 'unwatch', id: 'b', channel: 1 });
    await anna.watch(table);
    const from = anna.got.length;
    await bent.command({ do: 'say', phrase: 'hello' });
    await anna.until((message) => 'news' in message, from);
    await anna.ask({ type: 'ping' });
    expect(anna.got.slice(from).filter((message) => 'news' in message)).toHaveLength(1);
  });

  test('who claims to know more than there is hears all again', async () => {
    const { table, bent } = await twoAtTable();
    const watcher = await Client.greet(server, 'looks-on');
    await watcher.ask({ type: 'watch', channel: 1, table, from: 1e6 });
    expect(watcher.next).toBe(bent.next);
  });

  test('who was away hears exactly what was missed', async () => {
    const { table, anna, bent } = await twoAtTable();
    anna.socket.terminate();
    for (let times = 0; times < 3; times++) await bent.command({ do: 'say', phrase: 'your-turn' });
    const again = await Client.greet(server, anna.person);
    again.heard.push(...anna.heard);
    await again.watch(table);
    expect(again.heard).toEqual(bent.heard.map((_, index) => again.heard[index]));
    expect(again.next).toBe(bent.next);
  });
});

describe('chat', () => {
  test.each([
    ['too long', 'x'.repeat(281)],
    ['empty', '  '],
    ['of two lines', 'a\nb'],
    ['written backwards', 'a\u202Eb'],
  ])('what is %s is not understood', async (_, text) => {
    const { anna } = await twoAtTable();
    const from = anna.got.length;
    anna.send({ type: 'command', id: 'c', channel: 1, command: { do: 'write', text } });
    const answer = await anna.until((message) => 'refused' in message, from);
    expect(answer).toEqual({ refused: ['not-understood'] });
    expect(await anna.command({ do: 'write', text: 'Så er det min tur 🏠' })).toHaveProperty(
      'done',
    );
  });
});

describe('spectators', () => {
  test('are shown out when the host closes the table to them', async () => {
    const { table, anna } = await twoAtTable();
    const watcher = await Client.greet(server, 'looks-on');
    await watcher.watch(table);
    await anna.command({ do: 'set', isOpenToSpectators: false });
    await watcher.until((message) => 'shut' in message);
    expect(watcher.got.at(-1)).toEqual({ shut: [1, 'not-welcome'] });
    expect(await watcher.command({ do: 'say', phrase: 'ouch' }, 's')).toEqual({
      refused: ['no-such-table', 's'],
    });
    expect(await watcher.watch(table, 'w')).toEqual({ refused: ['not-welcome', 'w'] });
    expect(watcher.heard.every((entry) => !('kind' in entry) || entry.kind !== 'set')).toBe(true);
  });
});

describe('a rematch', () => {
  test('leads everybody to the next table', async () => {
    const { anna, bent } = await twoAtTable();
    await anna.command({ do: 'ask', matter: 'end' });
    await bent.command({ do: 'answer', yes: true });
    expect(await anna.command({ do: 'rematch' })).toHaveProperty('done');
    const entry = await bent.hears((heard) => 'kind' in heard && heard.kind === 'rematch');
    if (!('table' in entry)) throw new Error('no table');
    const clients = [await Client.greet(server, 'anna-1'), await Client.greet(server, 'bent-2')];
    for (const client of clients) {
      expect(await client.watch(entry.table)).toHaveProperty('done');
      expect(await client.command({ do: 'sit', name: client.person })).toHaveProperty('done');
    }
    expect(clients.map(({ seat }) => seat)).toEqual([bent.seat, anna.seat]);
  });
});

describe('limits', () => {
  test('a person has so many sockets, and a new one when another is closed', async () => {
    const strict = await run({ sockets: 2 });
    const first = await Client.greet(strict, 'anna-1');
    await Client.greet(strict, 'anna-1');
    await expect(Client.greet(strict, 'anna-1')).rejects.toThrow('429');
    await Client.greet(strict, 'bent-2');
    const other = await Client.greet(strict, 'cleo-3');
    first.socket.close();
    await once(first.socket, 'close');
    await other.ask({ type: 'ping' });
    await Client.greet(strict, 'anna-1');
    await strict.close();
  });

  test('a person may send so much on all devices together', async () => {
    const strict = await run({ perPerson: { burst: 10, perSecond: 0 } });
    const devices = [await Client.greet(strict, 'anna-1'), await Client.greet(strict, 'anna-1')];
    const answers: ServerMessage[] = [];
    for (let index = 0; index < 10; index++) {
      const device = devices[index % 2];
      const from = device?.got.length ?? 0;
      device?.send({ type: 'ping', id: `${index}` });
      const answer = await device?.until(() => true, from);
      if (answer) answers.push(answer);
    }
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(8);
    expect(answers.at(-1)).toEqual({ refused: ['too-fast'] });
    const bent = await Client.greet(strict, 'bent-2');
    expect(await bent.ask({ type: 'ping' }, 'p')).toEqual({ done: ['p', 0] });
    await strict.close();
  });
});

test('nothing that a client sends stops the server', async () => {
  const rate = { burst: 1e6, perSecond: 1e6 };
  const patient = await run({ messages: rate, perPerson: rate });
  const { table, anna, bent } = await twoAtTable(TWO, patient);
  const id = fc.constantFrom('a', 'b', 'c');
  const channel = fc.nat({ max: 3 });
  const message = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ type: fc.string(), id, channel, command: fc.jsonValue() })
      .map((m) => JSON.stringify(m)),
    fc
      .record({
        type: fc.constantFrom('watch', 'unwatch', 'ping', 'hello', 'command'),
        id,
        channel,
        version: fc.nat({ max: 2 }),
        table: fc.constantFrom(table, 'there-is-none'),
        from: fc.nat({ max: 1e9 }),
        command: fc.record({
          do: fc.constantFrom(
            'sit',
            'leave',
            'say',
            'write',
            'undo',
            'set',
            'rematch',
            'remove',
            'dance',
          ),
          name: fc.string(),
          seat: fc.integer({ min: -1, max: 5 }),
          text: fc.string(),
          phrase: fc.constantFrom('hello', 'hi'),
          at: fc.nat(),
        }),
      })
      .map((m) => JSON.stringify(m)),
  );
  const noisy = await Client.greet(patient, 'noisy-9');
  noisy.onEntries = () => undefined;
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      noisy.send(text);
      expect(await noisy.ask({ type: 'ping' })).toHaveProperty('done');
    }),
    { numRuns: 300 },
  );
  const mover = [anna, bent].find((client) => client.move() !== undefined);
  const move = { do: 'move', at: mover?.next, move: mover?.move() };
  expect(await mover?.command(move)).toHaveProperty('done');
  await patient.close();
});
