/** The words of the challenge of the day, fetched where it is. */
import type { DailyWords } from './en/daily.ts';
import { Shelf } from './shelf.ts';

/** What is said of the challenge of the day. */
export const dailyWords = new Shelf<DailyWords>((language) => import(`./${language}/daily.ts`));
