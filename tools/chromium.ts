/**
 * The browser of tests, screenshots and measurements: the system's Chromium. Where there are both, the
 * one that never has a window, which does the same work in less time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What keeps it quiet, and lets it run as root and without a graphics card. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Debian's packages of it; older releases have the second one only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Where Chromium is: as CHROMIUM_PATH says, or the first in PATH. */
export function chromiumPath(): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) return existsSync(told) ? told : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}

/** What to do where there is none. */
export const CHROMIUM_MISSING =
  'Chromium is needed: install it (apt-get install chromium), or say where it is in CHROMIUM_PATH.';

/** Makes sure that it is there: installs Debian's where that is possible. */
export function installChromium(): boolean {
  if (chromiumPath() !== undefined) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const get = (...words: string[]) =>
      spawnSync('apt-get', ['-q', '-y', ...words], { stdio: 'inherit', env: environment });
    get('update');
    for (const name of PACKAGES) {
      if (chromiumPath() === undefined) get('install', '--no-install-recommends', name);
    }
  }
  if (chromiumPath() !== undefined) return true;
  console.error(CHROMIUM_MISSING);
  return false;
}
