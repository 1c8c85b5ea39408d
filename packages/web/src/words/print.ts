/** What sheets say, in the language that was chosen for them. */
import type { Language } from '../store/languages.ts';
import type { Words } from './en/index.ts';
import type { PrintWords } from './en/print.ts';

/** The words of sheets, beside those that the game has anyway. */
export interface SheetWords {
  readonly sheet: PrintWords['sheet'];
  readonly rules: PrintWords['rules'];
  readonly game: Words['rollAndWrite'];
  readonly common: Words['common'];
}

function load(language: Language): Promise<[{ words: PrintWords }, { words: Words }]> {
  return Promise.all([import(`./${language}/print.ts`), import(`./${language}/index.ts`)]);
}

/** Has the words of a language brought. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const [{ words: print }, { words }] = await load(language);
  return { sheet: print.sheet, rules: print.rules, game: words.rollAndWrite, common: words.common };
}
