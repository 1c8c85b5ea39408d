import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { madeOnce, secretIn } from '../src/secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, and its owner alone can read it', () => {
  const data = join(folder, 'data');
  const secret = secretIn(data, {});
  expect(secret).toHaveLength(32);
  expect(secretIn(data, {})).toEqual(secret);
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(['secret']);
});

test('who makes a file while somebody else does takes what is there', () => {
  const file = join(folder, 'made');
  const late = madeOnce(file, () => madeOnce(file, () => 'first'));
  expect([late, madeOnce(file, () => 'later')]).toEqual(['first', 'first']);
});

test('the environment goes first, with enough digits', () => {
  const NYHAVN_SECRET = 'ab'.repeat(32);
  expect(secretIn(folder, { NYHAVN_SECRET }).toString('hex')).toBe(NYHAVN_SECRET);
  expect(() => secretIn(folder, { NYHAVN_SECRET: 'abcd' })).toThrow('at least 64');
});
