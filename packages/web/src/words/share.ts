/** The words of sharing, fetched where a game is given away. */
import type { Language } from '../store/languages.ts';
import type { ShareWords } from './en/share.ts';
import { Shelf } from './shelf.ts';

const LOADERS = {
  en: () => import('./en/share.ts'),
  nl: () => import('./nl/share.ts'),
  de: () => import('./de/share.ts'),
  fr: () => import('./fr/share.ts'),
};

/** What is said where a game is given away. */
export const shareWords = new Shelf<ShareWords>(LOADERS);

/** The same in some language, without a page. */
export async function shareWordsIn(language: Language): Promise<ShareWords> {
  return (await LOADERS[language]()).words;
}
