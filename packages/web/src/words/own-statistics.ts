/** The words of somebody's own statistics, fetched with that page. */
import type { OwnStatisticsWords } from './en/own-statistics.ts';
import { Shelf } from './shelf.ts';

/** What is said about somebody's own games. */
export const ownStatistics = new Shelf<OwnStatisticsWords>(
  (language) => import(`./${language}/own-statistics.ts`),
);
