/** The state as JSON, for checks and display; a game is saved as its record, not as this. */

import type { Seat } from '../game.ts';
import { emptyCells } from '../house/building.ts';
import { COLOURS } from '../house/colours.ts';
import { type Cell, hasCell, rowTexts } from '../house/grid.ts';
import { countOf, formatTally } from '../tally.ts';
import { awaitsOf } from './awaits.ts';
import { ABILITIES, END_CARD, MATERIAL, PHASE, PHASES, TILES } from './data.ts';
import { formatHarbour } from './notation.ts';
import { type House, pileCount, type State } from './state.ts';

/** One player in the picture of a state. */
interface PlayerPicture {
  readonly score: number;
  readonly empty: number;
  /** Nine rows of five cells, the bottom row first: upper case a window, lower case a brick. */
  readonly building: readonly string[];
  /** Cards in canonical order, or null where they can't be seen. */
  readonly hand: string | null;
  readonly cards: number;
  readonly abilities: Readonly<Record<string, 'active' | 'used'>>;
}

/** The picture of a state, with the keys that records and traces give it. */
export interface Picture {
  readonly phase: (typeof PHASES)[number];
  readonly turn: number;
  readonly active: Seat | null;
  readonly harbour: string;
  readonly pile: number;
  readonly end: string;
  readonly discard: string;
  readonly supply: Readonly<Record<string, number>>;
  readonly abilities: Readonly<Record<string, number>>;
  readonly coats: number;
  readonly waiting: readonly Seat[];
  readonly chance: string | null;
  readonly players: readonly PlayerPicture[];
  readonly winners: readonly Seat[] | null;
}

/** The picture of a state. */
export function pictureOf(state: State): Picture {
  const awaited = awaitsOf(state);
  const isTurn = state.phase !== PHASE.setup && state.phase !== PHASE.over;
  return {
    phase: PHASES[state.phase],
    turn: state.turn,
    active: isTurn ? state.active : null,
    harbour: formatHarbour(state.harbour),
    pile: pileCount(state),
    end: END_CARD[state.end] ?? '',
    discard: formatTally(state.discard, COLOURS),
    supply: supplyOf(state),
    abilities: Object.fromEntries(
      ABILITIES.map((name, kind) => [name, countOf(state.abilities, kind)]),
    ),
    coats: state.coats,
    waiting: awaited.kind === 'seats' ? awaited.seats : [],
    chance: awaited.kind === 'chance' ? awaited.event : null,
    players: state.houses.map(playerPicture),
    winners: awaited.kind === 'over' ? awaited.winners : null,
  };
}

/**
 * The stage of the End card: in the pile, then among the last cards there; undefined before and
 * after.
 */
export function endCardIn({ end, pile, winners }: Picture): 'pile' | 'last' | undefined {
  if (end !== 'pile' || winners !== null) return undefined;
  return pile > MATERIAL.endBottom ? 'pile' : 'last';
}

/** The same as {@link endCardIn}, once so few cards are left that people should reckon with it. */
export function nearEndCardIn(picture: Picture): ReturnType<typeof endCardIn> {
  return picture.pile > 2 * MATERIAL.endBottom ? undefined : endCardIn(picture);
}

/** A player's things in a picture. */
export function houseOf({ players }: Picture, seat: Seat): PlayerPicture {
  const house = players[seat];
  if (!house) throw new Error(`seat ${seat} is empty`);
  return house;
}

/** The ability tiles that a player has, active or used. */
export function abilitiesOf({ abilities }: PlayerPicture, status: 'active' | 'used') {
  return ABILITIES.filter((ability) => abilities[ability] === status);
}

/** The ability tiles that a player turned over between two pictures. */
export function usedBetween(before: Picture, after: Picture, seat: Seat) {
  const ready = abilitiesOf(houseOf(before, seat), 'active');
  return abilitiesOf(houseOf(after, seat), 'used').filter((ability) => ready.includes(ability));
}

/** The cards that lie at some places of the harbour, counted from 1. */
export function cardsAt({ harbour }: Picture, places: readonly number[]): string {
  return places.map((place) => harbour.charAt(place - 1)).join('');
}

function supplyOf(state: State): Record<string, number> {
  const tiles = TILES.map(({ name, index }) => {
    const copies = ((state.ones >>> index) & 1) + 2 * ((state.twos >>> index) & 1);
    return [name, copies] as const;
  });
  return Object.fromEntries([...tiles, ['W', state.whites] as const]);
}

function playerPicture(house: House): PlayerPicture {
  const owned = ABILITIES.flatMap((name, kind) => {
    if (((house.owned >>> kind) & 1) === 0) return [];
    return [[name, ((house.used >>> kind) & 1) === 0 ? 'active' : 'used'] as const];
  });
  return {
    score: house.score,
    empty: emptyCells(house),
    building: rowTexts((cell) => letterAt(house, cell)),
    hand: house.hand === null ? null : formatTally(house.hand, COLOURS),
    cards: house.cards,
    abilities: Object.fromEntries(owned),
  };
}

function letterAt(house: House, cell: Cell): string {
  if (!hasCell(house.low, house.high, cell)) return '.';
  const colour = COLOURS.findIndex((_, index) =>
    hasCell(house.colours[index] ?? 0, house.colours[index + COLOURS.length] ?? 0, cell),
  );
  const letter = COLOURS[colour] ?? 'W';
  return hasCell(house.bricksLow, house.bricksHigh, cell) ? letter.toLowerCase() : letter;
}
