/** Why a game of houses refuses something, in Dutch. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Gebruik eerst je wapenschild.',
  'unknown-tile': 'Die tegel bestaat niet.',
  'unknown-cell':
    'Dat veld bestaat niet. De kolommen zijn a tot en met e, de rijen 1 tot en met 9.',
  'unknown-colour':
    'Die kleur bestaat niet. De kleuren zijn R, B, P, G en Y, en W op dobbelstenen.',
  'not-this-tile': 'Die velden hebben niet de vorm van die tegel.',
  occupied: 'Daar is al een veld gevuld.',
  unsupported:
    'De tegel zweeft: minstens één veld moet in rij 1 of direct boven een gevuld veld liggen.',
  'brick-outside': 'De X moet op een van de velden van de tegel staan.',
};
