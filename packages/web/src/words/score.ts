/** What score pads say, fetched with them. */
import type { ScoreWords } from './en/score.ts';
import { Shelf } from './shelf.ts';

const shelf = new Shelf<ScoreWords>((language) => import(`./${language}/score.ts`));

/** The words, or undefined before any are there. */
export function scoreWords(): ScoreWords | undefined {
  return shelf.say();
}

/** The words, inside of a pad, which is only there when they are. */
export function sayScore(): ScoreWords {
  const words = scoreWords();
  if (!words) throw new Error('nothing is said before the words are there');
  return words;
}
