/** The material of the game for display; the engine has the rules. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { COLOURS, type Colour } from '@nyhavn/engine/house';
import { type Square, squaresOf } from '../house/geometry.ts';
import type { Coats } from '../house/house-view.ts';

/** The kinds of ability tiles. */
export type Ability = (typeof COPENHAGEN_MATERIAL.abilities)[number];

/** The kinds of ability tiles, in the order in which they are shown. */
export const ABILITIES: readonly Ability[] = COPENHAGEN_MATERIAL.abilities;

/** The coats of arms printed on a house. */
export const COATS: Coats = { ...COPENHAGEN_MATERIAL.coats, columns: '' };

/** The places of the harbour. */
export const HARBOUR_PLACES: readonly number[] = Array.from(
  { length: COPENHAGEN_MATERIAL.harbour },
  (_, index) => index + 1,
);

/** A tile as it lies in the supply. */
export interface SupplyTile {
  readonly name: string;
  readonly colour: Colour;
  readonly squares: readonly Square[];
  /** The square of the brick, counted in `squares`. */
  readonly brick: number;
}

/** The coloured tiles, colour by colour, the small ones first. */
export const TILES: readonly SupplyTile[] = COPENHAGEN_MATERIAL.tiles.map((tile) => {
  const lying = tile.shape.orientations
    .map(({ squares, width, height }, number) => ({ squares, width, height, number }))
    .toSorted((a, b) => b.width - a.width)[0]!;
  const brick = tile.bricks[lying.number]?.[0] ?? 0;
  const squares = squaresOf(lying.squares);
  return { name: tile.name, colour: COLOURS[tile.colour]!, squares, brick };
});

/** The number of squares of a tile, from its name. */
export function sizeOf(tile: string): number {
  return Number(tile.slice(1));
}
