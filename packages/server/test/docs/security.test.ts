import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The last column of every line of the table: a file, and how the title of a test begins. */
const SHOWN = [
  ...readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8').matchAll(
    /\| `([\w/.-]+\.ts)`(?: \*([^*|]+)\*)? \|$/gm,
  ),
].map(([, file = '', title = '']) => ({ file, title }));

test('every line of the threat model has its test', () => {
  const lines = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8').match(/^\|.*\|$/gm) ?? [];
  // Two lines are the table's head.
  expect(SHOWN).toHaveLength(lines.length - 2);
});

test.each(SHOWN)('$file: $title', ({ file, title }) => {
  const path = join(ROOT, 'packages', file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
