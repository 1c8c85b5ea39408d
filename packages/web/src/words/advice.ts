/** What the harbour master says to those who ask, fetched where somebody may. */
import type { AdviceWords } from './en/advice.ts';
import { Shelf } from './shelf.ts';

/** The harbour master's words. */
export const adviceWords = new Shelf<AdviceWords>((language) => import(`./${language}/advice.ts`));
