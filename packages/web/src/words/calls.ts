/** The words about being told when it is one's turn, fetched where people play together. */
import type { CallWords } from './en/calls.ts';
import { Shelf } from './shelf.ts';

export type { CallWords };

/** What is said about being told when it is one's turn. */
export const calls = new Shelf<CallWords>((language) => import(`./${language}/calls.ts`));
