/** The print on the sheets for display; the engine has the rules. */
import type { Colour } from '@nyhavn/engine/house';
import {
  type PrintedTrack as EngineTrack,
  ROLL_AND_WRITE_MATERIAL as MATERIAL,
  type RollAndWritePicture,
} from '@nyhavn/engine/roll-and-write';
import type { AbilityName } from '../../art/signs.ts';
import type { Paint } from '../../art/types.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { type Square, squaresOf } from '../house/geometry.ts';
import type { Coats } from '../house/house-view.ts';

export { trackIn } from '@nyhavn/engine/roll-and-write';

/** A state of Roll & Write as it is shown. */
export type Picture = RollAndWritePicture;

/** A table at which Roll & Write is played. */
export type GameTable = PlayedTable<Picture>;

/** A track as printed, with the sign of its ability. */
export interface PrintedTrack extends EngineTrack {
  readonly ability: AbilityName;
}

/** A tile as printed. */
export interface PrintedTile {
  readonly name: string;
  readonly colour: Colour;
  readonly size: number;
  /** The number of copies that can be crossed out; 0 if it can be used any number of times. */
  readonly copies: number;
  readonly squares: readonly Square[];
}

const ABILITIES: Readonly<Record<Colour, AbilityName>> = {
  R: 're-roll',
  B: 'no-x',
  P: 'one-x',
  G: 'colour-change',
  Y: 'use-again',
};

/** The coats of arms printed on a house. */
export const COATS: Coats = { ...MATERIAL.coats, cells: [] };

/** Boxes of a track. */
export const BOXES = MATERIAL.trackLength;

/** Points for a full track. */
export const TRACK_POINTS = MATERIAL.trackPoints;

/** The faces of a die in the order in which notation writes them. */
export const FACES: readonly Paint[] = MATERIAL.faces;

/** The five tracks, in the order of the colours. */
export const TRACKS: readonly PrintedTrack[] = MATERIAL.tracks.map((track) => {
  return { ...track, ability: ABILITIES[track.colour] };
});

/** The signs under the boxes of a track. */
export function signsOf(track: string): string {
  return TRACKS.find(({ colour }) => colour === track)?.signs ?? '';
}

/** The tiles of the facade sheet, colour by colour and small ones first. */
export const TILES: readonly PrintedTile[] = MATERIAL.tiles.map((tile) => {
  const { name, size, copies, shape } = tile;
  const lying = shape.flat[0] ?? shape.orientations[0];
  return {
    name,
    size,
    colour: colourOf(name),
    copies: copies === 'unlimited' ? 0 : copies,
    squares: squaresOf(lying?.squares ?? []),
  };
});

/** The tile of that name. */
export function tileNamed(name: string): PrintedTile {
  const tile = TILES.find((printed) => printed.name === name);
  if (!tile) throw new Error(`no tile is called ${name}`);
  return tile;
}

/** The colour of a tile or track, from its name. */
export function colourOf(name: string): Colour {
  return name.charAt(0) as Colour;
}

/** Dice in the order in which notation writes them. */
export function inOrder(dice: readonly string[]): string {
  return dice.toSorted((a, b) => faceOrder(a) - faceOrder(b)).join('');
}

function faceOrder(face: string): number {
  return FACES.indexOf(face as Paint);
}
