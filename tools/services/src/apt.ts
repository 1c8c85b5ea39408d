/** Debian's packages, for those who may install them. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Asked by packages whether what they bring may be started; nothing is, where it says so by this code. */
const POLICY = '/usr/sbin/policy-rc.d';
const NO_SERVICES = '#!/bin/sh\nexit 101\n';

/** Another apt may be at work, and a download may break off. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

let isUpdated = false;

/** Installs packages where that is possible; whether it has worked, the caller looks for itself. No service is started by it. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...words: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...PATIENT, ...words], { stdio: 'inherit', env });
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, NO_SERVICES, { mode: 0o755 });
  try {
    if (!isUpdated) get('update');
    isUpdated = true;
    for (const name of names) get('install', '--no-install-recommends', name);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
