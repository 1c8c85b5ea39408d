/** The words of reviews, fetched where one is looked at. */
import type { ReviewWords } from './en/review.ts';
import { Shelf } from './shelf.ts';

/** What is said where a game is looked at closely. */
export const reviewWords = new Shelf<ReviewWords>({
  en: () => import('./en/review.ts'),
  nl: () => import('./nl/review.ts'),
  de: () => import('./de/review.ts'),
  fr: () => import('./fr/review.ts'),
});
