import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Tests in the last cell of a row, separated by commas: a file, and how a title in it begins. */
const TEST = /`([\w/.-]+\.ts)` \*([^*|]+)\*/g;

/** The rows of the tables on a page whose last column is “shown by”. */
function rowsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  return (text.match(/(?:^\|.*\|\n)+/gm) ?? [])
    .map((table) => table.trimEnd().split('\n'))
    .filter(([head = '']) => head.endsWith('| shown by |'))
    .flatMap((table) => table.slice(2));
}

/** The titles of the tests that a file runs; what is only mentioned, or is skipped, is none. */
function titlesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const calls =
    /^\s*(?:test|movingTest|stillTest|it)(?:[.]concurrent)?(?:[.]each(?:<[^>]*>)?\([\s\S]*?\)|[.]each`[^`]*`)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/gm;
  return [...code.matchAll(calls)].map(([, one, two, three]) => one ?? two ?? three ?? '');
}

describe.each(['security.md', 'reliability.md', 'accessibility.md'])('docs/%s', (page) => {
  const rows = rowsOf(page);
  const cells = rows.map((row) => row.slice(row.lastIndexOf(' | ') + 3, -2));
  const shown = cells.flatMap((cell) =>
    [...cell.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
  );

  test('every line of its tables names tests, and nothing else', () => {
    expect(rows.length).toBeGreaterThan(20);
    const left = cells.map((cell) => cell.replaceAll(TEST, 'test'));
    expect(left.filter((cell) => !/^test(, test)*$/.test(cell))).toEqual([]);
  });

  test.each(shown)('$file: $title', ({ file, title }) => {
    const path = join(ROOT, 'packages', file);
    expect(existsSync(path)).toBe(true);
    const titles = titlesIn(readFileSync(path, 'utf8'));
    expect(titles.filter((one) => one.startsWith(title))).not.toEqual([]);
  });
});

test('a title in a comment, and a test that is skipped, show nothing', () => {
  const source =
    "// test('commented', …\ntest.skip('skipped', …\n  test.each([['a', (b)]])('each', …\nx('said')";
  expect(titlesIn(source)).toEqual(['each']);
});
