/** Why a game of houses refuses something, in Danish. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Brug først dit våbenskjold.',
  'unknown-tile': 'Den brik findes ikke.',
  'unknown-cell': 'Det felt findes ikke. Kolonnerne går fra a til e, rækkerne fra 1 til 9.',
  'unknown-colour': 'Den farve findes ikke. Farverne er R, B, P, G og Y, og W på terninger.',
  'not-this-tile': 'De felter har ikke brikkens form.',
  occupied: 'Et af felterne er allerede udfyldt.',
  unsupported: 'Ingen støtte: Mindst ét felt skal ligge i række 1 eller lige over et udfyldt felt.',
  'brick-outside': 'X’et skal stå på et af brikkens felter.',
};
