import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS } from '../../src/roll-and-write/rulings.ts';

const FILES = ['rulings-1-10.test.ts', 'rulings-11-21.test.ts'];

test('every ruling has a test that carries its number', () => {
  const sources = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const names = sources.join('\n').matchAll(/test(?:\.each\(.*\))?\('\[(RW-\d+)\]/g);
  const covered = new Set(Array.from(names, ([, id]) => id));
  expect([...covered].sort()).toEqual([...RULINGS].sort());
});
