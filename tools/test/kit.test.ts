/** What every screen shares is made once, in the client's kit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../packages/web/src');

/** What is written by hand instead of taken from the kit, by what the kit has for it. */
const BY_HAND = {
  Button: /class=("|\{[^}\n]*["'`])button\b(?!-)/,
  Radio: /^\s*(<input )?type="radio"/m,
  Check: /^\s*(<input )?type="checkbox"/m,
  Field: /<label class="field"/,
  copyText: /navigator\.clipboard|execCommand/,
};

test.each(Object.entries(BY_HAND))('outside the kit every %s comes from it', (_, pattern) => {
  const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !file.startsWith('ui/'))
    .filter((file) => pattern.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(found).toEqual([]);
});
