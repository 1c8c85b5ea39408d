/** Which tiles the active player can draw, and in how many ways. */
import { COLOURS } from '../colours.ts';
import type { Move } from '../game.ts';
import { countIn, placementAt, prepare, recall } from '../placements.ts';
import type { Placement, Shape } from '../shapes.ts';
import { countOf } from '../tally.ts';
import { BLUE, DICE, GREEN, PURPLE, RED, STAR, type Tile, TILES, tileNamed, WHITE, YELLOW } from './data.ts';
import { packDraw } from './moves.ts';
import { activeSheet, dominoFits, isCrossed, isFree, type Sheet, type State } from './state.ts';

const BY_SIZE = TILES.toSorted((a, b) => a.size - b.size);
prepare(BY_SIZE.map(({ shape }) => shape));
prepare(BY_SIZE.map(({ mirrored }) => mirrored));

/**
 * Tiles of two and three squares are always there and alike in several colours, so they are counted
 * by shape: the domino in all colours, the bent three in R, B and Y, the straight three in P and G.
 */
const DOMINO = tileNamed('R2')!.shape;
const BENT = tileNamed('R3')!.shape;
const STRAIGHT = tileNamed('P3')!.shape;
const LARGE = BY_SIZE.filter(({ size }) => size > 3);

/** The ways a tile may lie at this table. */
export function shapeAt(state: State, tile: Tile): Shape {
  return state.mirror ? tile.mirrored : tile.shape;
}

/** How often a tile is there to take: from its free copies, and again from the crossed ones. */
function countSources(state: State, tile: Tile, useAgain: boolean): number {
  return (isFree(state, tile) ? 1 : 0) + (useAgain && isCrossed(state, tile) ? 1 : 0);
}

/**
 * In how many ways dice of a colour, white dice and bonuses can pay for each size: a byte a size, so
 * that colours can be added up. Dice that suffice are chosen by how many of them are white; those
 * that don't are all used (RW-7).
 */
const PAYMENTS = Int32Array.from({ length: 6 * 6 * 3 }, (_, key) => {
  const own = key % 6;
  const whites = Math.floor(key / 6) % 6;
  const bonus = Math.floor(key / 36);
  let payments = 0;
  for (let size = 2; size <= DICE && size <= own + whites + bonus; size++) {
    const ways = Math.min(whites, size) - fewestWhites(own, whites, size) + 1;
    payments |= ways << (8 * (size - 2));
  }
  return payments;
});

function paymentsFor(state: State, sheet: Sheet, colour: number): number {
  return PAYMENTS[
    countOf(state.dice, colour) + 6 * countOf(state.dice, WHITE) + 36 * countOf(sheet.bonus, colour)
  ]!;
}

/** The ways to pay for tiles of this size. */
function ofSize(payments: number, size: number): number {
  return (payments >>> (8 * (size - 2))) & 255;
}

/** The fewest white dice that can pay for `size` squares beside `own` dice of the colour. */
function fewestWhites(own: number, whites: number, size: number): number {
  return Math.min(whites, Math.max(0, size - own));
}

/** How many of a tile's squares can be the one that gets the X. */
function countBricks(state: State, size: number): number {
  return state.noX ? 1 : size;
}

/** How many different draws there are. */
export function countDraws(state: State): number {
  const sheet = activeSheet(state);
  const slot = recall(sheet.low, sheet.high);
  const bent =
    paymentsFor(state, sheet, RED) +
    paymentsFor(state, sheet, BLUE) +
    paymentsFor(state, sheet, YELLOW);
  const straight = paymentsFor(state, sheet, PURPLE) + paymentsFor(state, sheet, GREEN);
  if ((bent | straight) === 0) return 0;
  let draws = ofSize(bent + straight, 2) * countBricks(state, 2) * countIn(slot, DOMINO);
  if ((bent | straight) >= 1 << 8) {
    draws +=
      countBricks(state, 3) *
      (ofSize(bent, 3) * countIn(slot, BENT) + ofSize(straight, 3) * countIn(slot, STRAIGHT));
  }
  if ((bent | straight) >= 1 << 16) draws += countLarge(state, sheet, slot);
  return draws;
}

function countLarge(state: State, sheet: Sheet, slot: number): number {
  const useAgain = countOf(sheet.star, STAR.useAgain) > 0;
  let draws = 0;
  for (let i = 0; i < LARGE.length; i++) {
    const tile = LARGE[i]!;
    const payments = ofSize(paymentsFor(state, sheet, tile.colour), tile.size);
    if (payments === 0) continue;
    const variants =
      payments * countSources(state, tile, useAgain) * countBricks(state, tile.size);
    if (variants > 0) draws += variants * countIn(slot, shapeAt(state, tile));
  }
  return draws;
}

/** The `index`th of them. */
export function drawAt(state: State, index: number): Move {
  const sheet = activeSheet(state);
  const slot = recall(sheet.low, sheet.high);
  const useAgain = countOf(sheet.star, STAR.useAgain) > 0;
  for (let i = 0; ; i++) {
    const tile = BY_SIZE[i]!;
    const payments = ofSize(paymentsFor(state, sheet, tile.colour), tile.size);
    if (payments === 0) continue;
    const variants =
      payments * countSources(state, tile, useAgain) * countBricks(state, tile.size);
    if (variants === 0) continue;
    const shape = shapeAt(state, tile);
    const here = variants * countIn(slot, shape);
    if (index < here) {
      const placement = placementAt(shape, sheet.low, sheet.high, (index / variants) | 0);
      return variantAt(state, tile, placement, payments, index % variants);
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
  const whites = countOf(state.dice, WHITE);
  const bricks = countBricks(state, tile.size);
  const brick = state.noX ? 0 : 1 + (index % bricks);
  index = (index / bricks) | 0;
  const used = fewestWhites(own, whites, tile.size) + (index % payments);
  const again = index >= payments || !isFree(state, tile);
  const bonus = Math.max(0, tile.size - own - whites);
  return packDraw(tile, placement, brick, used, bonus, again);
}

/**
 * Whether the dice alone allow a drawing, so that the turn can't be ended without one (RW-10). Where
 * any tile fits two of its squares fit as well, and tiles of two squares are always there.
 */
export function diceAllowDrawing(state: State): boolean {
  const whites = countOf(state.dice, WHITE);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countOf(state.dice, colour) + whites >= 2) return dominoFits(activeSheet(state));
  }
  return false;
}
