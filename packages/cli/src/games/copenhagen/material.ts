/** The print on houses and tiles, for display; the engine has the rules. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { COLOURS } from '@nyhavn/engine/house';
import { say } from '../../words.ts';

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

/** The name of an ability, as in `Any cards`. */
export function abilityName(ability: string): string {
  const names: Readonly<Record<string, string>> = say().copenhagen.abilities.names;
  return names[ability] ?? ability;
}

/** An ability as it is typed and as it is called, as in `any (Any cards)`. */
export function abilityInWords(ability: string): string {
  return `${ability} (${abilityName(ability)})`;
}
