/**
 * Moves and chance events, packed into integers: so they are counted, picked, searched and compared
 * without an object a move.
 */

import type { Move } from '../game.ts';
import type { ColourIndex } from '../house/colours.ts';
import type { Cell } from '../house/grid.ts';
import type { Placement } from '../house/shapes.ts';
import * as fromShapes from '../house/shapes.ts';
import * as fromPacking from '../packing.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { FaceIndex, Tile } from './data.ts';
import * as fromData from './data.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { choiceOf, kindNumber, pack } = fromPacking;
const { cellsOf, PLACEMENT_BITS } = fromShapes;
const { tallyOf } = fromTally;
const { FACE, TILES, TILES_OF } = fromData;

/** The kinds of moves and chance events, by number. */
export const KIND = {
  roll: 0,
  cross: 1,
  start: 2,
  reroll: 3,
  recolour: 4,
  nox: 5,
  single: 6,
  draw: 7,
  coatSquare: 8,
  coatTrack: 9,
  end: 10,
  mark: 11,
} as const;

/** One of those numbers. */
export type Kind = (typeof KIND)[keyof typeof KIND];

/** The kind of a packed move. */
export function kindOf(move: Move): Kind {
  return kindNumber(move) as Kind;
}

/** No X, and the end of a turn: moves without anything to choose. */
export const NO_X = pack(KIND.nox, 0);
/** See `NO_X`. */
export const END = pack(KIND.end, 0);

/** Dice thrown by chance, by face. */
export function packRoll(faces: Tally): Move {
  return pack(KIND.roll, faces);
}

/** Dice picked up to be thrown again, by face. */
export function packReroll(faces: Tally): Move {
  return pack(KIND.reroll, faces);
}

/**
 * Packs the blue and the yellow tile of size 4 that are crossed out: 0 the left, 1 the right image.
 */
export function packCross(blue: number, yellow: number): Move {
  return pack(KIND.cross, blue | (yellow << 1));
}

/** The two-player choice of a track. */
export function packStart(track: ColourIndex): Move {
  return pack(KIND.start, track);
}

/** `amount` dice that show one face turned to another. */
export function packRecolour(from: FaceIndex, amount: number, to: FaceIndex): Move {
  return pack(KIND.recolour, from | (amount << 3) | (to << 6));
}

/** One X: an extra square. */
export function packSingle(cell: Cell): Move {
  return pack(KIND.single, cell);
}

/** A coat of arms taken as a square. */
export function packCoatSquare(cell: Cell): Move {
  return pack(KIND.coatSquare, cell);
}

/** A coat of arms taken as two boxes of a track. */
export function packCoatTrack(track: ColourIndex): Move {
  return pack(KIND.coatTrack, track);
}

/** Boxes marked with dice that were left, by track; none to decline. */
export function packMark(tracks: Tally): Move {
  return pack(KIND.mark, tracks);
}

/**
 * A tile drawn. `brick` says which of its squares gets the X, counted from 1, or 0 for none;
 * `whites` and `bonus` how many white dice and bonuses pay, the rest being dice of its colour.
 */
export function packDraw(
  tile: Tile,
  placement: Placement,
  brick: number,
  whites: number,
  bonus: number,
  again: boolean,
): Move {
  const payment = whites | (bonus << 3) | (again ? 32 : 0);
  return pack(KIND.draw, tile.index | (placement << 5) | (brick << 14) | (payment << 17));
}

/** The tiles of size 4 that a two-player set-up crosses out, one a colour. */
export function crossedTiles(move: Move): Tile[] {
  return TILES_OF.map((tiles, colour) => {
    const images = tiles.filter(({ size }) => size === 4);
    const right =
      (colour === FACE.B && choiceOf(move) & 1) || (colour === FACE.Y && choiceOf(move) >> 1);
    return images[right ? 1 : 0]!;
  });
}

/** The face that a colour change starts from, how many dice it turns, and the face they get. */
export function recolourFrom(move: Move): FaceIndex {
  return (move >>> 4) & 7;
}
/** See `recolourFrom`. */
export function recolourAmount(move: Move): number {
  return (move >>> 7) & 7;
}
/** See `recolourFrom`. */
export function recolourTo(move: Move): FaceIndex {
  return (move >>> 10) & 7;
}

/** The parts of a packed draw, as `packDraw` takes them. */
export function drawTile(move: Move): Tile {
  return TILES[(move >>> 4) & 31]!;
}
/** See `drawTile`. */
export function drawPlacement(move: Move): Placement {
  return (move >>> 9) & ((1 << PLACEMENT_BITS) - 1);
}
/** See `drawTile`. */
export function drawBrick(move: Move): number {
  return (move >>> 18) & 7;
}
/** See `drawTile`. */
export function drawBonus(move: Move): number {
  return (move >>> 24) & 3;
}
/** See `drawTile`. */
export function drawAgain(move: Move): boolean {
  return ((move >>> 26) & 1) === 1;
}
/** The dice that a draw uses, by face. */
export function drawDice(move: Move): Tally {
  const tile = drawTile(move);
  const whites = (move >>> 21) & 7;
  return tallyOf(tile.colour, tile.size - whites - drawBonus(move)) + tallyOf(FACE.W, whites);
}
/** The cells that a draw fills, by column and then row. */
export function drawCells(move: Move): Cell[] {
  return cellsOf(drawTile(move).mirrored, drawPlacement(move));
}
