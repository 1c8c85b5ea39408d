/** The words of leaderboards, profiles and statistics, fetched with those. */
import type { RatingsWords } from './en/ratings.ts';
import { Shelf } from './shelf.ts';

/** What is said of how people, bots and chance have done. */
export const ratings = new Shelf<RatingsWords>({
  en: () => import('./en/ratings.ts'),
  nl: () => import('./nl/ratings.ts'),
  de: () => import('./de/ratings.ts'),
  fr: () => import('./fr/ratings.ts'),
});
