import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test.each([
  ['empty', ''],
  ['short', 'ab'.repeat(31)],
  ['garbled', `${'ab'.repeat(32)}\u0000xyz`],
])('a file whose secret is %s is refused, with what to do', (name, text) => {
  const data = join(folder, name);
  mkdirSync(data);
  writeFileSync(join(data, 'secret'), text);
  expect(() => secretIn(data, {})).toThrow(/secret is damaged: .* Restore it from a backup/);
});

test('a secret that others could read is its owner’s alone again', () => {
  const data = join(folder, 'restored');
  mkdirSync(data);
  writeFileSync(join(data, 'secret'), `${'ab'.repeat(32)}\n`, { mode: 0o644 });
  expect(secretIn(data, {}).toString('hex')).toBe('ab'.repeat(32));
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
});

test('who makes a file while somebody else does takes what is there', () => {
  const file = join(folder, 'made');
  const late = madeOnce(file, () => madeOnce(file, () => 'first'));
  expect([late, madeOnce(file, () => 'later')]).toEqual(['first', 'first']);
});

test('the environment goes first, with enough digits', () => {
  const NYHAVN_SECRET = 'ab'.repeat(32);
  expect(secretIn(folder, { NYHAVN_SECRET }).toString('hex')).toBe(NYHAVN_SECRET);
  for (const wrong of ['abcd', 'xy'.repeat(32), `${NYHAVN_SECRET} and more`]) {
    expect(() => secretIn(folder, { NYHAVN_SECRET: wrong })).toThrow('at least 64');
  }
});
