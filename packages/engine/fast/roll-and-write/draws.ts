/** In how many ways the active player can draw a tile. */
import { countOf } from './bits';
import { basesOf, dominoFits, emptyOf } from './building';
import { EVERY_TRACK } from './marks';
import { Sheet, state } from './state';
import {
  BENT,
  colourOf,
  countPlacements,
  DICE,
  DOMINO,
  FACE_B,
  FACE_G,
  FACE_P,
  FACE_R,
  FACE_W,
  FACE_Y,
  foursOf,
  largeOf,
  mirroredOf,
  STAR_USE_AGAIN,
  STRAIGHT,
  shapeOf,
  sizeOf,
} from './tables';

/** In how many ways dice of a colour, white dice and bonuses can pay for each size, a byte a size. */
const PAYMENTS: usize = memory.data((4 << 6) << 2, 4);

for (let key = 0; key < 4 << 6; key++) {
  const own = key & 7;
  const whites = (key >> 3) & 7;
  const bonus = key >> 6;
  let payments = 0;
  for (let size = 2; size <= DICE && size <= own + whites + bonus; size++) {
    const ways = min(whites, size) - fewestWhites(own, whites, size) + 1;
    payments |= ways << (8 * (size - 2));
  }
  store<i32>(PAYMENTS + (key << 2), payments);
}

/** The fewest white dice that can pay for `size` squares beside `own` dice of the colour. */
export function fewestWhites(own: i32, whites: i32, size: i32): i32 {
  return min(whites, max(0, size - own));
}

function paymentsFor(sheet: Sheet, colour: i32): i32 {
  const dice = state.dice;
  const own = countOf(dice, colour);
  const key = own | (countOf(dice, FACE_W) << 3) | (countOf(sheet.bonus, colour) << 6);
  return load<i32>(PAYMENTS + (key << 2));
}

function ofSize(payments: i32, size: i32): i32 {
  return (payments >> (8 * (size - 2))) & 255;
}

/** In how many ways a tile can be paid for, one copy of it. */
export function paymentsOf(sheet: Sheet, tile: i32): i32 {
  return ofSize(paymentsFor(sheet, colourOf(tile)), sizeOf(tile));
}

/**
 * The number of squares of a tile that could be its brick; under No X there is one way, to have
 * none.
 */
export function bricksOf(size: i32): i32 {
  return state.noX ? 1 : size;
}

/** The shape of a tile at this table. */
export function shapeAt(tile: i32): i32 {
  return state.mirror ? mirroredOf(tile) : shapeOf(tile);
}

/** Tiles of four and five squares that these payments reach, as a set. */
function largeTiles(colour: i32, payments: i32): i32 {
  return payments < 1 << 16 ? 0 : payments < 1 << 24 ? foursOf(colour) : largeOf(colour);
}

// Results of the last count, by which a draw is found by its number: for each shape that is always
// there how many draws it has and how many of them at each place, and the same for each large tile.
export let dominoes: i32 = 0;
export let dominoVariants: i32 = 0;
export let bents: i32 = 0;
export let bentVariants: i32 = 0;
export let straights: i32 = 0;
export let straightVariants: i32 = 0;
export let large: i32 = 0;
const DRAWS: usize = memory.data(32 << 2, 4);
const VARIANTS: usize = memory.data(32 << 2, 4);

/** The number of draws that a large tile was counted with. */
export function drawsOf(tile: i32): i32 {
  return load<i32>(DRAWS + (tile << 2));
}

/** The number of variants at each place. */
export function variantsOf(tile: i32): i32 {
  return load<i32>(VARIANTS + (tile << 2));
}

/** The number of different draws. */
export function countDraws(sheet: Sheet): i32 {
  const empty = emptyOf(sheet.cells);
  const bases = basesOf(sheet.cells);
  const red = paymentsFor(sheet, FACE_R);
  const blue = paymentsFor(sheet, FACE_B);
  const purple = paymentsFor(sheet, FACE_P);
  const green = paymentsFor(sheet, FACE_G);
  const yellow = paymentsFor(sheet, FACE_Y);
  const bent = red + blue + yellow;
  const straight = purple + green;
  const any = bent | straight;
  dominoVariants = ofSize(bent + straight, 2) * bricksOf(2);
  bentVariants = ofSize(bent, 3) * bricksOf(3);
  straightVariants = ofSize(straight, 3) * bricksOf(3);
  dominoes = dominoVariants * countPlacements(DOMINO, empty, bases);
  bents = bentVariants && bentVariants * countPlacements(BENT, empty, bases);
  straights = straightVariants && straightVariants * countPlacements(STRAIGHT, empty, bases);
  let draws = dominoes + bents + straights;
  if (any < 1 << 16) return draws;
  const free = ~state.gone;
  const again = countOf(sheet.star, STAR_USE_AGAIN) > 0 ? state.crossed : 0;
  large =
    (largeTiles(FACE_R, red) |
      largeTiles(FACE_B, blue) |
      largeTiles(FACE_P, purple) |
      largeTiles(FACE_G, green) |
      largeTiles(FACE_Y, yellow)) &
    (free | again);
  for (let tiles = large; tiles !== 0; tiles &= tiles - 1) {
    const tile = ctz(tiles);
    const sources = ((free >> tile) & 1) + ((again >> tile) & 1);
    const variants = paymentsOf(sheet, tile) * sources * bricksOf(sizeOf(tile));
    const here = variants * countPlacements(shapeAt(tile), empty, bases);
    store<i32>(VARIANTS + (tile << 2), variants);
    store<i32>(DRAWS + (tile << 2), here);
    draws += here;
  }
  return draws;
}

/**
 * Whether the dice alone allow a drawing, so that the turn can't be ended without one (RW-10): any
 * dice but those of five colours do, if two squares fit.
 */
export function diceAllowDrawing(sheet: Sheet): bool {
  return state.dice !== EVERY_TRACK && dominoFits(sheet.cells);
}
