/** The person's results at puzzles and the puzzles of each game, in the browser's database. */

import { keepValue, onDatabase } from '../../../store/database.ts';
import type { PuzzleStanding } from '../../../store/stored-shapes.ts';
import type { Reviewed } from './puzzle.ts';

/** The person's result at every puzzle that was tried. */
export function puzzleStandings(): Promise<readonly PuzzleStanding[]> {
  return onDatabase((db) => db.getAll('puzzles'));
}

/** Keeps the person's result at a puzzle. */
export async function keepStanding(standing: PuzzleStanding): Promise<void> {
  await keepValue('puzzles', standing);
}

/** The games that were reviewed. */
export function reviewedGames(): Promise<readonly Reviewed[]> {
  return onDatabase((db) => db.getAll('reviews'));
}
