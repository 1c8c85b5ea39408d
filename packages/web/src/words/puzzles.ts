/** The words of puzzles, fetched with them. */
import type { PuzzleWords } from './en/puzzles.ts';
import { Shelf } from './shelf.ts';

/** What is said at puzzles. */
export const puzzleWords = new Shelf<PuzzleWords>((language) => import(`./${language}/puzzles.ts`));
