import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terminalWordsIn } from '@nyhavn/web/terminal-words';
import { afterAll, describe, expect, test } from 'vitest';
import { nyhavn } from './nyhavn.ts';

const SERVE = (await terminalWordsIn('en')).commands.serve;

const BIN = join(import.meta.dirname, '..', 'bin', 'nyhavn.js');
const DATA = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(DATA, { recursive: true, force: true }));
// Child processes speak English, whatever the machine speaks.
process.env.LC_ALL = 'C.UTF-8';
const BUILT = existsSync(join(import.meta.dirname, '..', '..', 'web', 'dist', 'index.html'));

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += piece;
    if (text.includes('\n')) return text;
  }
  return text;
}

let folders = 0;

/** A data folder that is not there yet. */
const folder = () => join(DATA, `${folders++}`);

function put(data: string, name: string, text: string): void {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, name), text);
}

describe.runIf(BUILT)('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says where it is, answers, and ends at %s',
    async (signal) => {
      const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', DATA]);
      const line = await firstLine(server);
      const url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
      expect(line).toBe(`${SERVE.at(url)}\n`);
      const page = await fetch(`${url}/settings`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Nyhavn');
      const ended = once(server, 'exit');
      server.kill(signal);
      expect(await ended).toEqual([0, null]);
    },
  );

  test('ends by itself, with an error, when the thread of its database dies', async () => {
    // The first thread of the process is the one of the database.
    const kill = 'process.once("worker", (w) => process.on("SIGUSR2", () => w.terminate()))';
    const preload = `data:text/javascript,${encodeURIComponent(kill)}`;
    const argv = ['--import', preload, BIN, 'serve', '--port', '0', '--data', folder()];
    const server = spawn(process.execPath, argv);
    let stderr = '';
    server.stderr.on('data', (text) => {
      stderr += text;
    });
    await firstLine(server);
    const ended = once(server, 'close');
    server.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(stderr).toContain(`${SERVE.notGoingOn('the SQLite thread has died')}\n`);
    expect(stderr).toContain('"place":"store","msg":"internal error"');
  });

  test.each(['nyhavn.lock', 'nyhavn.db', 'vapid.json'])(
    'ends at SIGTERM while it starts, when it has just made %s',
    async (name) => {
      const data = folder();
      const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data]);
      const ended = once(server, 'exit');
      await expect
        .poll(() => existsSync(join(data, name)), { interval: 1, timeout: 60_000 })
        .toBe(true);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  );

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends at %s while it waits for a database that does not answer',
    async (signal) => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const env = { ...process.env, DATABASE_URL: `postgres://nyhavn@127.0.0.1:${port}/nyhavn` };
      const argv = [BIN, 'serve', '--port', '0', '--data', folder()];
      const server = spawn(process.execPath, argv, { env });
      const ended = once(server, 'exit');
      await once(silent, 'connection');
      server.kill(signal);
      expect(await ended).toEqual([0, null]);
      silent.close();
    },
  );

  test('is the only one in its data folder, and can be killed', async () => {
    const data = folder();
    const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data]);
    await firstLine(server);
    const { status, stderr } = nyhavn(['serve', '--port', '0', '--data', data]);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `Another server is using the data folder ${data}. Stop it first, or give this one a folder of its own with --data.\n`,
    });
    const killed = once(server, 'exit');
    server.kill('SIGKILL');
    await killed;
    const next = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data]);
    expect(await firstLine(next)).toMatch(/^Nyhavn is at /);
    next.kill();
    await once(next, 'exit');
    for (const name of ['nyhavn.db', 'nyhavn.lock', 'secret', 'vapid.json']) {
      expect(statSync(join(data, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });

  /** Data folders with which no server can start, and what it says of them. */
  const BROKEN: readonly (readonly [string, (data: string) => void, RegExp])[] = [
    ['a file', (data) => writeFileSync(data, ''), /^The data folder .* can't be written: /],
    [
      'an empty secret',
      (data) => put(data, 'secret', ''),
      /secret is damaged: it takes at least 64/,
    ],
    [
      'a short secret',
      (data) => put(data, 'secret', 'abcd'),
      /secret is damaged: it takes at least/,
    ],
    ['a garbled secret', (data) => put(data, 'secret', 'ß'.repeat(64)), /secret is damaged: /],
    [
      'garbled push keys',
      (data) => put(data, 'vapid.json', '{"publicKey":'),
      /vapid.json is damaged/,
    ],
    [
      'wrong push keys',
      (data) => put(data, 'vapid.json', '{"publicKey":"a"}'),
      /vapid.json is damaged/,
    ],
    [
      'a garbled database',
      (data) => put(data, 'nyhavn.db', 'ß'.repeat(9999)),
      /nyhavn.db is damaged \(/,
    ],
    [
      'a garbled lock',
      (data) => put(data, 'nyhavn.lock', 'ß'.repeat(999)),
      /nyhavn.lock can't be used/,
    ],
  ];
  test.each(BROKEN)(
    'ends by itself, with one sentence, where its folder is or has %s',
    (_, break_, said) => {
      const data = folder();
      break_(data);
      const { status, stdout, stderr } = nyhavn(['serve', '--port', '0', '--data', data]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(said);
      expect(stderr.trim()).not.toContain('\n');
    },
  );

  test('says so when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { status, stderr } = nyhavn(['serve', '--port', `${port}`, '--data', DATA]);
    other.close();
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${SERVE.portUsed(port ?? 0, `nyhavn serve --port ${(port ?? 0) + 1}`)}\n`,
    });
  });

  test('says so when the host is somebody else’s', () => {
    const { status, stderr } = nyhavn([
      'serve',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--data',
      DATA,
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain(SERVE.notOurs('192.0.2.1'));
  });
});

test.each([
  [['serve', '--port', '65536']],
  [['serve', '--port', 'http']],
  [['serve', '--host']],
  [['serve', '--https']],
  [['serve', 'here']],
  [['serve', '--data']],
  [['serve', '--origin', 'nyhavn.example']],
  [['serve', '--admins', 'Ida']],
  [['serve', '--origin', 'https://nyhavn.example/here']],
])('%j is a command line that is wrong', (argv) => {
  const { status, stdout, stderr } = nyhavn(argv);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('usage: nyhavn serve [--port 3000] [--host 127.0.0.1]');
});
