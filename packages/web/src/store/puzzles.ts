/** How somebody stands with puzzles, and what they are made of, kept in the browser's database. */
import type { PuzzleStanding } from '../puzzles/order.ts';
import type { Reviewed } from '../puzzles/puzzle.ts';
import { database, keepValue } from './database.ts';

/** How somebody stands with every puzzle that was tried. */
export async function puzzleStandings(): Promise<readonly PuzzleStanding[]> {
  return (await database()).getAll('puzzles');
}

/** Keeps how somebody stands with a puzzle. */
export async function keepStanding(standing: PuzzleStanding): Promise<void> {
  await keepValue('puzzles', standing);
}

/** The games that were reviewed. */
export async function reviewedGames(): Promise<readonly Reviewed[]> {
  return (await database()).getAll('reviews');
}
