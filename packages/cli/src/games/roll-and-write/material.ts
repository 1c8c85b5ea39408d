/** The print on the sheets, for display; the engine has the rules. */
import { COLOURS } from '@nyhavn/engine/house';
import { type PrintedTrack, ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';

/** Rows at which a coat of arms stands, counted from 1. */
export const COAT_ROWS: readonly number[] = ROLL_AND_WRITE_MATERIAL.coats.rows;
/** Columns at which a coat of arms stands. */
export const COAT_COLUMNS: string = ROLL_AND_WRITE_MATERIAL.coats.columns;
/** Boxes of a track. */
export const BOXES = ROLL_AND_WRITE_MATERIAL.trackLength;

/** Points for a full track. */
export const TRACK_POINTS = ROLL_AND_WRITE_MATERIAL.trackPoints;

/** The five tracks, in the order of the colours. */
export const TRACKS: readonly PrintedTrack[] = ROLL_AND_WRITE_MATERIAL.tracks;

/** The track of a colour. */
export function trackOf(colour: string): PrintedTrack {
  const track = TRACKS.find((printed) => printed.colour === colour);
  if (!track) throw new Error(`no track is called ${colour}`);
  return track;
}

/** The tiles that can run out, colour by colour, with their number of copies. */
export const LARGE_TILES: readonly (readonly (readonly [name: string, copies: number])[])[] =
  COLOURS.map((_, colour) =>
    ROLL_AND_WRITE_MATERIAL.tiles.flatMap(({ name, copies, ...tile }) =>
      tile.colour === colour && copies !== 'unlimited' ? [[name, copies] as const] : [],
    ),
  );
