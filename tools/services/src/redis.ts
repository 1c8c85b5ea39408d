/** The Redis of tests and measurements: the system's. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.ts';
import { folderFor, freePort, lesserAccount, type Service, serve } from './service.ts';

/** Debian's name first; Valkey speaks the same language. */
const NAMES = ['redis-server', 'valkey-server'];

/** The message if there is none. */
const REDIS_MISSING =
  'Redis is needed: install it (apt-get install redis-server), or say where one is in TEST_REDIS_URL.';

function program(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}

/** Makes sure that it is there: installs Debian's where that is possible. */
export function installRedis(): boolean {
  if (process.env.TEST_REDIS_URL || program()) return true;
  installPackages('redis-server');
  if (program()) return true;
  console.error(REDIS_MISSING);
  return false;
}

/** Starts one with nothing in it. */
export async function startRedis(): Promise<Service> {
  const found = program();
  if (found === undefined) throw new Error(REDIS_MISSING);
  const account = lesserAccount('redis', 'nobody');
  const folder = folderFor(account);
  const port = await freePort();
  const recipe = {
    program: found,
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    account,
    ready: 'Ready to accept connections',
  };
  return serve(recipe, `redis://127.0.0.1:${port}`, folder);
}
