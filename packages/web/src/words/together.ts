/** The words of tables with people elsewhere, fetched where there is one. */
import type { TogetherWords } from './en/together.ts';
import { Shelf } from './shelf.ts';

/** What is said where people play together over the network. */
export const together = new Shelf<TogetherWords>((language) => import(`./${language}/together.ts`));
