/** Checks on a machine without any browser. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs a script in a process that finds no browser. */
function withoutBrowser(script: string): {
  readonly status: number | null;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: join(ROOT, 'no-such-browser') },
    encoding: 'utf8',
  });
}

test('configurations load before a browser is installed, because checks of the sources load them', () => {
  const { status, stderr } = withoutBrowser(
    "await import('./playwright.config.ts'); await import('./vitest.config.ts');",
  );
  expect([stderr, status]).toEqual(['', 0]);
});

test('browser tests say what is missing where there is no browser', () => {
  const { status, stderr } = withoutBrowser(
    "const { default: setup } = await import('./packages/web/test/browser/setup.ts'); await setup();",
  );
  expect(stderr).toContain('Chromium is needed');
  expect(status).not.toBe(0);
});
