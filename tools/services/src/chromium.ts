/** The browser of tests, screenshots and measurements: the system's Chromium. */
import { existsSync } from 'node:fs';
import { installPackages } from './apt.ts';
import { findProgram } from './find-program.ts';

/** Flags that keep it quiet, and let it run as root and without a graphics card. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Does the same work in less time, but shows no notices of the system. */
const SHELL = 'chromium-headless-shell';

/** Where Chromium is: as CHROMIUM_PATH says, or the first in PATH; where there is one, the one without a window. */
export function chromiumPath(): string | undefined {
  return find([SHELL, ...NAMES]);
}

/** Where the Chromium is that does everything, also show notices of the system. */
export function wholeChromiumPath(): string | undefined {
  return find(NAMES);
}

function find(names: readonly string[]): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) return existsSync(told) ? told : undefined;
  return findProgram(...names);
}

/** The message if there is none. */
export const CHROMIUM_MISSING =
  'Chromium is needed: install it (apt-get install chromium), or say where it is in CHROMIUM_PATH.';

/** Makes sure that it is there: installs Debian's where that is possible. */
export function installChromium(): boolean {
  if (wholeChromiumPath() !== undefined && find([SHELL]) !== undefined) return true;
  // Older releases don't have the second one, and everything works without, if more slowly.
  installPackages('chromium', SHELL);
  if (wholeChromiumPath() !== undefined) return true;
  console.error(CHROMIUM_MISSING);
  return false;
}
