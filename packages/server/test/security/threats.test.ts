/** What docs/security.md promises, where no other test shows it. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { API, type Entry } from '@nyhavn/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folder, server, Visitor, withServer } from '../people/visitor.ts';
import { Client, run } from '../wire/client.ts';

const lines: string[] = [];
withServer({
  hasLimits: false,
  log: { level: 'debug', to: { write: (line: string) => void lines.push(line) } },
});

const SEATS = [{ kind: 'open' }, { kind: 'open' }];
const PLAN = { game: 'copenhagen', seats: SEATS };

async function openTable(host: Visitor, plan: object = PLAN): Promise<string> {
  return (await host.ask('POST', '/api/tables', plan)).json().id;
}

async function entriesFor(visitor: Visitor, table: string): Promise<Entry[]> {
  return (await visitor.ask('GET', `/api/tables/${table}/entries`)).json().entries;
}

/** Texts that end statements, and letters of every kind. */
const HOSTILE = [
  `'; DROP TABLE people; --`,
  `" OR "1"="1`,
  `Robert'); DELETE FROM entries;--`,
  `%27%20OR%201=1`,
  `\\'; UPDATE people SET name = 'x' --`,
  `$1; select pg_sleep(5)`,
];

test.each(HOSTILE)('SQL through every text field is text: %s', async (text) => {
  const anna = await Visitor.guest('Anna');
  const before = await anna.ask('GET', '/api/me');
  const table = await openTable(anna);
  for (const { method, path } of Object.values(API)) {
    const url = path.replace(':table', table).replaceAll(/:\w+/g, encodeURIComponent(text));
    const fields = ['name', 'password', 'text', 'note', 'reason', 'game', 'id', 'old', 'token'];
    const body = Object.fromEntries(fields.map((field) => [field, text]));
    const asked = method === 'GET' ? undefined : body;
    // These would make somebody else of Anna, or nobody.
    if (/^[/]api[/](guest|sessions?)$/.test(path) || `${method} ${path}` === 'DELETE /api/me')
      continue;
    const query = `?cursor=${encodeURIComponent(text)}&game=${encodeURIComponent(text)}`;
    const reply = await anna.ask(method, url + (method === 'GET' ? query : ''), asked);
    expect([path, reply.statusCode < 500]).toEqual([path, true]);
  }
  // These are understood, so that the text comes to the database.
  const bent = await Visitor.guest('Bent');
  const commands = `/api/tables/${table}/commands`;
  const name = text.slice(0, 24).trim();
  const understood = [
    await bent.ask('POST', commands, { id: 'sit', command: { do: 'sit', name } }),
    await bent.ask('POST', commands, { id: 'write', command: { do: 'write', text } }),
    await bent.ask('PATCH', '/api/me', { name }),
    await bent.ask('PUT', '/api/me/settings', { [text]: text }),
    await anna.ask('POST', `/api/tables/${table}/reports`, {
      person: bent.id,
      reason: 'words',
      note: text,
    }),
    await new Visitor().ask('POST', '/api/session', { name, password: `not ${text}` }),
  ];
  expect(understood.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 403]);
  expect((await bent.ask('GET', '/api/me')).json().name).toBe(name);
  expect((await bent.ask('GET', '/api/me/settings')).json()).toEqual({ [text]: text });
  expect((await anna.ask('GET', '/api/me')).json().id).toBe(before.json().id);
  expect(await entriesFor(anna, table)).toMatchObject([
    { kind: 'opened' },
    { kind: 'sat', person: bent.id },
    { kind: 'said', text },
  ]);
  expect(lines.filter((line) => line.includes('internal error'))).toEqual([]);
});

test('a NUL, which no database takes, is not understood', async () => {
  const anna = await Visitor.guest('Anna');
  const table = await openTable(anna);
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/\0';
  const report = { person: 'abcdefgh', reason: 'words', note: 'a\0b' };
  const replies = [
    await anna.ask('POST', `/api/tables/${table}/reports`, report),
    await anna.ask('PUT', '/api/me/push', { endpoint, keys }),
    await anna.ask('PATCH', '/api/me', { name: 'An\0na' }),
    await anna.ask('GET', '/api/tables/%00/entries'),
  ];
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toEqual([400, { refused: 'not-understood' }]);
  }
});

test('whatever name somebody chooses, it is what everybody reads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...HOSTILE, '<script>alert(1)</script>'), async (text) => {
      const name = text.slice(0, 24).trim();
      const visitor = new Visitor();
      const reply = await visitor.ask('POST', '/api/guest', { name });
      if (reply.statusCode !== 200) expect(reply.json()).toEqual({ refused: 'not-understood' });
      else expect((await visitor.ask('GET', '/api/me')).json().name).toBe(name.normalize('NFC'));
    }),
    { numRuns: 20 },
  );
});

test('a compressed frame is not unpacked: its socket closes, and nobody else’s', async () => {
  const running = await run();
  const anna = await Client.greet(running, 'anna-1');
  const port = Number(new URL(running.url).port);
  const socket = connect(port, '127.0.0.1');
  const cookie = `nyhavn=${running.cookieSigner.sign('bent-2')}`;
  socket.write(
    [
      'GET /api/socket HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Extensions: permessage-deflate',
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101/);
  expect(String(answer)).not.toMatch(/permessage-deflate/i);
  // A text frame with the bit of compression set, masked with zeros.
  socket.write(Buffer.from([0xc1, 0x84, 0, 0, 0, 0, 1, 2, 3, 4]));
  socket.resume();
  await once(socket, 'close');
  anna.send({ type: 'ping', id: 'still-here' });
  await anna.until((message) => JSON.stringify(message).includes('still-here'));
  anna.socket.close();
  await running.close();
});

test('tokens, cookies and passwords are not in the log', async () => {
  const anna = await Visitor.claimed('Astrid', 'a good long password');
  const made = await anna.ask('POST', '/api/me/bots', { name: 'Astrid’s bot' });
  const { secret } = made.json();
  const headers = { authorization: `Bearer ${secret}` };
  await new Visitor().ask('GET', '/api/me', undefined, headers);
  await new Visitor().ask('POST', '/api/session', { name: 'Astrid', password: 'a wrong password' });
  await server.inject({ url: `/api/me?token=${secret}`, headers });
  const text = lines.join('');
  expect(text).toContain('"route":"/api/session"');
  const cookie = anna.cookies.get('nyhavn') ?? '';
  for (const hidden of [secret, cookie, 'a good long password', 'a wrong password', 'Astrid']) {
    expect(hidden).not.toBe('');
    expect(text).not.toContain(hidden);
  }
});

test('the command of somebody else does nothing again, whoever sends it', async () => {
  const [anna, bent] = [await Visitor.guest('Asta'), await Visitor.guest('Bent')];
  const table = await openTable(anna);
  const sit = { id: 'the-same', command: { do: 'sit', name: 'Asta' } };
  const url = `/api/tables/${table}/commands`;
  expect((await anna.ask('POST', url, sit)).statusCode).toBe(200);
  const before = await entriesFor(anna, table);
  expect((await anna.ask('POST', url, sit)).statusCode).toBe(200);
  expect(await entriesFor(anna, table)).toEqual(before);
  await bent.ask('POST', url, sit);
  const seated = (await entriesFor(anna, table)).filter((entry) => 'person' in entry);
  expect(seated.map((entry) => 'person' in entry && entry.person)).toEqual([anna.id, bent.id]);
});

test('no seed is told before its game is over, and none can be guessed', async () => {
  const anna = await Visitor.guest('Asta');
  const [one, other] = [await openTable(anna), await openTable(anna)];
  const db = new DatabaseSync(join(folder, 'data', 'nyhavn.db'), { readOnly: true });
  const seeds = db.prepare('select id, seed from tables').all() as { id: string; seed: string }[];
  db.close();
  const seedOf = (table: string) => seeds.find(({ id }) => id === table)?.seed ?? '';
  expect(seedOf(one)).toMatch(/^[\da-f]{64}$/);
  expect(seedOf(one)).not.toBe(seedOf(other));
  const url = `/api/tables/${one}/commands`;
  await anna.ask('POST', url, { id: 's', command: { do: 'sit', name: 'Asta' } });
  await anna.ask('POST', url, { id: 'b', command: { do: 'begin' } });
  const replies = [
    await anna.ask('GET', `/api/tables/${one}/entries`),
    await anna.ask('GET', `/api/tables/${one}/record`),
    await anna.ask('GET', '/api/me/export'),
  ];
  expect(replies[0]?.json().entries.length).toBeGreaterThan(3);
  for (const { body } of replies) expect(body).not.toContain(seedOf(one));
});

test('secrets lie in files that only their owner can read', () => {
  for (const file of ['secret', 'vapid.json']) {
    expect(statSync(join(folder, 'data', file)).mode & 0o777).toBe(0o600);
  }
});
