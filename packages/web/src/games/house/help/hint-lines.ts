/** Lines of a building for the tips of all games of houses. */
import type { Facade } from '@nyhavn/engine/house';
import type { Hint } from '../../../table/help/answer.ts';
import { cellsOf, factsOf, LINES, type Line } from './lines.ts';

/** A column with this many windows and no brick is worth keeping clean. */
const CLEAN_COLUMN_MIN_SQUARES = 5;

/** Tips by their names; each gives its text where it fits the moment. */
export type Tips<Moment> = Readonly<Record<string, (moment: Moment) => string | undefined>>;

/** The tips that fit a moment, in their order. */
export function hintsFrom<Moment>(tips: Tips<Moment>, moment: Moment): Hint[] {
  return Object.entries(tips).flatMap(([id, tip]) => {
    const text = tip(moment);
    return text === undefined ? [] : [{ id, text }];
  });
}

/** A line that one of the placements completes, the line that lacks least first. */
export function completion<Placement extends { readonly cells: readonly string[] }>(
  building: Facade,
  placements: readonly Placement[],
  isMeant: (line: Line) => boolean,
): (Placement & { readonly line: Line }) | undefined {
  for (const { line, missing } of openLines(building)) {
    const found =
      isMeant(line) &&
      placements.find(({ cells }) => missing.every((cell) => cells.includes(cell)));
    if (found) return { ...found, line };
  }
  return undefined;
}

/** Lines that are not complete, with what they lack, the ones that lack least first. */
function openLines(
  building: Facade,
): { readonly line: Line; readonly missing: readonly string[] }[] {
  return LINES.map((line) => ({ line, missing: factsOf(building, line).missing }))
    .filter(({ missing }) => missing.length > 0)
    .toSorted((a, b) => a.missing.length - b.missing.length);
}

/** A column that has windows only, and enough of them. */
export function cleanColumn(building: Facade): Line | undefined {
  return LINES.find((line) => {
    const { missing, hasBrick } = factsOf(building, line);
    const filled = cellsOf(line).length - missing.length;
    return (
      line.kind === 'column' &&
      !hasBrick &&
      filled >= CLEAN_COLUMN_MIN_SQUARES &&
      missing.length > 0
    );
  });
}

/** The row of a cell, if it has a brick already and is not complete. */
export function brickRow(building: Facade, cell: string): Line | undefined {
  const row: Line = { kind: 'row', name: cell.slice(1) };
  const { missing, hasBrick } = factsOf(building, row);
  return hasBrick && missing.length > 0 ? row : undefined;
}

/** Returns true if a building is empty. */
export function isBare(building: Facade): boolean {
  return building.every((row) => /^\.*$/.test(row));
}
