/** Counts and picks the builds of the active player: tiles, and ways to build them. */
import * as fromBits from '../bits.ts';
import type { Move } from '../game.ts';
import type { ColourIndex } from '../house/colours.ts';
import * as fromColours from '../house/colours.ts';
import * as fromGrid from '../house/grid.ts';
import * as fromPlacements from '../house/placements.ts';
import type { Tile } from './data.ts';
import * as fromData from './data.ts';
import * as fromMoves from './moves.ts';
import * as fromPayments from './payments.ts';
import type { House, State } from './state.ts';
import * as fromState from './state.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { lowestBit } = fromBits;
const { COLOURS } = fromColours;
const { besideHigh, besideLow } = fromGrid;
const { countPlacements, countReaching, reachingAt } = fromPlacements;
const { TILES } = fromData;
const { packBuild } = fromMoves;
const { countPayments, paymentAt, reachOf } = fromPayments;
const { activeHouse } = fromState;

/** Squares of the largest tile. */
const LARGEST_TILE_SQUARES = 5;

/** Cells beside a player's tiles of a colour, where a tile of that colour is cheaper by a card. */
function nearLow({ colours }: House, colour: ColourIndex): number {
  return besideLow(colours[colour]!, colours[colour + COLOURS.length]!);
}

/** The same for rows 7 to 9. */
function nearHigh({ colours }: House, colour: ColourIndex): number {
  return besideHigh(colours[colour]!, colours[colour + COLOURS.length]!);
}

/** The cost of a tile on these cells, without abilities. */
export function costOf(house: House, tile: Tile, low: number, high: number): number {
  const near = (low & nearLow(house, tile.colour)) | (high & nearHigh(house, tile.colour));
  return near === 0 ? tile.size : tile.size - 1;
}

/** In how many of a tile's places it touches an own tile of its colour. */
function countNear(house: House, tile: Tile): number {
  const low = nearLow(house, tile.colour);
  const high = nearHigh(house, tile.colour);
  if ((low | high) === 0) return 0;
  return countReaching(tile.shape, house.low, house.high, low, high);
}

/** Tiles of each colour by the largest size that is wanted, as sets of indices. */
const UP_TO_SIZE: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  Array.from({ length: LARGEST_TILE_SQUARES + 1 }, (_, largest) =>
    TILES.filter((tile) => tile.colour === colour && tile.size <= largest).reduce(
      (set, { index }) => set | (1 << index),
      0,
    ),
  ),
);

/** Tiles in the supply that the hand could pay for in the best of places, as a set of indices. */
function tilesInReach(state: State, house: House): number {
  let tiles = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    tiles |= UP_TO_SIZE[colour]![Math.min(LARGEST_TILE_SQUARES, 1 + reachOf(house, colour))]!;
  }
  return tiles & (state.ones | state.twos);
}

/** The number of different builds. */
export function countBuilds(state: State): number {
  const house = activeHouse(state);
  let builds = 0;
  for (let tiles = tilesInReach(state, house); tiles !== 0; tiles &= tiles - 1) {
    const tile = TILES[lowestBit(tiles)]!;
    const cheap = countPayments(house, tile.colour, tile.size - 1);
    const full = countPayments(house, tile.colour, tile.size);
    if (cheap + full === 0) continue;
    const near = countNear(house, tile);
    const places = countPlacements(tile.shape, house.low, house.high);
    builds += tile.brickCount * (near * cheap + (places - near) * full);
  }
  return builds;
}

/** The `index`th of them. */
export function buildAt(state: State, index: number): Move {
  const house = activeHouse(state);
  for (let tiles = tilesInReach(state, house); ; tiles &= tiles - 1) {
    const tile = TILES[lowestBit(tiles)]!;
    const cheap = countPayments(house, tile.colour, tile.size - 1);
    const full = countPayments(house, tile.colour, tile.size);
    if (cheap + full === 0) continue;
    const near = countNear(house, tile);
    const cheapBuilds = near * cheap * tile.brickCount;
    if (index < cheapBuilds) return buildOf(house, tile, true, cheap, index);
    index -= cheapBuilds;
    const places = countPlacements(tile.shape, house.low, house.high);
    const fullBuilds = (places - near) * full * tile.brickCount;
    if (index < fullBuilds) return buildOf(house, tile, false, full, index);
    index -= fullBuilds;
  }
}

/** The `index`th build of a tile, beside its own colour or away from it. */
function buildOf(house: House, tile: Tile, near: boolean, payments: number, index: number): Move {
  const variants = payments * tile.brickCount;
  const place = Math.floor(index / variants);
  const variant = index % variants;
  const placement = reachingAt(
    tile.shape,
    house.low,
    house.high,
    nearLow(house, tile.colour),
    nearHigh(house, tile.colour),
    near,
    place,
  );
  const brick = tile.bricks[placement >>> 6]![variant % tile.brickCount]!;
  const cost = near ? tile.size - 1 : tile.size;
  const payment = paymentAt(house, tile.colour, cost, Math.floor(variant / tile.brickCount));
  return packBuild(tile, placement, brick, payment);
}
