/** What tips of both games look at in a building. */
import type { Facade } from '@nyhavn/engine/house';
import { cellsOf, factsOf, LINES, type Line, letterAt } from './lines.ts';

/** From how many squares on a column of windows is worth keeping clean. */
const PROMISING = 5;

/** Lines that are not complete, with what they lack, the ones that lack least first. */
export function openLines(
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
    return line.kind === 'column' && !hasBrick && filled >= PROMISING && missing.length > 0;
  });
}

/** The row of a cell, if it has a brick already and is not complete. */
export function brickRow(building: Facade, cell: string): Line | undefined {
  const row: Line = { kind: 'row', name: cell.slice(1) };
  const { missing, hasBrick } = factsOf(building, row);
  return hasBrick && missing.length > 0 ? row : undefined;
}

/** Whether every cell of some is among others. */
export function isWithin(some: readonly string[], others: readonly string[]): boolean {
  return some.every((cell) => others.includes(cell));
}

/** Whether nothing stands in a building. */
export function isBare(building: Facade): boolean {
  return LINES.every((line) => cellsOf(line).every((cell) => letterAt(building, cell) === '.'));
}
