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

/** The titles of the tests that a file runs; what is only mentioned, or is skipped, is none. */
function titlesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const calls =
    /^\s*(?:test|it)(?:[.]each(?:<[^>]*>)?\([\s\S]*?\)|[.]each`[^`]*`)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/gm;
  return [...code.matchAll(calls)].map(([, one, two, three]) => one ?? two ?? three ?? '');
}

test.each(SHOWN)('$file: $title', ({ file, title }) => {
  const path = join(ROOT, 'packages', file);
  expect(existsSync(path)).toBe(true);
  const titles = titlesIn(readFileSync(path, 'utf8'));
  expect(titles.filter((one) => one.startsWith(title))).not.toEqual([]);
});

test('a title in a comment, and a test that is skipped, show nothing', () => {
  const source =
    "// test('commented', …\ntest.skip('skipped', …\n  test.each([['a', (b)]])('each', …\nx('said')";
  expect(titlesIn(source)).toEqual(['each']);
});
