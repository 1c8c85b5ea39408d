/** Why a game of houses refuses something, in German. */
import type { HouseRefusal } from '@nyhavn/engine/house';

/** A sentence a refusal. What is placed is a tile in one game and a shape in the other, so it has no name here. */
export const refusals: Readonly<Record<HouseRefusal, string>> = {
  'coat-owed': 'Nutze zuerst dein Wappen.',
  'unknown-tile': 'Diese Form gibt es nicht.',
  'unknown-cell':
    'Dieses Feld gibt es nicht: Die Spalten gehen von a bis e, die Reihen von 1 bis 9.',
  'unknown-colour': 'Diese Farbe gibt es nicht: Es gibt R, B, P, G und Y, auf Würfeln auch W.',
  'not-this-tile': 'Diese Felder haben nicht die richtige Form.',
  occupied: 'Dort ist schon ein Feld gefüllt.',
  unsupported:
    'Das hat keinen Halt: Mindestens ein Feld muss in Reihe 1 oder direkt über einem gefüllten Feld liegen.',
  'brick-outside': 'Das X muss auf einem der neuen Felder stehen.',
};
