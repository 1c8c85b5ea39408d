/** Rows and columns of a building: what is missing, and what they would bring. */
import { columnPoints, type Facade, letterAt, rowPoints } from '@nyhavn/engine/house';
import { cellName, cellNamed, SIZE } from '../geometry.ts';

/** A row or a column, by the name that cells give it. */
export interface Line {
  readonly kind: 'row' | 'column';
  readonly name: string;
}

/** The state of a line. */
export interface LineFacts {
  readonly missing: readonly string[];
  readonly hasBrick: boolean;
  /** Points when it is completed without a further brick, and with one. */
  readonly most: number;
  readonly least: number;
}

/** All lines of a building, rows from the bottom up and then columns. */
export const LINES: readonly Line[] = [
  ...Array.from({ length: SIZE.rows }, (_, row): Line => ({ kind: 'row', name: `${row + 1}` })),
  ...Array.from({ length: SIZE.columns }, (_, column): Line => {
    return { kind: 'column', name: cellName([column, 0]).charAt(0) };
  }),
];

/** The cells of a line, from the bottom or the left. */
export function cellsOf({ kind, name }: Line): string[] {
  return kind === 'row'
    ? Array.from({ length: SIZE.columns }, (_, column) => cellName([column, Number(name) - 1]))
    : Array.from({ length: SIZE.rows }, (_, row) => `${name}${row + 1}`);
}

/** The cells that a line lacks, and its points as the engine counts them. */
export function factsOf(building: Facade, line: Line): LineFacts {
  const { kind, name } = line;
  const pointsWith = (redrawn: (row: string) => string) =>
    kind === 'row'
      ? rowPoints(redrawn(building[Number(name) - 1] ?? ''))
      : columnPoints(building.map(redrawn), cellNamed(`${name}1`)[0]);
  const most = pointsWith((row) => row.replaceAll('.', 'O'));
  return {
    missing: cellsOf(line).filter((cell) => letterAt(building, cell) === '.'),
    hasBrick: most < pointsWith(() => 'OOOOO'),
    most,
    least: pointsWith((row) => row.replaceAll('.', 'X')),
  };
}
