/** Why a game of houses refuses something, in German. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Zuerst kommt ein Wappen dran.',
  'unknown-tile': 'Diese Form gibt es nicht.',
  'unknown-cell':
    'Dieses Feld gibt es nicht: Die Spalten gehen von a bis e, die Reihen von 1 bis 9.',
  'unknown-colour': 'Diese Farbe gibt es nicht: Es gibt R, B, P, G und Y, auf Würfeln auch W.',
  'not-this-tile': 'Diese Felder passen nicht zu dieser Form.',
  occupied: 'Dort ist schon ein Feld gefüllt.',
  unsupported:
    'Das hat keinen Halt: Ein Feld muss in Reihe 1 oder direkt über einem gefüllten liegen.',
  'brick-outside': 'Das X muss auf einem der neuen Felder stehen.',
};
