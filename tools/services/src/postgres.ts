/** The Postgres of tests and measurements: the system's. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.ts';
import { folderFor, freePort, lesserAccount, type Service, serve } from './service.ts';

/** Where Debian has the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** The message if there is none. */
const POSTGRES_MISSING =
  'Postgres is needed: install it (apt-get install postgresql), or say where one is in TEST_DATABASE_URL.';

/** The folder with its programs. */
function programs(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...newest.map((version) => join(VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const all = ['initdb', 'postgres'];
  return folders.find((folder) => all.every((program) => existsSync(join(folder, program))));
}

/** Makes sure that it is there: installs Debian's where that is possible. */
export function installPostgres(): boolean {
  if (process.env.TEST_DATABASE_URL || programs()) return true;
  installPackages('postgresql');
  if (programs()) return true;
  console.error(POSTGRES_MISSING);
  return false;
}

/** Tests need not wait for the disk: what is kept for them need not outlive this machine. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts one with nothing in it; it does not flush, if it is not given settings of its own. */
export async function startPostgres(own: readonly string[] = CARELESS): Promise<Service> {
  const folder = programs();
  if (folder === undefined) throw new Error(POSTGRES_MISSING);
  // It refuses to be run by root.
  const account = lesserAccount('postgres', 'nobody');
  const data = folderFor(account);
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'nyhavn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: data, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`${made.error ?? made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...own];
  const recipe = {
    program: join(folder, 'postgres'),
    args: ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    account,
    ready: 'ready to accept connections',
  };
  return serve(recipe, `postgres://nyhavn@127.0.0.1:${port}/postgres`, data);
}
