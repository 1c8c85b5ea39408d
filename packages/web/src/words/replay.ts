/** The words of games that are looked at, fetched where there is one. */
import type { ReplayWords } from './en/replay.ts';
import { Shelf } from './shelf.ts';

/** What is said where a game is looked at. */
export const replayWords = new Shelf<ReplayWords>((language) => import(`./${language}/replay.ts`));
