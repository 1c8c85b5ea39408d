/** The words of sharing, fetched where a game is given away. */
import type { Language } from '../store/languages.ts';
import type { ShareWords } from './en/share.ts';
import { Shelf } from './shelf.ts';

function load(language: Language): Promise<{ readonly words: ShareWords }> {
  return import(`./${language}/share.ts`);
}

/** What is said where a game is given away. */
export const shareWords = new Shelf(load);
