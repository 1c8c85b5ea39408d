/** The words of leaderboards, profiles and statistics, fetched with those. */
import type { RatingsWords } from './en/ratings.ts';
import { Shelf } from './shelf.ts';

/** What is said of how people, bots and chance have done. */
export const ratings = new Shelf<RatingsWords>((language) => import(`./${language}/ratings.ts`));
