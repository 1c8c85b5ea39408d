import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';
import { isGameEntry, recordOf, verifyRecords } from '@nyhavn/protocol';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Restless } from './restless.ts';

const TABLES = 200;
const CRASHES = 6;

const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function start(port: number): Promise<ChildProcess> {
  const server = fork(join(import.meta.dirname, 'server.ts'), [data, `${port}`]);
  await once(server, 'message');
  return server;
}

test('whatever was confirmed is there after the server was killed, and every game goes on', async () => {
  const port = await freePort();
  let server = await start(port);
  const api = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  const players: Restless[] = [];
  const tables: string[] = [];
  for (let index = 0; index < TABLES; index++) {
    const game = GAMES[index % GAMES.length]?.id;
    const cookies: { id: string; cookie: string }[] = [];
    for (const name of ['Anna', 'Bent']) {
      const reply = await api('guest', { name });
      const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
      const { id } = (await reply.json()) as { id: string };
      cookies.push({ id, cookie });
    }
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const opened = await api('tables', { game, seats }, cookies[0]?.cookie);
    const { id: table } = (await opened.json()) as { id: string };
    tables.push(table);
    for (const { id, cookie } of cookies) players.push(new Restless(id, { port, cookie, table }));
  }

  // Killed once so many commands were confirmed, which is another moment every time.
  const confirmed = () => players.reduce((sum, player) => sum + player.confirmed.length, 0);
  for (let crash = 1; crash <= CRASHES; crash++) {
    while (confirmed() < crash * 1500) await new Promise((resolve) => setImmediate(resolve));
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    server = await start(port);
  }
  await Promise.all(players.map(({ ended }) => ended));
  const stopped = once(server, 'exit');
  server.kill('SIGTERM');
  await stopped;

  const store = await openSqlite(join(data, 'nyhavn.db'));
  for (const [index, table] of tables.entries()) {
    const stored = await store.journal.load(table);
    const rows = stored?.entries ?? [];
    const entries = rows.map(({ entry }) => entry);
    const [anna, bent] = players.slice(2 * index);
    for (const player of [anna, bent]) {
      expect(player?.heard.length).toBe(entries.length);
      const seen = player?.heard.filter((entry) => !isGameEntry(entry) || entry.by !== 'chance');
      expect(seen).toEqual(entries.filter((entry) => !isGameEntry(entry) || entry.by !== 'chance'));
      const commands = rows.filter(({ person }) => person === player?.person);
      expect(commands.map(({ command }) => command)).toEqual(player?.confirmed.map(({ id }) => id));
    }
    expect(verifyRecords(recordOf(entries))).toMatchObject({
      ok: true,
      findings: [{ kind: 'fair' }],
    });
  }
  await store.close();
});
