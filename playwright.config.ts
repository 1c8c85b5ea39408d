import { CHROMIUM_ARGUMENTS, chromiumPath, wholeChromiumPath } from '@nyhavn/test-services';
import { defineConfig, devices } from '@playwright/test';

// Other tools load this file too, before browsers are installed; the global setup asks for them.
const executablePath = chromiumPath() ?? 'chromium';
const wholePath = wholeChromiumPath() ?? 'chromium';

/** Tests of what only the whole browser has: notices of the system, a screen that stays awake. */
const WHOLE = ['notifications.spec.ts', 'awake.spec.ts'];

export default defineConfig({
  testDir: 'packages/web/test/browser',
  globalSetup: './packages/web/test/browser/setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine: some wait for others.
  workers: 3,
  retries: 0,
  timeout: 600_000,
  // Nothing waits that long where all is well; a busy machine may.
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'games', testIgnore: ['frames.spec.ts', ...WHOLE] },
    {
      name: 'device',
      testMatch: WHOLE,
      use: { launchOptions: { executablePath: wholePath, args: CHROMIUM_ARGUMENTS } },
    },
    // Firefox and WebKit, driven by the tests; the others at their tables have Chromium.
    { name: 'engines', testDir: 'packages/web/test/engines' },
    // Measured when nothing else runs.
    {
      name: 'frames',
      testMatch: 'frames.spec.ts',
      dependencies: ['games', 'device', 'engines'],
      fullyParallel: false,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    // What moves takes twice the time: on two cores only tests of it, and whole games, are run with motion on.
    contextOptions: {
      reducedMotion: process.env.NYHAVN_MOTION === 'on' ? 'no-preference' : 'reduce',
    },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS },
  },
});
