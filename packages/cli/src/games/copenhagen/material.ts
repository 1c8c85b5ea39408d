/** The print on houses and tiles, for display; the engine has the rules. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { COLOURS } from '@nyhavn/engine/house';

/** Rows beside which a coat of arms is printed, counted from 1. */
export const COAT_ROWS: readonly number[] = COPENHAGEN_MATERIAL.coats.rows;
/** Cells on which one is printed. */
export const COAT_CELLS: readonly string[] = COPENHAGEN_MATERIAL.coats.cells;
/** The short names of the abilities. */
export const ABILITIES: readonly string[] = COPENHAGEN_MATERIAL.abilities;

/** The names of the coloured tiles, colour by colour. */
export const TILES: readonly (readonly string[])[] = COLOURS.map((_, colour) =>
  COPENHAGEN_MATERIAL.tiles.flatMap((tile) => (tile.colour === colour ? [tile.name] : [])),
);

const MEANINGS: Readonly<Record<string, string>> = {
  any: 'any two cards',
  extra: 'a third card',
  discount: 'one card less',
  change: 'one colour counts as another',
  both: 'take and build',
};

/** An ability in a few words. */
export function meaningOf(ability: string): string {
  return MEANINGS[ability] ?? '';
}

/** An ability by its name and what it does, as in `any (any two cards)`. */
export function abilityInWords(ability: string): string {
  return `${ability} (${meaningOf(ability)})`;
}
