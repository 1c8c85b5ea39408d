/** Buildings as pictures spell them: what their lines are worth, and what a move brought. */
import type { GamePicture, Seat } from '../game.ts';

/** A building as pictures have it: nine rows of five letters, the bottom row first, `.` for empty. */
export type Facade = readonly string[];

/** A picture of a game in which players fill buildings. */
export interface FacadePicture extends GamePicture {
  readonly active: Seat | null;
  readonly coats: number;
  readonly players: readonly {
    readonly score: number;
    readonly empty: number;
    readonly building: Facade;
  }[];
}

/** A complete row or column, by the name that cells give it, and its points. */
export interface ScoredLine {
  readonly kind: 'row' | 'column';
  readonly name: string;
  readonly points: number;
}

/** The gain of one player by one move. */
export interface Gain {
  readonly points: number;
  /** Special actions that coats of arms give. */
  readonly coats: number;
  /** The lines that the move completed. */
  readonly lines: readonly ScoredLine[];
}

const COLUMN_NAMES = 'abcde';

/** Bricks are X or small letters; every other letter is a window. */
const BRICK = /[Xa-z]/;

/** Points that a row is worth, 0 while it has gaps. */
export function rowPoints(row: string): number {
  return linePoints(row, 1);
}

/** Points that a column, counted from 0, is worth, 0 while it has gaps. */
export function columnPoints(building: Facade, column: number): number {
  return linePoints(building.map((row) => row.charAt(column)).join(''), 2);
}

function linePoints(line: string, withBrick: number): number {
  if (line.includes('.')) return 0;
  return BRICK.test(line) ? withBrick : 2 * withBrick;
}

/** The complete rows and columns of a building. */
export function scoredLines(building: Facade): ScoredLine[] {
  const rows = building.map((row, index) => ({
    kind: 'row' as const,
    name: `${index + 1}`,
    points: rowPoints(row),
  }));
  const columns = [...COLUMN_NAMES].map((name, column) => ({
    kind: 'column' as const,
    name,
    points: columnPoints(building, column),
  }));
  return [...rows, ...columns].filter(({ points }) => points > 0);
}

/** The gain of a seat between two pictures; a move for a coat of arms uses that coat up. */
export function gainBetween(
  before: FacadePicture,
  after: FacadePicture,
  seat: Seat,
  isForCoat: boolean,
): Gain {
  const known = linesOf(before, seat).map(({ name }) => name);
  const coats = after.coats - before.coats + (isForCoat ? 1 : 0);
  return {
    points: (after.players[seat]?.score ?? 0) - (before.players[seat]?.score ?? 0),
    coats: before.active === seat ? Math.max(0, coats) : 0,
    lines: linesOf(after, seat).filter(({ name }) => !known.includes(name)),
  };
}

function linesOf(picture: FacadePicture, seat: Seat): ScoredLine[] {
  return scoredLines(picture.players[seat]?.building ?? []);
}
