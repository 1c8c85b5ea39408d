/** Debian's packages, for those who may install them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that is possible; whether it has worked, the caller looks for itself. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...words: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...words], { stdio: 'inherit', env });
  get('update');
  for (const name of names) get('install', '--no-install-recommends', name);
}
