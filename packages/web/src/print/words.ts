/** What sheets say, in the language that was chosen for them. */
import type { Language } from '../store/languages.ts';
import type { Words } from '../words/en/index.ts';
import type { PrintWords } from '../words/en/print.ts';

/** The words of sheets, beside those that the game has anyway. */
export interface SheetWords {
  readonly sheet: PrintWords['sheet'];
  readonly rules: PrintWords['rules'];
  readonly game: Words['rollAndWrite'];
  readonly common: Words['common'];
}

const LOADERS: Readonly<
  Record<Language, () => Promise<[{ words: PrintWords }, { words: Words }]>>
> = {
  en: () => Promise.all([import('../words/en/print.ts'), import('../words/en/index.ts')]),
  nl: () => Promise.all([import('../words/nl/print.ts'), import('../words/nl/index.ts')]),
  de: () => Promise.all([import('../words/de/print.ts'), import('../words/de/index.ts')]),
  fr: () => Promise.all([import('../words/fr/print.ts'), import('../words/fr/index.ts')]),
};

/** Has the words of a language brought. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const [{ words: print }, { words }] = await LOADERS[language]();
  return { sheet: print.sheet, rules: print.rules, game: words.rollAndWrite, common: words.common };
}
