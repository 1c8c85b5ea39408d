import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { RestartableServer } from '../crash/restartable-server.ts';
import { freshDatabase } from '../services/index.ts';

const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** More milliseconds than an answer is kept for. */
const LONG = { timeout: 30_000 };

test('a server that can not write to its disk is not ready, and is again when it can', async () => {
  const server = await RestartableServer.start(data);
  const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
  const room = (size: string) =>
    spawnSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${size}:unlimited`]).status;
  expect(await ready()).toBe(200);
  expect(room('1')).toBe(0);
  await expect.poll(ready, LONG).toBe(503);
  expect(room('unlimited')).toBe(0);
  await expect.poll(ready, LONG).toBe(200);
  await server.stop();
});

test('a Postgres that takes no writes fails the probe', async () => {
  const database = await freshDatabase();
  const store = await openPostgres(database.url);
  await store.probe();
  await store.probe();
  // Every connection of a pool that is made from now on.
  const name = sql.id(new URL(database.url).pathname.slice(1));
  await sql`ALTER DATABASE ${name} SET default_transaction_read_only = on`.execute(store.db);
  await sql`SET default_transaction_read_only = on`.execute(store.db);
  await expect(store.probe()).rejects.toThrow('read-only');
  await store.close();
  await database.drop();
});

test('balancers and containers ask for readiness, not for the page', () => {
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('Caddyfile')).toMatch(/^\s*health_uri \/readyz$/m);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK [\s\S]*127\.0\.0\.1:3000\/readyz/m);
  expect(read('compose.yaml')).toMatch(/server-1: \{ condition: service_healthy \}/);
});
