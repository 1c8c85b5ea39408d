import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Frame, leastFor, pointsWithin, squaresOf, squaresWithCoats } from '../src/lines.ts';

/** Points of a building, counted line by line: a letter a cell, the bottom row first. */
function pointsOf(cells: readonly string[]): number {
  const indices = (length: number) => Array.from({ length }, (_, index) => index);
  const rows = indices(9).map((row) => cells.slice(5 * row, 5 * row + 5));
  const columns = indices(5).map((column) => rows.map((row) => row[column]!));
  const score = (line: readonly string[], points: number) =>
    line.includes('.') ? 0 : line.includes('X') ? points : 2 * points;
  return (
    rows.reduce((sum, row) => sum + score(row, 1), 0) +
    columns.reduce((sum, column) => sum + score(column, 2), 0)
  );
}

describe('squares of lines', () => {
  test('are counted once where rows and columns cross', () => {
    expect(squaresOf(1, 0)).toBe(5);
    expect(squaresOf(0, 1)).toBe(9);
    expect(squaresOf(2, 2)).toBe(24);
    expect(squaresOf(9, 5)).toBe(45);
  });

  test('come to no more points than a row, a column and both of them allow', () => {
    expect(pointsWithin(4, 4)).toBe(0);
    expect(pointsWithin(5, 4)).toBe(1);
    expect(pointsWithin(5, 5)).toBe(2);
    expect(pointsWithin(9, 8)).toBe(2);
    expect(pointsWithin(9, 9)).toBe(4);
    expect(pointsWithin(12, 12)).toBe(4);
    expect(pointsWithin(13, 12)).toBe(5);
    expect(pointsWithin(13, 13)).toBe(6);
  });

  test('that 1, 2 and 12 points ask for at least', () => {
    const least = (points: number) =>
      leastFor(points).map(({ squares, windows }) => `${squares}/${windows}`);
    expect(least(1)).toEqual(['5/0']);
    expect(least(2)).toEqual(['5/5', '9/0']);
    // Two rows and two columns of windows; then ever more lines with bricks.
    expect(least(12)).toEqual(['24/24', '27/21', '30/17', '33/13', '35/9', '37/5', '39/0']);
  });

  test('no building has more points than its squares and windows allow', () => {
    const line = fc.constantFrom('O', 'O', 'O', 'O', 'X', '.');
    const row = fc.oneof(
      fc.constant(['O', 'O', 'O', 'O', 'O']),
      fc.constant(['X', 'X', 'X', 'X', 'X']),
      fc.array(line, { minLength: 5, maxLength: 5 }),
    );
    const building = fc.array(row, { minLength: 9, maxLength: 9 }).map((rows) => rows.flat());
    fc.assert(
      fc.property(building, (cells) => {
        const squares = cells.filter((cell) => cell !== '.').length;
        const windows = cells.filter((cell) => cell === 'O').length;
        expect(pointsOf(cells)).toBeLessThanOrEqual(pointsWithin(squares, windows));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('coats of arms', () => {
  test('of rows alone need something to stand on in the rows between', () => {
    expect([1, 2, 3].map((rows) => squaresWithCoats(rows, 0))).toEqual([6, 12, 18]);
    expect(squaresWithCoats(0, 1)).toBe(9);
    expect(squaresWithCoats(1, 1)).toBe(13);
    expect(squaresWithCoats(3, 2)).toBe(27);
  });

  test('are reached only in lines that are complete in the end', () => {
    expect(new Frame(9, 5).coatsWithin(18)).toBe(3);
    expect(new Frame(0, 2).coatsWithin(45)).toBe(2);
    expect(new Frame(2, 2).coatsWithin(17)).toBe(3);
    expect(new Frame(2, 2).coatsWithin(16)).toBe(2);
  });

  test('give a square each, but none before it is reached', () => {
    const frame = new Frame(2, 2);
    // Three lines need 17 squares and all four 24, so the fourth square comes after 24 others.
    expect(frame.squares(20, 0)).toBe(23);
    expect(frame.squares(21, 0)).toBe(25);
    expect(frame.squares(5, 0)).toBe(5);
    expect(frame.squares(6, 0)).toBe(7);
    expect(frame.squares(6, 1)).toBe(6);
    expect(frame.markingCoats(5)).toBe(0);
    expect(frame.markingCoats(6)).toBe(1);
    // One taken as a square brings the second row.
    expect(frame.markingCoats(11)).toBe(1);
    expect(frame.markingCoats(24)).toBe(4);
  });
});
