/** The words of help and tips, fetched when the table has settled. */

import type { HelpWords } from './en/help/index.ts';
import { Shelf } from './shelf.ts';

export type { HelpWords } from './en/help/index.ts';

/** The words of help and tips. */
export const helpWords = new Shelf<HelpWords>((language) => import(`./${language}/help/index.ts`));
