/** The engine's picture of a state, and what can be read from it. */
import type { Seat } from '@nyhavn/engine';
import type { CopenhagenPicture } from '@nyhavn/engine/copenhagen';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { ABILITIES, type Ability } from './material.ts';

/** A state of Copenhagen as it is shown. */
export type Picture = CopenhagenPicture;

/** A table at which Copenhagen is played. */
export type GameTable = PlayedTable<Picture>;

/** One player's house, hand and ability tiles. */
type HousePicture = Picture['players'][number];

/** A player's house in a picture. */
export function houseOf(picture: Picture, seat: Seat): HousePicture {
  const house = picture.players[seat];
  if (!house) throw new Error(`nobody sits at ${seat}`);
  return house;
}

/** The ability tiles that a player has, active or used. */
export function abilitiesOf({ abilities }: HousePicture, status: 'active' | 'used'): Ability[] {
  return ABILITIES.filter((ability) => abilities[ability] === status);
}

/** The ability tiles that a player turned over between two pictures. */
export function usedBetween(before: Picture, after: Picture, seat: Seat): Ability[] {
  const ready = abilitiesOf(houseOf(before, seat), 'active');
  const used = abilitiesOf(houseOf(after, seat), 'used');
  return used.filter((ability) => ready.includes(ability));
}

/** The cards that lie at some places of the harbour, counted from 1. */
export function cardsAt({ harbour }: Picture, places: readonly number[]): string {
  return places.map((place) => harbour.charAt(place - 1)).join('');
}
