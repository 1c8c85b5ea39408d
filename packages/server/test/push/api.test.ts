import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor as Guest, server, withServer } from '../people/visitor.ts';
import { Client } from '../wire/client.ts';
import { type Device, PushService } from './push-service.ts';

const service = new PushService();
beforeAll(() => service.start());
withServer({ push: { mayBeLoopback: true, retryPausesMs: [] } });
afterAll(async () => {
  await service.stop();
  expect(service.complaints).toEqual([]);
});

const PLAN = {
  game: 'copenhagen',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'days', time: 24 * 3600 * 1000 },
};

async function subscribed(person: Guest): Promise<Device> {
  const { publicKey } = (await person.ask('GET', '/api/push')).json();
  const device = service.subscribe(publicKey);
  const [status] = await person.told('PUT', '/api/me/push', device.subscription());
  expect(status).toBe(200);
  return device;
}

function deviceId(device: Device): Promise<ArrayBuffer> {
  const { endpoint } = device.subscription();
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
}

/** Somebody with a WebSocket at a table. */
async function connect(person: Guest, table: string): Promise<Client> {
  const { port } = server.server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/api/socket`;
  const client = new Client(url, person.id, { cookie: person.cookie });
  await client.opened();
  client.send({ type: 'hello', version: 1 });
  await client.watch(table);
  return client;
}

/** Plays until it is not this person's turn any more. */
async function playTurn(client: Client): Promise<void> {
  for (let move = client.move(); move !== undefined; move = client.move()) {
    expect(await client.command({ do: 'move', at: client.next, move })).toHaveProperty('done');
  }
}

test('somebody who closed the page is called when the turn comes, and not after signing out', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const anna = await Guest.guest('Anna');
  const ben = await Guest.guest('Ben');
  const table = (await anna.ask('POST', '/api/tables', PLAN)).json().id as string;
  const [one, two] = [await connect(anna, table), await connect(ben, table)];
  await one.command({ do: 'sit', name: 'Anna' });
  await two.command({ do: 'sit', name: 'Ben' });
  const first =
    one.move() === undefined ? { client: two, person: ben } : { client: one, person: anna };
  const other = first.client === one ? { client: two, person: ben } : { client: one, person: anna };
  const devices = { first: await subscribed(first.person), other: await subscribed(other.person) };

  other.client.socket.close();
  await first.client.until(
    (message) => 'present' in message && message.present[1].length === 1,
    first.client.got.findLastIndex((message) => 'present' in message) + 1,
  );
  await playTurn(first.client);
  await expect
    .poll(() => devices.other.received)
    .toMatchObject([
      { message: { turn: { table, game: 'copenhagen' } }, urgency: 'normal', topic: table },
    ]);
  expect(devices.first.tries).toBe(0);

  // Back at the table, nobody is called.
  const back = await connect(other.person, table);
  await playTurn(back);
  await playTurn(first.client);
  // The other wants to be left alone, then signs out: neither turn rings.
  expect(await other.person.told('PUT', `/api/tables/${table}/quiet`, { isQuiet: true })).toEqual([
    200,
    {},
  ]);
  expect(await other.person.told('GET', `/api/tables/${table}/quiet`)).toEqual([
    200,
    { isQuiet: true },
  ]);
  await playTurn(back);
  back.socket.terminate();
  await playTurn(first.client);
  await other.person.told('PUT', `/api/tables/${table}/quiet`, { isQuiet: false });
  await other.person.ask('DELETE', '/api/session');
  expect(devices.other.received).toHaveLength(1);
});

test('a device is removed by the hash of its endpoint, and by its own person alone', async () => {
  const anna = await Guest.guest('Anna');
  const ben = await Guest.guest('Ben');
  const device = await subscribed(anna);
  const id = Buffer.from(await deviceId(device)).toString('base64url');
  const devices = async () => (await anna.ask('GET', '/api/me/export')).json().devices.length;
  await ben.told('DELETE', `/api/me/push/${id}`);
  expect(await devices()).toBe(1);
  expect(await anna.told('PUT', '/api/me/push', device.subscription())).toEqual([
    200,
    { device: id },
  ]);
  expect(await devices()).toBe(1);
  expect(await anna.told('DELETE', `/api/me/push/${id}`)).toEqual([200, {}]);
  expect(await devices()).toBe(0);
});

test('a device goes over to who names it last, and goes with the session', async () => {
  const anna = await Guest.claimed('Anna Holm', 'correct horse');
  const ben = await Guest.guest('Ben');
  const device = await subscribed(anna);
  await ben.told('PUT', '/api/me/push', device.subscription());
  const devicesOf = async (person: Guest) =>
    (await person.ask('GET', '/api/me/export')).json().devices.length;
  expect([await devicesOf(anna), await devicesOf(ben)]).toEqual([0, 1]);
  await subscribed(anna);
  expect(await devicesOf(anna)).toBe(1);
  await anna.ask('DELETE', '/api/session');
  await anna.ask('POST', '/api/session', { name: 'Anna Holm', password: 'correct horse' });
  expect(await devicesOf(anna)).toBe(0);
});

test('what is no subscription, or leads where it may not, is refused', async () => {
  const anna = await Guest.guest('Anna');
  const good = service.subscribe('').subscription();
  const bad = [
    {},
    { ...good, endpoint: 'https://10.0.0.1/x' },
    { ...good, endpoint: 'http://push.example/x' },
    { ...good, keys: { ...good.keys, auth: 'short' } },
    { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } },
  ];
  for (const body of bad) {
    expect(await anna.told('PUT', '/api/me/push', body)).toEqual([400, 'not-understood']);
  }
  expect(await new Guest().told('PUT', '/api/me/push', good)).toEqual([401, 'not-signed-in']);
  const elsewhere = { origin: 'https://evil.example' };
  expect(await anna.told('PUT', '/api/me/push', good, elsewhere)).toEqual([403, 'not-welcome']);
  const table = (await anna.ask('POST', '/api/tables', PLAN)).json().id;
  for (const id of [table, 'no-such-table']) {
    const told = await anna.told('PUT', `/api/tables/${id}/quiet`, { isQuiet: true });
    expect(told).toEqual([403, 'not-seated']);
  }
});
