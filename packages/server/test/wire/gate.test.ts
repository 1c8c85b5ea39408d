import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createServer, type ServerOptions } from '../../src/index.ts';
import { Gate, networkOf, UPGRADES } from '../../src/wire/gate.ts';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';

let server: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');

async function start(options: Partial<ServerOptions> = {}): Promise<number> {
  server = await createServer({ client: folder, data: join(folder, 'data'), ...options });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

afterEach(async () => {
  await server?.close();
  rmSync(join(folder, 'data'), { recursive: true, force: true });
});

/** The status by which a WebSocket is refused or opened. */
async function upgrade(port: number, headers: Record<string, string> = {}): Promise<number> {
  const asking = request({
    port,
    path: SOCKET_PATH,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  asking.end();
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  reply.resume();
  return reply.statusCode ?? 0;
}

describe('limits by address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:0DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ['believe nothing that comes from another machine', 0, '10.0.0.1', '10.0.0.1'],
    ['believe a proxy on this machine once', 0, '127.0.0.1', '203.0.113.9'],
    ['believe one proxy', 1, '10.0.0.1', '203.0.113.9'],
    ['believe two proxies', 2, '10.0.0.1', '198.51.100.4'],
  ])('%s', async (_, proxyHops, remoteAddress, expected) => {
    const gate = new Gate({ proxyHops });
    // The client has lied about the first two.
    const lies = '192.0.2.66, 198.51.100.4, 203.0.113.9';
    server = fastify({ trustProxy: gate.trusts });
    server.get('/', async ({ raw, ip }) => ({ ip, address: gate.addressOf(raw) }));
    const headers = { 'x-forwarded-for': lies };
    const reply = await server.inject({ url: '/', remoteAddress, headers });
    expect(reply.json()).toEqual({ ip: expected, address: expected });
  });

  test('a client can not choose the address by which it is counted', async () => {
    await start({ proxyHops: 1 });
    const statuses = new Set<number>();
    for (let index = 0; index < 150; index++) {
      const headers = { 'x-forwarded-for': `192.0.2.${index}, 203.0.113.9` };
      const reply = await server.inject({ url: '/api/push', remoteAddress: '10.0.0.1', headers });
      statuses.add(reply.statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  test('WebSockets are opened only so often from one address', async () => {
    const port = await start();
    const statuses = [];
    for (let index = 0; index < UPGRADES.burst; index += 50) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => upgrade(port)))));
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const more = await Promise.all(Array.from({ length: 300 }, () => upgrade(port)));
    expect(more).toContain(429);
  });
});

describe('the host that is asked for', () => {
  test('with an origin no other host is served: DNS rebinding finds nothing', async () => {
    const port = await start({ origin: 'https://nyhavn.example' });
    const status = async (host: string, url = '/api/tables') =>
      (await server.inject({ url, headers: { host } })).statusCode;
    expect(await status('nyhavn.example')).toBe(200);
    expect(await status('nyhavn.example:443')).toBe(200);
    expect(await status('rebound.example')).toBe(403);
    expect(await status('127.0.0.1:3000')).toBe(403);
    expect(await status('127.0.0.1:3000', '/healthz')).toBe(200);
    expect(await upgrade(port, { host: 'rebound.example' })).toBe(403);
    expect(await upgrade(port, { host: 'nyhavn.example' })).toBe(401);
  });

  test('a proxy that keeps the name in X-Forwarded-Host is believed', async () => {
    await start({ origin: 'https://nyhavn.example' });
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'nyhavn.example' };
    const ask = (remoteAddress: string) =>
      server.inject({ url: '/api/tables', headers, remoteAddress });
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
    expect((await ask('192.0.2.7')).statusCode).toBe(403);
  });

  test.each(['a b', '[', 'x/y', 'user@host'])('%j is not understood', async (host) => {
    await start();
    const url = '/api/session/passkey/options';
    const reply = await server.inject({ method: 'POST', url, payload: {}, headers: { host } });
    expect([reply.statusCode, reply.json()]).toEqual([400, { refused: 'not-understood' }]);
  });
});

describe('slow requests', () => {
  test.each([
    ['of a known length', 'Content-Length: 4000'],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ])('a body %s that drips is cut', { timeout: 30_000 }, async (_, length) => {
    const port = await start({ requestTimeoutMs: 400 });
    const socket = connect(port, '127.0.0.1');
    const lines = ['POST /api/guest HTTP/1.1', 'Host: x', 'Content-Type: application/json', length];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const drip = setInterval(
      () => socket.write(length.includes('chunked') ? '1\r\n \r\n' : ' '),
      50,
    );
    // A cut connection may end with an error, which `once` of `node:events` would throw.
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });

  test('a WebSocket that says nothing stays open longer than that', async () => {
    const port = await start({ requestTimeoutMs: 200 });
    const guest = await server.inject({
      method: 'POST',
      url: '/api/guest',
      payload: { name: 'Quiet' },
    });
    const [cookie] = guest.cookies;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, {
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    await once(socket, 'open');
    // A slow body that began later is cut, and the socket is still there.
    const slow = connect(port, '127.0.0.1');
    slow.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    slow.resume();
    await once(slow, 'close');
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});
