import { expect, test } from 'vitest';
import { PARTS, readWords, SIZES } from '../src/words.ts';

test('without a word everything is compared', () => {
  const wanted = readWords([]);
  expect(wanted).toMatchObject({ kind: 'compare', sizes: SIZES, isProfiled: false });
});

test('names and numbers pick what is compared', () => {
  expect(readWords(['nyhavn', '100', '--profile'])).toEqual({
    kind: 'compare',
    servers: ['nyhavn'],
    sizes: [100],
    isProfiled: true,
  });
});

test('many processes are measured in all parts, or in those that are named', () => {
  const rest = { kind: 'fleet', isProfiled: false };
  expect(readWords(['fleet'])).toEqual({ ...rest, parts: PARTS, isWritten: false });
  expect(readWords(['fleet', 'bots'])).toEqual({ ...rest, parts: ['bots'], isWritten: false });
  expect(readWords(['fleet', '--write'])).toEqual({ ...rest, parts: PARTS, isWritten: true });
});

test.each([
  [['fleet', 'tabels'], 'What is “tabels”?'],
  [['nyhavn', 'fleet'], 'What is “fleet”?'],
  [['50'], 'What is “50”?'],
  [['--write'], 'What is “--write”?'],
  [['fleet', 'tables', '--write'], 'Only all parts together are written.'],
])('%j is wrong, and what is right is said', (words, message) => {
  const wanted = readWords(words);
  expect(wanted.kind).toBe('wrong');
  expect(wanted.kind === 'wrong' && wanted.message).toMatch(message);
  expect(wanted.kind === 'wrong' && wanted.message).toMatch('npm run load -- fleet');
});
