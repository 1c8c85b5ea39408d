/** Why a game of houses refuses something, in Dutch. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Eerst komt een wapenschild.',
  'unknown-tile': 'Zo’n tegel bestaat niet.',
  'unknown-cell':
    'Zo’n veld bestaat niet: de kolommen zijn a tot en met e, de rijen 1 tot en met 9.',
  'unknown-colour': 'Zo’n kleur bestaat niet: het zijn R, B, P, G en Y, en W op dobbelstenen.',
  'not-this-tile': 'Die velden hebben niet de vorm van die tegel.',
  occupied: 'Daar is al een veld gevuld.',
  unsupported:
    'Hij hangt in de lucht: een van de velden moet in rij 1 liggen of vlak boven een gevuld veld.',
  'brick-outside': 'De X moet op een van de getekende velden staan.',
};
