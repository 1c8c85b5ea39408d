import { expect, test } from 'vitest';
import { Passwords } from '../../src/people/passwords.ts';

const passwords = new Passwords();

/** A hash of `hørse` that another implementation has made, with other numbers. */
const QUICK = '$argon2id$v=19$m=64,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$Zioa3HEpN/bMY4kJlVN6m/sKDqI1NbIr';

test('a hash says how it was made, and is another one every time', async () => {
  const [one, other] = await Promise.all([passwords.hash('horse'), passwords.hash('horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await passwords.matches('horse', one)).toBe(true);
  expect(await passwords.matches('house', one)).toBe(false);
});

test('a hash that another implementation made with other numbers is understood', async () => {
  expect(await passwords.matches('hørse', QUICK)).toBe(true);
  expect(await passwords.matches('horse', QUICK)).toBe(false);
});

test('nobody has a password, not even none', async () => {
  expect(await passwords.matches('', undefined)).toBe(false);
  expect(await passwords.matches('', null)).toBe(false);
});

test('many at once are answered few at a time, and beyond that it is busy', async () => {
  const answers = Array.from({ length: 40 }, () => passwords.matches('hørse', QUICK));
  expect(passwords.isBusy).toBe(true);
  expect(await Promise.all(answers)).toEqual(Array(40).fill(true));
  expect(passwords.isBusy).toBe(false);
});
