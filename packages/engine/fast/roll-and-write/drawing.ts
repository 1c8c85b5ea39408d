/** Drawing: the draw with a given number, and what cells that are filled bring. */
import { countOf, tallyOf } from './bits';
import { basesOf, fullLines, placementAt, pointsFor } from './building';
import {
  bents,
  bentVariants,
  bricksOf,
  dominoes,
  dominoVariants,
  drawsOf,
  fewestWhites,
  large,
  paymentsOf,
  shapeAt,
  straights,
  straightVariants,
  variantsOf,
} from './draws';
import { openTracks } from './marks';
import { Sheet, state } from './state';
import {
  BENT,
  BENT_TILES,
  COAT_LINES,
  colourOf,
  DOMINO,
  DOMINO_TILES,
  FACE_W,
  LIMITED,
  maskOf,
  PHASE_COAT,
  PHASE_TURN,
  SINGLE,
  STAR_USE_AGAIN,
  STRAIGHT,
  STRAIGHT_TILES,
  sizeOf,
  squareOf,
} from './tables';

/** Makes the `index`th draw of those that were counted. */
export function drawAt(sheet: Sheet, index: i32): void {
  if (index < dominoes) {
    drawSmall(sheet, DOMINO, DOMINO_TILES, dominoVariants, index);
    return;
  }
  index -= dominoes;
  if (index < bents) {
    drawSmall(sheet, BENT, BENT_TILES, bentVariants, index);
    return;
  }
  index -= bents;
  if (index < straights) {
    drawSmall(sheet, STRAIGHT, STRAIGHT_TILES, straightVariants, index);
    return;
  }
  index -= straights;
  let tiles = large;
  for (let here = drawsOf(ctz(tiles)); index >= here; here = drawsOf(ctz(tiles))) {
    index -= here;
    tiles &= tiles - 1;
  }
  const tile = ctz(tiles);
  const variants = variantsOf(tile);
  const place = index / variants;
  const placement = placementAt(shapeAt(tile), sheet.cells, place);
  draw(sheet, tile, placement, index - place * variants);
}

/** The `index`th draw of a shape that is always there, in whichever of these tiles' colours. */
function drawSmall(sheet: Sheet, shape: i32, tiles: i32, variants: i32, index: i32): void {
  const place = index / variants;
  const placement = placementAt(shape, sheet.cells, place);
  let tile = ctz(tiles);
  let variant = index - place * variants;
  const bricks = bricksOf(sizeOf(tile));
  for (let here = paymentsOf(sheet, tile) * bricks; variant >= here; ) {
    variant -= here;
    tiles &= tiles - 1;
    tile = ctz(tiles);
    here = paymentsOf(sheet, tile) * bricks;
  }
  draw(sheet, tile, placement, variant);
}

/** Draws a tile at its place, with the `variant`th choice of dice, copy and brick. */
function draw(sheet: Sheet, tile: i32, placement: i32, variant: i32): void {
  const colour = colourOf(tile);
  const size = sizeOf(tile);
  const own = countOf(state.dice, colour);
  const whites = countOf(state.dice, FACE_W);
  const payments = paymentsOf(sheet, tile);
  const bricks = bricksOf(size);
  const payment = variant / bricks;
  const brick = variant - payment * bricks;
  const used = fewestWhites(own, whites, size) + (payment % payments);
  const bonus = max(0, size - own - whites);
  if (payment >= payments || ((state.gone >> tile) & 1) === 1) {
    sheet.star -= tallyOf(STAR_USE_AGAIN);
  } else {
    crossOut(tile);
  }
  sheet.bonus -= tallyOf(colour, bonus);
  state.dice -= tallyOf(colour, size - used - bonus) + tallyOf(FACE_W, used);
  state.drawn = 1;
  const anchor = placement & 63;
  const way = placement >> 6;
  const square = squareOf((way << 3) | brick) + anchor;
  fill(sheet, (<u64>maskOf(way)) << anchor, state.noX ? 0 : (<u64>1) << square);
}

function crossOut(tile: i32): void {
  const bit = (1 << tile) & LIMITED;
  state.gone |= bit & (SINGLE | state.crossed);
  state.crossed |= bit;
}

/** Draws cells into the active player's building, scores at once and counts coats of arms. */
export function fill(sheet: Sheet, cells: u64, bricks: u64): void {
  const before = fullLines(sheet.cells);
  sheet.cells |= cells;
  sheet.bricks |= bricks;
  const completed = fullLines(sheet.cells) & ~before;
  if (completed !== 0) {
    sheet.score += pointsFor(completed, sheet.bricks);
    state.coats += <i32>popcnt(completed & COAT_LINES);
  }
  settleCoats(sheet);
}

/** Special actions come before anything else; where none is possible they lapse (RW-16). */
export function settleCoats(sheet: Sheet): void {
  if (basesOf(sheet.cells) === 0 && openTracks(sheet.marked) === 0) state.coats = 0;
  state.phase = state.coats > 0 ? PHASE_COAT : PHASE_TURN;
}
