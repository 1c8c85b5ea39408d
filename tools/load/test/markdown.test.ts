import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytes, markdown, rough, withBlocks } from '../src/cluster/markdown.ts';
import { within } from '../src/within.ts';

test('figures are as long as they mean something', () => {
  expect([0.01234, 1.26, 45.6, 123, 9876, 1_234_567].map(rough)).toEqual([
    '0.012',
    '1.3',
    '46',
    '120',
    '9,900',
    '1,200,000',
  ]);
  expect([0, 999, 1500, 2.34e9, 5e12].map(bytes)).toEqual([
    '0 bytes',
    '1,000 bytes',
    '1.5 KB',
    '2.3 GB',
    '5 TB',
  ]);
});

test('a table is one of Markdown', () => {
  expect(markdown(['tables', 'moves/s'], [['10', '1,000']])).toBe(
    '| tables | moves/s |\n| --- | ---: |\n| 10 | 1,000 |',
  );
});

test('what stands between marks is replaced, and nothing else', () => {
  const text = 'before\n<!-- one -->\nold\nlines\n<!-- end of one -->\nafter';
  const changed = 'before\n<!-- one -->\nnew\n<!-- end of one -->\nafter';
  expect(withBlocks(text, new Map([['one', 'new']]))).toBe(changed);
  expect(() => withBlocks(text, new Map([['two', 'new']]))).toThrow('no place for two');
});

test('the page about growth has a place for everything that is measured', () => {
  const page = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
  const names = [...page.matchAll(/<!-- end of (\w+) -->/g)].map(([, name = '']) => name);
  expect(names.sort()).toEqual([
    'assumptions',
    'costs',
    'games',
    'length',
    'limits',
    'loads',
    'memory',
    'plan',
    'processes',
    'quiet',
    'served',
    'spectators',
    'tables',
    'thinking',
  ]);
  expect(() => withBlocks(page, new Map(names.map((name) => [name, ''])))).not.toThrow();
});

test('what takes too long is given up, and said', async () => {
  await expect(within(1, 'waiting', new Promise(() => {}))).rejects.toThrow('waiting took longer');
  await expect(within(1000, 'waiting', Promise.resolve(7))).resolves.toBe(7);
});
