/** What is said of houses, in games that have them. */

import type { ScoreWords } from '../en/games/house/score.ts';
import type { HouseWords } from '../en/games/house/table.ts';
import { sayOf, type WordSource } from '../index.ts';
import { Shelf } from '../shelf.ts';

/** What is said of houses at a table, by name. */
export const HOUSE_TABLE: Readonly<Record<string, WordSource>> = {
  house: (language) => import(`../${language}/games/house/table.ts`),
};

/** Houses and the tile in the hand. */
export function sayHouse(): HouseWords {
  return sayOf('house');
}

const scoreShelf = new Shelf<ScoreWords>(
  (language) => import(`../${language}/games/house/score.ts`),
);

/** What score pads say, or undefined before any words are there. */
export function scoreWords(): ScoreWords | undefined {
  return scoreShelf.say();
}

/** The words, inside of a pad, which is only there when they are. */
export function sayScore(): ScoreWords {
  const words = scoreWords();
  if (!words) throw new Error('nothing is said before the words are there');
  return words;
}
