/** The words of the book, fetched when somebody opens it. */
import { Shelf } from './shelf.ts';

/** The words of the book. */
export const bookWords = new Shelf({
  en: () => import('./en/rules/index.ts'),
  nl: () => import('./nl/rules/index.ts'),
  de: () => import('./de/rules/index.ts'),
  fr: () => import('./fr/rules/index.ts'),
});
