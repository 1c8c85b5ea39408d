/** The words of the administrators’ page, fetched with it. */
import type { AdminWords } from './en/admin.ts';
import { Shelf } from './shelf.ts';

export type { AdminWords } from './en/admin.ts';

/** What is said to administrators. */
export const adminWords = new Shelf<AdminWords>((language) => import(`./${language}/admin.ts`));
