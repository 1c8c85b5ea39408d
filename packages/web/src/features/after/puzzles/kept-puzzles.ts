/** How somebody stands with puzzles, and what they are made of, kept in the browser's database. */

import { keepValue, onDatabase } from '../../../store/database.ts';
import type { PuzzleStanding } from '../../../store/stored-shapes.ts';
import type { Reviewed } from './puzzle.ts';

/** How somebody stands with every puzzle that was tried. */
export function puzzleStandings(): Promise<readonly PuzzleStanding[]> {
  return onDatabase((db) => db.getAll('puzzles'));
}

/** Keeps how somebody stands with a puzzle. */
export async function keepStanding(standing: PuzzleStanding): Promise<void> {
  await keepValue('puzzles', standing);
}

/** The games that were reviewed. */
export function reviewedGames(): Promise<readonly Reviewed[]> {
  return onDatabase((db) => db.getAll('reviews'));
}
