import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nyhavn } from './nyhavn.ts';

const BIN = join(import.meta.dirname, '..', 'bin', 'nyhavn.js');
const DATA = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(DATA, { recursive: true, force: true }));
const BUILT = existsSync(join(import.meta.dirname, '..', '..', 'web', 'dist', 'index.html'));

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += piece;
    if (text.includes('\n')) return text;
  }
  return text;
}

describe.runIf(BUILT)('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says where it is, answers, and ends at %s',
    async (signal) => {
      const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', DATA]);
      const line = await firstLine(server);
      expect(line).toMatch(/^Nyhavn is at http:\/\/localhost:\d+\n$/);
      const url = line.slice('Nyhavn is at '.length).trim();
      const page = await fetch(`${url}/settings`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Nyhavn');
      const ended = once(server, 'exit');
      server.kill(signal);
      expect(await ended).toEqual([0, null]);
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
      stderr: `Port ${port} is in use; try another one: nyhavn serve --port ${(port ?? 0) + 1}\n`,
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
    expect(stderr).toContain('192.0.2.1 is no address of this machine.');
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
])('%j is a command line that is wrong', (words) => {
  const { status, stdout, stderr } = nyhavn(words);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('usage: nyhavn serve [--port 3000] [--host 127.0.0.1]');
});
