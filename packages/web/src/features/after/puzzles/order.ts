/** When a puzzle comes again: what was solved rests, longer each time; what was not comes soon. */
import { DAY_MS } from '@nyhavn/protocol';
import type { PuzzleStanding } from '../../../store/stored-shapes.ts';
import type { Puzzle } from './puzzle.ts';

/** Days of rest after it was solved once, twice and so on. */
const RESTS = [1, 3, 8, 21, 60];

/** The person's result at a puzzle after another try. */
export function afterTry(
  id: string,
  before: PuzzleStanding | undefined,
  isSolved: boolean,
  now: number,
): PuzzleStanding {
  if (!isSolved) return { id, solved: 0, due: now };
  const solved = (before?.solved ?? 0) + 1;
  const rest = RESTS[Math.min(solved, RESTS.length) - 1] ?? 0;
  return { id, solved, due: now + rest * DAY_MS };
}

/** The puzzles in the order in which they come: those that are due first, then those that rest. */
export function byDueTime(
  puzzles: readonly Puzzle[],
  standings: readonly PuzzleStanding[],
  now: number,
): readonly Puzzle[] {
  const due = new Map(standings.map((standing) => [standing.id, standing.due]));
  const restOf = ({ id }: Puzzle) => Math.max(0, (due.get(id) ?? 0) - now);
  return puzzles.toSorted((a, b) => restOf(a) - restOf(b));
}
