/** Buildings, which both games have: nine rows of five cells, as pictures spell them. */

/** Columns of a building from the left. */
export const COLUMNS = 'abcde';
/** Rows of a building. */
export const ROWS = 9;

/** A building as pictures have it: the bottom row first, `.` where nothing is. */
export type Building = readonly string[];

/** Bricks are X or small letters; every other letter is a window. */
const BRICK = /[Xa-z]/;

/** A column of a building as text, from the bottom up. */
function columnText(building: Building, column: number): string {
  return building.map((row) => row.charAt(column)).join('');
}

/** Points that a row is worth, 0 while it has gaps. */
export function rowPoints(row: string): number {
  return linePoints(row, 1);
}

/** Points that a column is worth, 0 while it has gaps. */
export function columnPoints(building: Building, column: number): number {
  return linePoints(columnText(building, column), 2);
}

function linePoints(line: string, withBrick: number): number {
  if (line.includes('.')) return 0;
  return BRICK.test(line) ? withBrick : 2 * withBrick;
}

/** The complete rows and columns of a building, as `row 2` and `column b`. */
export function completeLines(building: Building): string[] {
  const rows = building.flatMap((row, index) => (rowPoints(row) > 0 ? [`row ${index + 1}`] : []));
  const columns = [...COLUMNS].flatMap((letter, column) =>
    columnPoints(building, column) > 0 ? [`column ${letter}`] : [],
  );
  return [...rows, ...columns];
}

/** Empty cells that have something above them. */
export function gapsIn(building: Building): number {
  let gaps = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    const covered = columnText(building, column).replace(/\.+$/, '');
    gaps += covered.split('.').length - 1;
  }
  return gaps;
}

/** The building with other letters in some of its cells, given by their names. */
export function relettered(
  building: Building,
  cells: readonly string[],
  letter: (old: string, cell: string) => string,
): string[] {
  return building.map((row, index) =>
    [...row]
      .map((old, column) => {
        const cell = `${COLUMNS.charAt(column)}${index + 1}`;
        return cells.includes(cell) ? letter(old, cell) : old;
      })
      .join(''),
  );
}
