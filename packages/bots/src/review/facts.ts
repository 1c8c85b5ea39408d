/** What a turn changes in a building. */
import { type Building, COLUMNS, countCells, countHoles, ROWS } from '@nyhavn/engine/house';
import { missingInColumn, missingInRow } from '../building.ts';

/** Lines that miss this many cells at most are nearly complete. */
const NEARLY = 2;

/** Points, cells, lines that are nearly complete and holes: how many more there are after than before. */
export function buildingFacts(
  before: Building,
  after: Building,
): { points: number; cells: number; lines: number; gaps: number } {
  return {
    points: after.score - before.score,
    cells: countCells(after.low, after.high) - countCells(before.low, before.high),
    lines: nearLines(after) - nearLines(before),
    gaps: countHoles(after.low, after.high) - countHoles(before.low, before.high),
  };
}

function nearLines({ low, high }: Building): number {
  let lines = 0;
  const count = (missing: number) => {
    if (missing > 0 && missing <= NEARLY) lines++;
  };
  for (let row = 0; row < ROWS; row++) count(missingInRow(low, high, row));
  for (let column = 0; column < COLUMNS; column++) count(missingInColumn(low, high, column));
  return lines;
}
