/** Firefox as a device, through Playwright over WebDriver BiDi. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX_MISSING, firefoxPath } from '@nyhavn/test-services';
import { type BrowserContext, firefox, type Page } from '@playwright/test';
import { type Device, scriptOf } from './device.ts';

/** Firefox has neither the option of a context for reduced motion nor for colours over BiDi. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1 };

/** Starts a Firefox that keeps everything in a folder of its own. */
export async function startFirefox(): Promise<Device> {
  const executablePath = firefoxPath();
  if (executablePath === undefined) throw new Error(FIREFOX_MISSING);
  const home = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  let context: BrowserContext;
  let page: Page;
  async function start(): Promise<void> {
    context = await firefox.launchPersistentContext(home, {
      channel: 'moz-firefox',
      executablePath: executablePath ?? '',
      colorScheme: null,
      serviceWorkers: 'allow',
      firefoxUserPrefs: PREFERENCES,
    });
    page = context.pages()[0] ?? (await context.newPage());
  }
  await start();
  return {
    async open(url) {
      await page.goto(url);
    },
    run: (action, ...given) => page.evaluate(scriptOf(action, JSON.stringify(given))),
    async restart() {
      await context.close();
      await start();
    },
    async close() {
      await context.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
