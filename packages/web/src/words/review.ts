/** The words of reviews, fetched where one is looked at. */
import type { ReviewWords } from './en/review.ts';
import { Shelf } from './shelf.ts';

/** What is said where a game is looked at closely. */
export const reviewWords = new Shelf<ReviewWords>((language) => import(`./${language}/review.ts`));
