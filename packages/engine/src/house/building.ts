/** Buildings: what they hold, what they score, who has won. The same in both games. */
import * as fromBits from '../bits.ts';
import { placesBy } from '../ranking.ts';
import type { LineSet } from './grid.ts';
import * as fromGrid from './grid.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { countBits } = fromBits;
const { ALL_COLUMNS, CELLS, countCells, fullLines, touchedLines } = fromGrid;

/** Points that end the game. */
export const GOAL = 12;

/** A building and its player's points: filled cells, and those of them that are bricks. */
export interface Building {
  low: number;
  high: number;
  bricksLow: number;
  bricksHigh: number;
  score: number;
}

/** Fills cells and scores the lines that this completes; gives those lines. */
export function fill(
  building: Building,
  low: number,
  high: number,
  bricksLow: number,
  bricksHigh: number,
): LineSet {
  const before = fullLines(building.low, building.high);
  building.low |= low;
  building.high |= high;
  building.bricksLow |= bricksLow;
  building.bricksHigh |= bricksHigh;
  const completed = fullLines(building.low, building.high) & ~before;
  if (completed !== 0) building.score += pointsFor(completed, building);
  return completed;
}

/** A row scores 1 and a column 2 points, twice as much where it holds windows only. */
function pointsFor(lines: LineSet, { bricksLow, bricksHigh }: Building): number {
  const windows = lines & ~touchedLines(bricksLow, bricksHigh);
  return (
    countBits(lines) +
    countBits(windows) +
    countBits(lines & ALL_COLUMNS) +
    countBits(windows & ALL_COLUMNS)
  );
}

/** Empty cells of a building. */
export function emptyCells({ low, high }: Building): number {
  return CELLS - countCells(low, high);
}

/** The figures that decide the ranking of a finished game. */
export interface Standing {
  readonly score: number;
  readonly empty: number;
}

/** The figures by which a building is ranked. */
export function standingOf(building: Building): Standing {
  return { score: building.score, empty: emptyCells(building) };
}

/** The places: most points, then fewest empty cells; what is equal after that is shared. */
export function housePlaces(buildings: readonly Building[]): number[] {
  return placesOf(buildings.map(standingOf));
}

function placesOf(standings: readonly Standing[]): number[] {
  return placesBy(
    standings,
    (one, other) =>
      one.score > other.score || (one.score === other.score && one.empty < other.empty),
  );
}

/** The seats that win: those at the first place. */
export function winnersOf(standings: readonly Standing[]): number[] {
  return placesOf(standings).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
