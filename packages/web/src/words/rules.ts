/** The words of the book, fetched when somebody opens it. */
import type { BookWords } from './en/rules/index.ts';
import { Shelf } from './shelf.ts';

/** The words of the book. */
export const bookWords = new Shelf<BookWords>((language) => import(`./${language}/rules/index.ts`));
