/** The words of sharing, fetched where a game is given away. */
import type { ShareWords } from './en/share.ts';
import { Shelf } from './shelf.ts';

/** What is said where a game is given away. */
export const shareWords = new Shelf<ShareWords>({
  en: () => import('./en/share.ts'),
  nl: () => import('./nl/share.ts'),
  de: () => import('./de/share.ts'),
  fr: () => import('./fr/share.ts'),
});
