/**
 * An error in the server is in the log once and in the figures, and the client hears what it is: thrown into HTTP, the
 * WebSocket, the store, bots, push messages, the counting of results, the cluster and its bus.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { PROTOCOL_VERSION } from '@nyhavn/protocol';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BotWorker } from '../../src/bots/bot-worker.ts';
import { Membership } from '../../src/cluster/membership.ts';
import { type RunningServer, type ServerOptions, serve } from '../../src/index.ts';
import { errorReporter } from '../../src/operations/errors.ts';
import { openLog } from '../../src/operations/log.ts';
import { Metrics } from '../../src/operations/metrics.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type Database, freshDatabase } from '../services/index.ts';

let folder: string;
let serving: RunningServer;
let lines: string[];

async function start(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const log = { level: 'error', to: { write: (line: string) => void lines.push(line) } } as const;
  const options = { client: folder, data: join(folder, 'data'), log, ...more };
  return serve(options, { port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  lines = [];
  serving = await start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await serving.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => `http://127.0.0.1:${serving.port}${path}`;

function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
}

async function guest(name = 'Ida'): Promise<string> {
  const reply = await post('/api/guest', { name });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

let commands = 0;

/** Asks something of a table over HTTP. */
function ask(table: string, cookie: string, command: object): Promise<Response> {
  return post(`/api/tables/${table}/commands`, { id: `c${commands++}`, command }, cookie);
}

/** A table with an open seat and this one. */
async function tableBeside(seat: object, cookie: string, game = 'roll-and-write'): Promise<string> {
  const seats = [{ kind: 'open' }, seat];
  const opened = await post('/api/tables', { game, seats }, cookie);
  return ((await opened.json()) as { id: string }).id;
}

/** Two people who play at a table by turns, and are nowhere near it. */
async function absentPair(): Promise<{ table: string; cookies: readonly string[] }> {
  const cookies = [await guest('Ida'), await guest('Bo')] as const;
  const table = await tableBeside({ kind: 'open' }, cookies[0], 'copenhagen');
  for (const cookie of cookies) {
    expect((await ask(table, cookie, { do: 'sit', name: 'Ida' })).status).toBe(200);
  }
  return { table, cookies };
}

/** Changes the file of the store behind its back. */
function change(sql: string): void {
  const database = new DatabaseSync(join(folder, 'data', 'nyhavn.db'), { timeout: 10_000 });
  database.exec(sql);
  database.close();
}

/** Lets every new row of a table of the store fail; nothing of ours expects that. */
function breakRowsOf(table: string): void {
  change(
    `CREATE TRIGGER broken BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'injected'); END`,
  );
}

function mend(): void {
  change('DROP TRIGGER broken');
}

/** What was reported, in the log and in the figures. */
async function reported() {
  const text = await (await fetch(at('/metrics'))).text();
  const counted = [...text.matchAll(/^nyhavn_internal_errors_total\{place="(\w+)"\} (\d+)/gm)];
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'internal error');
  return {
    counted: counted.map(([, place, times]) => [place, Number(times)]),
    logged: logged.map(({ place, err }) => [place, err.message]),
  };
}

/** Exactly this is reported in the end: one line in the log and one in the figures. */
async function expectReported(place: string, message: string): Promise<void> {
  const all = expect.poll(reported, { timeout: 20_000 });
  await all.toEqual({ counted: [[place, 1]], logged: [[place, message]] });
}

test('a bug in a statement is an internal error over HTTP', async () => {
  change('ALTER TABLE people RENAME TO hidden');
  const reply = await post('/api/guest', { name: 'Ida' });
  change('ALTER TABLE hidden RENAME TO people');
  expect([reply.status, await reply.json()]).toEqual([500, { refused: 'internal-error' }]);
  expect(await reported()).toEqual({
    counted: [['http', 1]],
    logged: [['http', 'no such table: people']],
  });
});

test('a bug in the rules is an internal error over a socket, and the table goes on', async () => {
  const cookie = await guest();
  const table = await tableBeside({ kind: 'bot', bot: 'random' }, cookie);
  const socket = new WebSocket(at('/api/socket').replace('http', 'ws'), { headers: { cookie } });
  const heard: string[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  const hears = (text: string) =>
    expect.poll(() => heard.some((one) => one.includes(text)), { timeout: 20_000 }).toBe(true);
  send({ type: 'hello', version: PROTOCOL_VERSION });
  send({ type: 'watch', id: 'w', channel: 0, table });
  await hears('"done":["w"');
  vi.spyOn(rollAndWrite, 'setup').mockImplementationOnce(() => {
    throw new Error('a bug in the rules');
  });
  const command = { do: 'sit', name: 'Ida' };
  send({ type: 'command', id: 'first', channel: 0, command });
  await hears('{"refused":["internal-error","first"]}');
  expect(await reported()).toEqual({
    counted: [['command', 1]],
    logged: [['command', 'a bug in the rules']],
  });
  send({ type: 'command', id: 'second', channel: 0, command });
  await hears('"done":["second"');
  socket.close();
});

test('what the store can not append because of a bug is an internal error, and done when it is asked again', async () => {
  const cookie = await guest();
  const table = await tableBeside({ kind: 'open' }, cookie);
  breakRowsOf('log');
  const command = { do: 'sit', name: 'Ida' };
  const reply = await ask(table, cookie, command);
  expect([reply.status, await reply.json()]).toEqual([500, { refused: 'internal-error' }]);
  await expectReported('table', 'injected');
  mend();
  expect((await ask(table, cookie, command)).status).toBe(200);
});

test('what the store fails at while nothing waits for it is reported', async () => {
  const cookie = await guest();
  const table = await tableBeside({ kind: 'open' }, cookie);
  breakRowsOf('entries');
  // It is safe in the log, and goes to its place later, which is tried again and reported each time.
  expect((await ask(table, cookie, { do: 'sit', name: 'Ida' })).status).toBe(200);
  await expect.poll(async () => (await reported()).logged).toContainEqual(['store', 'injected']);
  mend();
  await expect
    .poll(reported)
    .toSatisfy(({ counted, logged }) => counted.length === 1 && counted[0]?.[1] === logged.length);
  expect(new Set((await reported()).logged.map(String))).toEqual(new Set(['store,injected']));
});

test('a bot that throws is reported, and the game goes on', async () => {
  vi.spyOn(BotWorker.prototype, 'choose').mockRejectedValueOnce(new Error('a bug in a bot'));
  // The bot begins.
  const { setup } = rollAndWrite;
  vi.spyOn(rollAndWrite, 'setup').mockImplementation((given) =>
    setup({ ...given, startPlayer: 1 }),
  );
  const cookie = await guest();
  const table = await tableBeside({ kind: 'bot', bot: 'random' }, cookie);
  await ask(table, cookie, { do: 'sit', name: 'Ida' });
  const hasBotMoved = async () => {
    const reply = await fetch(at(`/api/tables/${table}/entries`), { headers: { cookie } });
    const { entries } = (await reply.json()) as { entries: object[] };
    return entries.some((entry) => 'by' in entry && entry.by === 1);
  };
  await expect.poll(hasBotMoved, { timeout: 20_000 }).toBe(true);
  await expectReported('bots', 'a bug in a bot');
});

test('a push message that can not be sent because of a bug is reported', async () => {
  change('ALTER TABLE devices RENAME TO hidden');
  await absentPair();
  await expectReported('push', 'no such table: devices');
  change('ALTER TABLE hidden RENAME TO devices');
});

test('a table that can not be counted is reported', async () => {
  const { table, cookies } = await absentPair();
  breakRowsOf('results');
  const [ida = '', bo = ''] = cookies;
  await ask(table, ida, { do: 'ask', matter: 'end' });
  expect((await ask(table, bo, { do: 'answer', yes: true })).status).toBe(200);
  await expectReported('ratings', 'injected');
  mend();
});

describe('in a cluster', () => {
  let database: Database;

  beforeEach(async () => {
    await serving.close();
    database = await freshDatabase();
    serving = await start({ database: database.url });
  });
  afterEach(async () => {
    await serving.close();
    await database.drop();
  });

  test('a message on the bus that means nothing is reported and dropped', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`SELECT pg_notify('nyhavn', E'all\\nnonsense')`);
    await client.end();
    await expectReported('bus', expect.stringContaining('JSON'));
  });

  test('a heartbeat that fails is reported, and the next one is tried', async () => {
    vi.spyOn(Membership.prototype, 'beat').mockRejectedValueOnce(new Error('a bug in a heartbeat'));
    await expectReported('cluster', 'a bug in a heartbeat');
    expect((await post('/api/guest', { name: 'Ida' })).status).toBe(200);
  });
});

test('an error is in the log with a hash of its table, and without the row that Postgres quotes', async () => {
  const database = await freshDatabase();
  const store = await openPostgres(database.url);
  const person = { id: 'the-id-of-ida', name: 'Ida', created: 0 };
  await insertPerson(store.db, person);
  const error = await insertPerson(store.db, person).catch((reason) => reason);
  await store.close();
  await database.drop();
  expect(error.detail).toContain(person.id);
  const log = openLog({ level: 'error', to: { write: (line: string) => void lines.push(line) } });
  // The id of a private table is the invitation to it.
  const table = 'the-id-of-a-table';
  errorReporter(log, new Metrics())('table', error, { table });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    err: { code: '23505', message: expect.stringContaining('duplicate') },
    table: createHash('sha256').update(table).digest('hex').slice(0, 12),
  });
  for (const id of [person.id, table]) expect(lines.at(-1)).not.toContain(id);
});
