import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@nyhavn/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, serve } from '../../src/index.ts';

const TOKEN = 'only-for-the-watchman';
let folder: string;
let serving: RunningServer;
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  lines = [];
  const log = { level: 'debug', to: { write: (line: string) => void lines.push(line) } } as const;
  serving = await serve(
    { client: folder, data: join(folder, 'data'), log, metricsToken: TOKEN },
    { port: 0, host: '127.0.0.1' },
  );
});

afterEach(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => `http://127.0.0.1:${serving.port}${path}`;

async function figure(line: RegExp): Promise<string | undefined> {
  return line.exec(await (await fetch(at('/metrics'))).text())?.[1];
}

/** Becomes a guest whose name and cookie must not be seen anywhere. */
async function newGuest(name: string): Promise<string> {
  const body = JSON.stringify({ name });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(at('/api/guest'), { method: 'POST', headers, body });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function openTable(cookie: string, seats: readonly object[]): Promise<string> {
  const body = JSON.stringify({ game: 'roll-and-write', seats });
  const headers = { cookie, 'content-type': 'application/json' };
  const reply = await fetch(at('/api/tables'), { method: 'POST', headers, body });
  return ((await reply.json()) as { id: string }).id;
}

test('it says that it lives and can serve', async () => {
  expect(await (await fetch(at('/healthz'))).json()).toEqual({ alive: true });
  const ready = await fetch(at('/readyz'));
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ready: true, leaving: false, database: true });
  expect(ready.headers.get('cache-control')).toBe('no-store');
});

test('figures are for those nearby and those with the token', async () => {
  const asked = (headers: Record<string, string>) => fetch(at('/metrics'), { headers });
  expect((await asked({})).status).toBe(200);
  expect((await asked({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(403);
  for (const header of ['x-real-ip', 'via', 'forwarded', 'x-forwarded-host', 'cf-connecting-ip']) {
    expect([header, (await asked({ [header]: '192.0.2.7' })).status]).toEqual([header, 403]);
  }
  expect((await asked({ authorization: 'Bearer guessed' })).status).toBe(403);
  const far = { 'x-forwarded-for': '192.0.2.7', authorization: `Bearer ${TOKEN}` };
  expect((await asked(far)).status).toBe(200);
});

test('games, moves, refusals, clients and memory are counted', async () => {
  const cookie = await newGuest('Ida');
  const table = await openTable(cookie, [
    { kind: 'bot', bot: 'greedy' },
    { kind: 'bot', bot: 'greedy' },
  ]);
  const socket = new WebSocket(at('/api/socket').replace('http', 'ws'), { headers: { cookie } });
  const closed = new Promise<void>((resolve) => {
    socket.on('message', (data) => String(data).includes('"closed"') && resolve());
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'hello', version: PROTOCOL_VERSION });
  send({ type: 'watch', id: 'w1', channel: 0, table });
  const command = { do: 'move', at: 0, move: 'end' };
  send({ type: 'command', id: 'nobody-asked', channel: 0, command });
  await closed;
  expect(Number(await figure(/^nyhavn_moves_total (\d+)/m))).toBeGreaterThan(10);
  expect(await figure(/^nyhavn_tables_opened_total (\d+)/m)).toBe('1');
  expect(await figure(/^nyhavn_tables_closed_total (\d+)/m)).toBe('1');
  expect(await figure(/^nyhavn_sockets (\d+)/m)).toBe('1');
  expect(await figure(/^nyhavn_store_queue (\d+)/m)).toBe('0');
  expect(await figure(/^nyhavn_refusals_total\{code="[a-z-]+"\} (\d+)/m)).toBe('1');
  expect(Number(await figure(/^process_resident_memory_bytes (\S+)/m))).toBeGreaterThan(1e7);
  expect(await figure(/^nyhavn_http_seconds_count\{.*route="[/]api[/]tables".*\} (\d+)/m)).toBe(
    '1',
  );
  socket.close();
});

test('what is no counter is not called one', async () => {
  const text = await (await fetch(at('/metrics'))).text();
  const gauges = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name = '']) => name);
  expect(gauges).not.toEqual([]);
  expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
  expect(gauges).toContain('nodejs_active_resources');
});

test('the log has requests and tables in it, and nothing of people', async () => {
  const cookie = await newGuest('Søren Ågesen');
  const table = await openTable(cookie, [{ kind: 'open' }, { kind: 'open' }]);
  await fetch(at(`/api/tables/${table}/record?secret=hidden`), { headers: { cookie } });
  const answers = lines.filter((line) => line.includes('"answered"'));
  const written = answers.map((line) => JSON.parse(line));
  expect(written).toContainEqual(
    expect.objectContaining({
      level: 'info',
      route: '/api/tables/:table/record',
      table: createHash('sha256').update(table).digest('hex').slice(0, 12),
    }),
  );
  for (const { request } of written) expect(request).toMatch(/^[\da-f-]{36}$/);
  const text = answers.join('');
  // The id of a private table is the invitation to it.
  for (const personal of [
    table,
    'Søren',
    'Ågesen',
    cookie,
    cookie.slice(7, 40),
    'hidden',
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(personal);
  }
});
