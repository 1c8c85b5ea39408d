/** The third engine of browser tests: WebKitGTK with its WebDriver, a window, and a screen for it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
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

/** Our own browser: WebKit's MiniBrowser keeps nothing under automation. */
const BROWSER = join(import.meta.dirname, 'webkit-window.py');

/** What that browser needs beside Python. */
const BINDINGS = [
  '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
  '/usr/lib/python3/dist-packages/gi/__init__.py',
];

/** Where the programs are; undefined where one of them is missing. */
export function webkitPrograms(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const isBound = globSync(BINDINGS).length === BINDINGS.length;
  return driver && screen && isBound ? { driver, browser: BROWSER, screen } : undefined;
}

/** The message if one is missing. */
export const WEBKIT_MISSING =
  'WebKitGTK and a screen for it are needed: install them (apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb).';

/** Makes sure that they are there: installs Debian's where that is possible. */
export function installWebKit(): boolean {
  if (webkitPrograms() !== undefined) return true;
  installPackages('webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb');
  if (webkitPrograms() !== undefined) return true;
  console.error(WEBKIT_MISSING);
  return false;
}
