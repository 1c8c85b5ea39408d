import { expect, test } from 'vitest';
import { PARTS, readArgv, SIZES } from '../src/argv.ts';

test('without a word everything is compared', () => {
  const wanted = readArgv([]);
  expect(wanted).toMatchObject({ kind: 'compare', sizes: SIZES, isProfiled: false });
});

test('names and numbers pick what is compared', () => {
  expect(readArgv(['nyhavn', '100', '--profile'])).toEqual({
    kind: 'compare',
    servers: ['nyhavn'],
    sizes: [100],
    isProfiled: true,
  });
});

test('many processes are measured in all parts, or in those that are named', () => {
  const rest = { kind: 'cluster', isProfiled: false };
  expect(readArgv(['cluster'])).toEqual({ ...rest, parts: PARTS, isWritten: false });
  expect(readArgv(['cluster', 'bots'])).toEqual({ ...rest, parts: ['bots'], isWritten: false });
  expect(readArgv(['cluster', '--write'])).toEqual({ ...rest, parts: PARTS, isWritten: true });
});

test.each([
  [['cluster', 'tabels'], 'What is “tabels”?'],
  [['nyhavn', 'cluster'], 'What is “cluster”?'],
  [['50'], 'What is “50”?'],
  [['--write'], 'What is “--write”?'],
  [['cluster', 'tables', '--write'], 'Only all parts together are written.'],
])('%j is wrong, and what is right is said', (argv, message) => {
  const wanted = readArgv(argv);
  expect(wanted.kind).toBe('wrong');
  expect(wanted.kind === 'wrong' && wanted.message).toMatch(message);
  expect(wanted.kind === 'wrong' && wanted.message).toMatch('npm run load -- cluster');
});
