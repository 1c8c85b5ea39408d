/** Where the words are: a folder a language, and the same files in each. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with a folder for each language. */
export const WORDS = join(import.meta.dirname, '../../../packages/web/src/words');

/** The language that the others follow. */
export const SOURCE = 'en';

/** All languages, the source first. */
export const LANGUAGES: readonly string[] = [
  SOURCE,
  ...globSync('*/index.ts', { cwd: WORDS })
    .map((file) => file.split('/')[0]!)
    .filter((language) => language !== SOURCE)
    .sort(),
];

/** The files of a language, relative to its folder. */
export function filesOf(language: string): string[] {
  return globSync('**/*.ts', { cwd: join(WORDS, language) }).sort();
}

/** The path of a file of a language, or of its folder. */
export function pathOf(language: string, file = ''): string {
  return join(WORDS, language, file);
}
