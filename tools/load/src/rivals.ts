/** The servers for comparison: installed when they are measured, and never with the product. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** No workspace: it has a lockfile of its own. */
const FOLDER = join(import.meta.dirname, '../rivals');
const STAMP = join(FOLDER, 'node_modules/.nyhavn-installed');

/** Loads one of the rivals' packages by its name. */
export const requireRival = createRequire(join(FOLDER, 'package.json'));

/** Installs what their lockfile names, once per lockfile. */
export function installRivals(): void {
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
