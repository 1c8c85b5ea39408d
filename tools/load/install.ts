/** What the server is measured beside is installed when it is measured, and never with the product. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const STAMP = join(FOLDER, 'node_modules/.nyhavn-installed');

/** Installs what the lockfile beside this file names, once per lockfile. */
export function installPeers(): void {
  const wanted = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // Nothing of it has to be compiled, and so no script of theirs has to run.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}
