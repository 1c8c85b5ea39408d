/** The words of help and tips, fetched when the table has settled. */

import type { HelpWords } from '../words/en/help/index.ts';
import { Shelf } from '../words/shelf.ts';

export type { HelpWords } from '../words/en/help/index.ts';

/** The words of help and tips. */
export const helpWords = new Shelf<HelpWords>({
  en: () => import('../words/en/help/index.ts'),
  nl: () => import('../words/nl/help/index.ts'),
  de: () => import('../words/de/help/index.ts'),
  fr: () => import('../words/fr/help/index.ts'),
});
