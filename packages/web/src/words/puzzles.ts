/** The words of puzzles, fetched with them. */
import type { PuzzleWords } from './en/puzzles.ts';
import { Shelf } from './shelf.ts';

/** What is said at puzzles. */
export const puzzleWords = new Shelf<PuzzleWords>({
  en: () => import('./en/puzzles.ts'),
  nl: () => import('./nl/puzzles.ts'),
  de: () => import('./de/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
});
