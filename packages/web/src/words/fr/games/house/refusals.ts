/** Why a game of houses refuses something, in French. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Utilise d’abord le blason.',
  'unknown-tile': 'Cette tuile n’existe pas.',
  'unknown-cell': 'Cette case n’existe pas : colonnes de a à e, lignes de 1 à 9.',
  'unknown-colour': 'Cette couleur n’existe pas : il y a R, B, P, G et Y, et W sur les dés.',
  'not-this-tile': 'Ces cases n’ont pas la forme de cette tuile.',
  occupied: 'Une de ces cases est déjà remplie.',
  unsupported:
    'Pas d’appui : il faut au moins une case sur la ligne 1 ou juste au-dessus d’une case remplie.',
  'brick-outside': 'Le X doit être sur l’une des cases dessinées.',
};
