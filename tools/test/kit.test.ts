/** The shared parts of screens exist once, in the client's kit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../packages/web/src');

/** Hand-written parts for which the kit has a component, by that component. */
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
