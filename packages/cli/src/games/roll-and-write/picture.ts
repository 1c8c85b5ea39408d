/** The engine's picture of a state, and what can be read from it. */
import type { Seat } from '@nyhavn/engine';
import type {
  PlayerPicture,
  RollAndWritePicture,
  TrackPicture,
} from '@nyhavn/engine/roll-and-write';

/** One player's sheet. */
export type SheetPicture = PlayerPicture;

/** A state of Roll & Write as it is shown. */
export type Picture = RollAndWritePicture;

/** A player's sheet in a picture. */
export function sheetOf(picture: Picture, seat: Seat): SheetPicture {
  const sheet = picture.players[seat];
  if (!sheet) throw new Error(`seat ${seat} is empty`);
  return sheet;
}

/** One track of a sheet. */
export function trackPicture(sheet: SheetPicture, colour: string): TrackPicture {
  return sheet.tracks[colour] ?? { marked: 0, bonus: 0, star: 0 };
}
