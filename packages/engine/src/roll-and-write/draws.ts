/** Counts and picks the draws of the active player: tiles, and ways to draw them. */
import * as fromBits from '../bits.ts';
import type { Move } from '../game.ts';
import * as fromPlacements from '../house/placements.ts';
import type { Placement, Shape } from '../house/shapes.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { Tile } from './data.ts';
import * as fromData from './data.ts';
import * as fromMoves from './moves.ts';
import type { State } from './state.ts';
import * as fromState from './state.ts';
import * as fromTracks from './tracks.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { lowestBit } = fromBits;
const { countPlacements, placementAt } = fromPlacements;
const { countOf } = fromTally;
const { DICE, FACE, STAR, TILES, TILES_OF, tileNamed } = fromData;
const { packDraw } = fromMoves;
const { activeSheet, dominoFits, isFree } = fromState;
const { EVERY_TRACK } = fromTracks;

/**
 * Tiles of two and three squares are always there and alike in several colours, so they are counted
 * by shape: the domino in all colours, the bent three in R, B and Y, the straight three in P and G.
 */
const DOMINO = tileNamed('R2')!.shape;
const BENT = tileNamed('R3')!.shape;
const STRAIGHT = tileNamed('P3')!.shape;
const FOURS = TILES_OF.map((tiles) => tileSet(tiles.filter(({ size }) => size === 4)));
const LARGE = TILES_OF.map((tiles) => tileSet(tiles.filter(({ size }) => size >= 4)));

const DOMINOES = TILES.filter(({ shape }) => shape === DOMINO);
const BENTS = TILES.filter(({ shape }) => shape === BENT);
const STRAIGHTS = TILES.filter(({ shape }) => shape === STRAIGHT);
const ALL_LARGE = tileSet(TILES.filter(({ size }) => size >= 4));

function tileSet(tiles: readonly Tile[]): number {
  return tiles.reduce((set, tile) => set | (1 << tile.index), 0);
}

/** The ways a tile may lie at this table. */
export function shapeAt(state: State, tile: Tile): Shape {
  return state.mirror ? tile.mirrored : tile.shape;
}

/**
 * In how many ways dice of a colour, white dice and bonuses can pay for each size: a byte a size, so
 * that colours can be added up. Dice that suffice are chosen by how many of them are white; those
 * that don't are all used (RW-7).
 */
const PAYMENTS = Int32Array.from({ length: 4 << 6 }, (_, key) => {
  const own = key & 7;
  const whites = (key >> 3) & 7;
  const bonus = key >> 6;
  let payments = 0;
  for (let size = 2; size <= DICE && size <= own + whites + bonus; size++) {
    const ways = Math.min(whites, size) - fewestWhites(own, whites, size) + 1;
    payments |= ways << (8 * (size - 2));
  }
  return payments;
});

function paymentsFor(dice: Tally, bonus: Tally, colour: number): number {
  const key = countOf(dice, colour) | (countOf(dice, FACE.W) << 3) | (countOf(bonus, colour) << 6);
  return PAYMENTS[key]!;
}

/** The ways to pay for tiles of this size. */
function ofSize(payments: number, size: number): number {
  return (payments >> (8 * (size - 2))) & 255;
}

/** The fewest white dice that can pay for `size` squares beside `own` dice of the colour. */
function fewestWhites(own: number, whites: number, size: number): number {
  return Math.min(whites, Math.max(0, size - own));
}

/** Tiles of four and five squares that these payments reach, as a set of indices. */
function largeTiles(colour: number, payments: number): number {
  return payments < 1 << 16 ? 0 : payments < 1 << 24 ? FOURS[colour]! : LARGE[colour]!;
}

/** The number of different draws. */
export function countDraws(state: State): number {
  const { low, high, bonus, star } = activeSheet(state);
  const { dice, noX } = state;
  const red = paymentsFor(dice, bonus, FACE.R);
  const blue = paymentsFor(dice, bonus, FACE.B);
  const purple = paymentsFor(dice, bonus, FACE.P);
  const green = paymentsFor(dice, bonus, FACE.G);
  const yellow = paymentsFor(dice, bonus, FACE.Y);
  const bent = red + blue + yellow;
  const straight = purple + green;
  const any = bent | straight;
  let draws = ofSize(bent + straight, 2) * (noX ? 1 : 2) * countPlacements(DOMINO, low, high);
  if (any < 1 << 8) return draws;
  draws +=
    (noX ? 1 : 3) *
    (ofSize(bent, 3) * countPlacements(BENT, low, high) +
      ofSize(straight, 3) * countPlacements(STRAIGHT, low, high));
  if (any < 1 << 16) return draws;
  const free = ~state.gone;
  const again = countOf(star, STAR.useAgain) > 0 ? state.crossed : 0;
  let tiles =
    (largeTiles(FACE.R, red) |
      largeTiles(FACE.B, blue) |
      largeTiles(FACE.P, purple) |
      largeTiles(FACE.G, green) |
      largeTiles(FACE.Y, yellow)) &
    (free | again);
  for (; tiles !== 0; tiles &= tiles - 1) {
    const index = lowestBit(tiles);
    const tile = TILES[index]!;
    const { colour, size } = tile;
    const payments = ofSize(paymentsFor(dice, bonus, colour), size);
    const sources = ((free >> index) & 1) + ((again >> index) & 1);
    draws +=
      payments * sources * (noX ? 1 : size) * countPlacements(shapeAt(state, tile), low, high);
  }
  return draws;
}

/** The `index`th of them. */
export function drawAt(state: State, index: number): Move {
  const { low, high, bonus } = activeSheet(state);
  const { dice, noX } = state;
  const bent =
    paymentsFor(dice, bonus, FACE.R) +
    paymentsFor(dice, bonus, FACE.B) +
    paymentsFor(dice, bonus, FACE.Y);
  const straight = paymentsFor(dice, bonus, FACE.P) + paymentsFor(dice, bonus, FACE.G);
  let variants = ofSize(bent + straight, 2) * (noX ? 1 : 2);
  let here = variants * countPlacements(DOMINO, low, high);
  if (index < here) return smallAt(state, DOMINO, DOMINOES, variants, index);
  index -= here;
  variants = ofSize(bent, 3) * (noX ? 1 : 3);
  here = variants * countPlacements(BENT, low, high);
  if (index < here) return smallAt(state, BENT, BENTS, variants, index);
  index -= here;
  variants = ofSize(straight, 3) * (noX ? 1 : 3);
  here = variants * countPlacements(STRAIGHT, low, high);
  if (index < here) return smallAt(state, STRAIGHT, STRAIGHTS, variants, index);
  return largeAt(state, index - here);
}

/** The `index`th draw of a shape that is always there, in whichever of these tiles' colours. */
function smallAt(
  state: State,
  shape: Shape,
  tiles: readonly Tile[],
  variants: number,
  index: number,
): Move {
  const { low, high, bonus } = activeSheet(state);
  const place = (index / variants) | 0;
  const placement = placementAt(shape, low, high, place);
  const bricks = state.noX ? 1 : shape.size;
  let variant = index - place * variants;
  for (let i = 0; ; i++) {
    const tile = tiles[i]!;
    const payments = ofSize(paymentsFor(state.dice, bonus, tile.colour), shape.size);
    const here = payments * bricks;
    if (variant < here) return variantAt(state, tile, placement, payments, variant);
    variant -= here;
  }
}

function largeAt(state: State, index: number): Move {
  const { low, high, bonus, star } = activeSheet(state);
  const { dice, noX } = state;
  const free = ~state.gone;
  const again = countOf(star, STAR.useAgain) > 0 ? state.crossed : 0;
  for (let tiles = ALL_LARGE & (free | again); ; tiles &= tiles - 1) {
    const tile = TILES[lowestBit(tiles)]!;
    const payments = ofSize(paymentsFor(dice, bonus, tile.colour), tile.size);
    if (payments === 0) continue;
    const sources = ((free >> tile.index) & 1) + ((again >> tile.index) & 1);
    const variants = payments * sources * (noX ? 1 : tile.size);
    const shape = shapeAt(state, tile);
    const here = variants * countPlacements(shape, low, high);
    if (index < here) {
      const place = (index / variants) | 0;
      const placement = placementAt(shape, low, high, place);
      return variantAt(state, tile, placement, payments, index - place * variants);
    }
    index -= here;
  }
}

/** The `index`th choice of dice, copy and brick for a tile at its place. */
function variantAt(
  state: State,
  tile: Tile,
  placement: Placement,
  payments: number,
  index: number,
): Move {
  const own = countOf(state.dice, tile.colour);
  const whites = countOf(state.dice, FACE.W);
  const bricks = state.noX ? 1 : tile.size;
  const brick = state.noX ? 0 : 1 + (index % bricks);
  index = (index / bricks) | 0;
  const used = fewestWhites(own, whites, tile.size) + (index % payments);
  const again = index >= payments || !isFree(state, tile);
  const bonus = Math.max(0, tile.size - own - whites);
  return packDraw(tile, placement, brick, used, bonus, again);
}

/**
 * Returns true if the dice alone allow a drawing, so that the turn can't be ended without one (RW-10). Where
 * any tile fits two of its squares fit as well, tiles of two squares are always there, and five
 * dice of five colours are the only ones of which no two go together.
 */
export function diceAllowDrawing(state: State): boolean {
  return state.dice !== EVERY_TRACK && dominoFits(activeSheet(state));
}
