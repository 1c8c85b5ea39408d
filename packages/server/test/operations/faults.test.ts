/** An error in the server is in the log once and in the figures, and the client hears what it is. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rollAndWrite } from '@nyhavn/engine';
import { PROTOCOL_VERSION } from '@nyhavn/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, serve } from '../../src/index.ts';
import { errorReporter } from '../../src/operations/errors.ts';
import { openLog } from '../../src/operations/log.ts';
import { Metrics } from '../../src/operations/metrics.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { freshDatabase } from '../services/index.ts';

let folder: string;
let serving: RunningServer;
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  lines = [];
  const log = { level: 'error', to: { write: (line: string) => void lines.push(line) } } as const;
  const options = { client: folder, data: join(folder, 'data'), log };
  serving = await serve(options, { port: 0, host: '127.0.0.1' });
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

async function guest(): Promise<string> {
  const reply = await post('/api/guest', { name: 'Ida' });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
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

test('a bug in a statement is an internal error over HTTP', async () => {
  const database = new DatabaseSync(join(folder, 'data', 'nyhavn.db'), { timeout: 10_000 });
  database.exec('ALTER TABLE people RENAME TO hidden');
  const reply = await post('/api/guest', { name: 'Ida' });
  database.exec('ALTER TABLE hidden RENAME TO people');
  database.close();
  expect([reply.status, await reply.json()]).toEqual([500, { refused: 'internal-error' }]);
  expect(await reported()).toEqual({
    counted: [['http', 1]],
    logged: [['http', 'no such table: people']],
  });
});

test('a bug in the rules is an internal error over a socket, and the table goes on', async () => {
  const cookie = await guest();
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const opened = await post('/api/tables', { game: 'roll-and-write', seats }, cookie);
  const { id: table } = (await opened.json()) as { id: string };
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
