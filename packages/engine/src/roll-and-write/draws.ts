/** Which tiles the active player can draw, and in how many ways. */
import { COLOURS } from '../colours.ts';
import type { Move } from '../game.ts';
import { countPlacements, placementAt, type Shape } from '../shapes.ts';
import { countOf } from '../tally.ts';
import { DICE, STAR, type Tile, TILES_OF, WHITE } from './data.ts';
import { packDraw } from './moves.ts';
import { activeSheet, dominoFits, isCrossed, isFree, type State } from './state.ts';

/** The ways a tile may lie at this table. */
export function shapeAt(state: State, tile: Tile): Shape {
  return state.mirror ? tile.mirrored : tile.shape;
}

/** How often a tile is there to take: from its free copies, and again from the crossed ones. */
function countSources(state: State, tile: Tile): number {
  const again = isCrossed(state, tile) && countOf(activeSheet(state).star, STAR.useAgain) > 0;
  return (isFree(state, tile) ? 1 : 0) + (again ? 1 : 0);
}

/** The fewest white dice that can pay for `size` squares beside `own` dice of the colour. */
function fewestWhites(own: number, whites: number, size: number): number {
  return Math.min(whites, Math.max(0, size - own));
}

/** How many ways there are to choose the dice; if they don't suffice, all that count are used. */
function countPayments(own: number, whites: number, size: number): number {
  return Math.min(whites, size) - fewestWhites(own, whites, size) + 1;
}

/** How many of a tile's squares can be the one that gets the X. */
function countBricks(state: State, tile: Tile): number {
  return state.noX ? 1 : tile.size;
}

/** The largest tile of a colour that dice and bonuses reach. */
function reach(state: State, colour: number): number {
  const dice = countOf(state.dice, colour) + countOf(state.dice, WHITE);
  return Math.min(DICE, dice + countOf(activeSheet(state).bonus, colour));
}

/** How many different draws there are. */
export function countDraws(state: State): number {
  const sheet = activeSheet(state);
  const whites = countOf(state.dice, WHITE);
  let draws = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const own = countOf(state.dice, colour);
    const largest = reach(state, colour);
    for (let size = 2; size <= largest; size++) {
      const payments = countPayments(own, whites, size);
      for (const tile of TILES_OF[colour]![size]!) {
        const sources = countSources(state, tile);
        if (sources === 0) continue;
        const placements = countPlacements(shapeAt(state, tile), sheet.low, sheet.high);
        draws += placements * countBricks(state, tile) * payments * sources;
      }
    }
  }
  return draws;
}

/** The `index`th of them. */
export function drawAt(state: State, index: number): Move {
  const sheet = activeSheet(state);
  const whites = countOf(state.dice, WHITE);
  for (let colour = 0; ; colour++) {
    const own = countOf(state.dice, colour);
    const largest = reach(state, colour);
    for (let size = 2; size <= largest; size++) {
      const payments = countPayments(own, whites, size);
      for (const tile of TILES_OF[colour]![size]!) {
        const sources = countSources(state, tile);
        if (sources === 0) continue;
        const shape = shapeAt(state, tile);
        const variants = countBricks(state, tile) * payments * sources;
        const here = countPlacements(shape, sheet.low, sheet.high) * variants;
        if (index >= here) {
          index -= here;
          continue;
        }
        const placement = placementAt(shape, sheet.low, sheet.high, Math.floor(index / variants));
        return variantAt(state, tile, placement, own, whites, index % variants);
      }
    }
  }
}

/** The `index`th choice of dice, copy and brick for a tile at its place. */
function variantAt(
  state: State,
  tile: Tile,
  placement: number,
  own: number,
  whites: number,
  index: number,
): Move {
  const bricks = countBricks(state, tile);
  const brick = state.noX ? 0 : 1 + (index % bricks);
  index = Math.floor(index / bricks);
  const payments = countPayments(own, whites, tile.size);
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
