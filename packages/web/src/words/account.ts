/** The words about who one is, fetched with their screen. */
import type { AccountWords } from './en/account.ts';
import { Shelf } from './shelf.ts';

/** What is said about oneself: name, ways to sign in, bots, data. */
export const account = new Shelf<AccountWords>((language) => import(`./${language}/account.ts`));
