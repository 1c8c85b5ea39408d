/** Words are imported by the name of their language, which the compiler can't follow: no file may be missing. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/store/languages.ts';

const WORDS = join(import.meta.dirname, '../../src/words');
const filesOf = (language: string) => globSync('**/*.ts', { cwd: join(WORDS, language) });

it('every folder of words is a language that can be chosen', () => {
  const folders = globSync('*/index.ts', { cwd: WORDS }).map((file) => file.split('/')[0]);
  expect(folders.toSorted()).toEqual(LANGUAGES.toSorted());
});

it.each(LANGUAGES)('%s has every file that English has', (language) => {
  expect(filesOf(language)).toEqual(expect.arrayContaining(filesOf('en')));
});
