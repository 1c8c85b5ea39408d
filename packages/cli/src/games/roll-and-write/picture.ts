/** The engine's picture of a state, and what can be read from it. */
import type { Seat } from '@nyhavn/engine';
import type { PlayerPicture, RollAndWritePicture } from '@nyhavn/engine/roll-and-write';

export { trackIn } from '@nyhavn/engine/roll-and-write';

/** A state of Roll & Write as it is shown. */
export type Picture = RollAndWritePicture;

/** A player's sheet in a picture. */
export function sheetOf(picture: Picture, seat: Seat): PlayerPicture {
  const sheet = picture.players[seat];
  if (!sheet) throw new Error(`seat ${seat} is empty`);
  return sheet;
}
