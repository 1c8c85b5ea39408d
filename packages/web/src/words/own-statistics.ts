/** The words of somebody's own statistics, fetched with that page. */
import type { OwnStatisticsWords } from './en/own-statistics.ts';
import { Shelf } from './shelf.ts';

/** What is said about somebody's own games. */
export const ownStatistics = new Shelf<OwnStatisticsWords>({
  en: () => import('./en/own-statistics.ts'),
  nl: () => import('./nl/own-statistics.ts'),
  de: () => import('./de/own-statistics.ts'),
  fr: () => import('./fr/own-statistics.ts'),
});
