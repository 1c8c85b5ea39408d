/** The language of a command line: the one it asks for, else the one of the terminal, else English. */
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, languageFor } from '@nyhavn/web/terminal-words';
import { oneOf } from './arguments.ts';

/** Reads `--language`, and otherwise what locales are set by. */
export function languageOf(
  argv: readonly string[],
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv,
): Language {
  const { values } = parseArgs({
    args: [...argv],
    options: { language: { type: 'string' } },
    strict: false,
  });
  const { language } = values;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  const text = () => (typeof language === 'string' ? language : undefined);
  return oneOf({ text }, 'language', LANGUAGES, languageFor('auto', [locale]));
}
