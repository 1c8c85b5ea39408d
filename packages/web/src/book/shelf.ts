/** The words of the book, fetched when somebody opens it. */
import { Shelf } from '../words/shelf.ts';

/** The words of the book. */
export const bookWords = new Shelf({
  en: () => import('../words/en/rules/index.ts'),
  nl: () => import('../words/nl/rules/index.ts'),
  de: () => import('../words/de/rules/index.ts'),
  fr: () => import('../words/fr/rules/index.ts'),
});
