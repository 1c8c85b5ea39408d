/** The second engine of browser tests: the system's Firefox, as Playwright drives it. */
import { existsSync } from 'node:fs';
import { installPackages } from './apt.ts';
import { findProgram } from './find-program.ts';

/** Where Firefox is: as FIREFOX_PATH says, or the first in PATH; the one of long support first. */
export function firefoxPath(): string | undefined {
  const told = process.env.FIREFOX_PATH;
  if (told) return existsSync(told) ? told : undefined;
  return findProgram('firefox-esr', 'firefox');
}

/** The message if there is none. */
export const FIREFOX_MISSING =
  'Firefox is needed: install it (apt-get install firefox-esr), or say where it is in FIREFOX_PATH.';

/** Makes sure that it is there: installs Debian's where that is possible. */
export function installFirefox(): boolean {
  if (firefoxPath() !== undefined) return true;
  installPackages('firefox-esr');
  if (firefoxPath() !== undefined) return true;
  console.error(FIREFOX_MISSING);
  return false;
}
