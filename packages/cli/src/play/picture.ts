/** The engine's picture of a state, and what can be read from it. */
import type {
  Game,
  GameState,
  PlayerPicture,
  RollAndWritePicture,
  Seat,
  TrackPicture,
} from '@nyhavn/engine';
import { COLUMNS } from './material.ts';

/** One player's sheet. */
export type SheetPicture = PlayerPicture;

/** A state of Roll & Write as it is shown. */
export type Picture = RollAndWritePicture;

/** The picture of a state of Roll & Write. */
export function pictureOf(game: Game, state: GameState): Picture {
  return game.notation.picture(state) as Picture;
}

/** A player's sheet in a picture. */
export function sheetOf(picture: Picture, seat: Seat): SheetPicture {
  const sheet = picture.players[seat];
  if (!sheet) throw new Error(`nobody sits at ${seat}`);
  return sheet;
}

/** One track of a sheet. */
export function trackPicture(sheet: SheetPicture, colour: string): TrackPicture {
  return sheet.tracks[colour] ?? { marked: 0, bonus: 0, star: 0 };
}

/** A column of a building as text, from the bottom up. */
export function columnText(building: readonly string[], column: number): string {
  return building.map((row) => row.charAt(column)).join('');
}

/** Points that a row is worth, 0 while it has gaps. */
export function rowPoints(row: string): number {
  return linePoints(row, 1);
}

/** Points that a column is worth, 0 while it has gaps. */
export function columnPoints(building: readonly string[], column: number): number {
  return linePoints(columnText(building, column), 2);
}

function linePoints(line: string, withBrick: number): number {
  if (line.includes('.')) return 0;
  return line.includes('X') ? withBrick : 2 * withBrick;
}

/** The complete rows and columns of a building, as `row 2` and `column b`. */
export function completeLines(building: readonly string[]): string[] {
  const rows = building.flatMap((row, index) => (rowPoints(row) > 0 ? [`row ${index + 1}`] : []));
  const columns = [...COLUMNS].flatMap((letter, column) =>
    columnPoints(building, column) > 0 ? [`column ${letter}`] : [],
  );
  return [...rows, ...columns];
}
