/** The third engine of browser tests: WebKitGTK with its WebDriver, and a screen for it. */
import { globSync } from 'node:fs';
import { installPackages } from './apt.ts';
import { findProgram } from './find-program.ts';

/** The programs with which WebKit is driven, by their paths. */
export interface WebKitPrograms {
  /** Speaks WebDriver over HTTP. */
  readonly driver: string;
  /** The browser itself. */
  readonly browser: string;
  /** X server without a screen; the browser has no headless mode. */
  readonly screen: string;
}

/** Where the programs are; undefined where one of them is missing. */
export function webkitPrograms(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The message if one is missing. */
export const WEBKIT_MISSING =
  'WebKitGTK and a screen for it are needed: install them (apt-get install webkit2gtk-driver xvfb).';

/** Makes sure that they are there: installs Debian's where that is possible. */
export function installWebKit(): boolean {
  if (webkitPrograms() !== undefined) return true;
  installPackages('webkit2gtk-driver', 'xvfb');
  if (webkitPrograms() !== undefined) return true;
  console.error(WEBKIT_MISSING);
  return false;
}
