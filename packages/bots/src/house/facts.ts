/** The changes of a turn in a building. */
import { type Building, COLUMNS, countCells, countHoles, ROWS } from '@nyhavn/engine/house';
import { missingInColumn, missingInRow } from './building.ts';

/** The reasons for and against a move that can be counted in a house: the changes of the turn that it begins. */
export interface HouseFacts {
  /** Points that it brings. */
  readonly points: number;
  /** Cells that it fills. */
  readonly cells: number;
  /** Rows and columns that are one or two cells from completion then, less those that were. */
  readonly lines: number;
  /** Empty cells that are walled in or covered then, less those that were. */
  readonly gaps: number;
  /** The chances left to the others: dice that can be taken, or pairs of one colour in the harbour. */
  readonly left: number;
  /** Boxes marked, or cards in the hand more or less than before. */
  readonly saved: number;
}

/** Lines that miss this many cells at most are nearly complete. */
const NEARLY_COMPLETE_CELLS = 2;

/** Points, cells, lines that are nearly complete and holes: how many more there are after than before. */
export function buildingFacts(
  before: Building,
  after: Building,
): Pick<HouseFacts, 'points' | 'cells' | 'lines' | 'gaps'> {
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
    if (missing > 0 && missing <= NEARLY_COMPLETE_CELLS) lines++;
  };
  for (let row = 0; row < ROWS; row++) count(missingInRow(low, high, row));
  for (let column = 0; column < COLUMNS; column++) count(missingInColumn(low, high, column));
  return lines;
}
