import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type ServerOptions } from '../../src/index.ts';

let folder: string;
let data: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  data = join(folder, 'data');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  lines = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(more: Partial<ServerOptions> = {}) {
  const log = { level: 'warn', to: { write: (line: string) => void lines.push(line) } } as const;
  return createServer({ client: folder, data, log, ...more });
}

async function startAndClose(): Promise<void> {
  await (await start()).close();
}

test('a folder is used by one server at a time, and free again when that is closed', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`Another server is using the data folder ${data}.`);
  await first.close();
  await startAndClose();
  expect(lines).toEqual([]);
});

test('a start that fails leaves nothing open', async () => {
  mkdirSync(data);
  writeFileSync(join(data, 'vapid.json'), '{');
  const threads: Promise<unknown>[] = [];
  const onWorker = (thread: Worker) => {
    threads.push(new Promise((resolve) => thread.once('exit', resolve)));
  };
  process.on('worker', onWorker);
  await expect(start()).rejects.toThrow('vapid.json is damaged');
  process.off('worker', onWorker);
  expect(threads).toHaveLength(1);
  await Promise.all(threads);
  rmSync(join(data, 'vapid.json'));
  await startAndClose();
});

test.each([
  ['emptied', (file: string) => truncateSync(file)],
  ['deleted', (file: string) => rmSync(file)],
])('a database that was %s is missed', async (_, lose) => {
  await startAndClose();
  lose(join(data, 'nyhavn.db'));
  await expect(start()).rejects.toThrow('nyhavn.db is missing or empty, but this folder had one.');
  // As the sentence says.
  rmSync(join(data, 'nyhavn.lock'));
  await startAndClose();
});

test('a WAL that is gone after a crash is missed, and one that is there is not', async () => {
  const server = await start();
  // What a killed server leaves.
  const killed = join(folder, 'killed');
  mkdirSync(killed);
  for (const name of ['nyhavn.db', 'nyhavn.db-wal', 'nyhavn.lock', 'secret', 'vapid.json']) {
    copyFileSync(join(data, name), join(killed, name));
  }
  await server.close();
  expect(existsSync(join(data, 'nyhavn.db-wal'))).toBe(false);
  await startAndClose();
  data = killed;
  const after = await start();
  expect(lines).toEqual([]);
  await after.close();

  const again = await start();
  const cut = join(folder, 'cut');
  mkdirSync(cut);
  for (const name of ['nyhavn.db', 'nyhavn.lock', 'secret', 'vapid.json']) {
    copyFileSync(join(data, name), join(cut, name));
  }
  await again.close();
  data = cut;
  await startAndClose();
  expect(lines).toEqual([expect.stringContaining('nyhavn.db-wal is missing')]);
});

test('when its store dies, a server says so to its owner, and that it can not serve', async () => {
  const threads: Worker[] = [];
  const onWorker = (thread: Worker) => void threads.push(thread);
  process.on('worker', onWorker);
  const fatal = Promise.withResolvers<Error>();
  const server = await start({ onFatal: fatal.resolve });
  process.off('worker', onWorker);
  await threads[0]?.terminate();
  expect((await fatal.promise).message).toBe('the SQLite thread has died');
  const { statusCode, body } = await server.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toMatchObject([503, { ready: false, database: false }]);
  expect(lines[0]).toContain('the SQLite thread has died');
  await server.close();
});
