/** The state of a game: numbers only, so that it can be copied, stored and compared. */

import type { Seat } from '../game.ts';
import type { Building } from '../house/building.ts';
import * as fromColours from '../house/colours.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { Phase } from './data.ts';
import * as fromData from './data.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { COLOURS } = fromColours;
const { tallyOf } = fromTally;
const { ABILITIES, ABILITY, boxFor, HARBOUR, PHASE, TILES, WHITE_TILES } = fromData;

/** One player's house, hand and ability tiles. */
export interface House extends Building {
  /** Cells by the colour of their tile: five low words, then five high ones. */
  readonly colours: number[];
  /** Cards by colour, or null where they can't be seen, and how many they are. */
  hand: Tally | null;
  cards: number;
  /** Ability tiles owned, and those of them that were used and are turned over, as sets. */
  owned: number;
  used: number;
}

/** A whole game between two events. */
export interface State {
  readonly startPlayer: Seat;
  phase: Phase;
  /** Single turns, counted from 1. */
  turn: number;
  /** The seat in turn; without meaning in `setup` and `over`. */
  active: Seat;
  /** Hands dealt so far. */
  dealt: number;
  /** Seven places of three bits: 0 empty, else a colour's index and one. */
  harbour: number;
  /** Coloured cards in the pile, or null where they can't be seen, and how many they are. */
  pile: Tally | null;
  pileSize: number;
  /** The place of the End card: an index of `END_CARD`. */
  end: number;
  discard: Tally;
  /** Copies of each tile that are left, as two sets of tile indices: those of one, those of two. */
  ones: number;
  twos: number;
  whites: number;
  /** Ability tiles in the supply, by kind. */
  abilities: Tally;
  /** Actions owed for coats of arms. */
  coats: number;
  readonly houses: readonly House[];
}

/** The state before the first event. */
export function initialState(players: number, startPlayer: Seat): State {
  const { cardsPerColour, copies } = boxFor(players);
  const tilesWith = (bit: number) =>
    TILES.reduce(
      (set, { index, size }) => set | ((((copies[size - 2] ?? 0) >> bit) & 1) << index),
      0,
    );
  const house: House = {
    low: 0,
    high: 0,
    bricksLow: 0,
    bricksHigh: 0,
    score: 0,
    colours: new Array<number>(2 * COLOURS.length).fill(0),
    hand: 0,
    cards: 0,
    owned: 1 << ABILITY.any,
    used: 0,
  };
  return copyState({
    startPlayer,
    phase: PHASE.setup,
    turn: 1,
    active: startPlayer,
    dealt: 0,
    harbour: 0,
    pile: COLOURS.reduce((pile, _, colour) => pile + tallyOf(colour, cardsPerColour), 0),
    pileSize: COLOURS.length * cardsPerColour,
    end: players === 2 ? 1 : 0,
    discard: 0,
    ones: tilesWith(0),
    twos: tilesWith(1),
    whites: WHITE_TILES,
    abilities: ABILITIES.reduce(
      (supply, _, kind) => supply + tallyOf(kind, kind === ABILITY.any ? 0 : players),
      0,
    ),
    coats: 0,
    houses: Array.from({ length: players }, () => house),
  });
}

/** A state that shares nothing with the given one. Every state is made here, in one hidden class. */
export function copyState(state: State): State {
  return {
    startPlayer: state.startPlayer,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    dealt: state.dealt,
    harbour: state.harbour,
    pile: state.pile,
    pileSize: state.pileSize,
    end: state.end,
    discard: state.discard,
    ones: state.ones,
    twos: state.twos,
    whites: state.whites,
    abilities: state.abilities,
    coats: state.coats,
    houses: state.houses.map(copyHouse),
  };
}

function copyHouse(house: House): House {
  return {
    low: house.low,
    high: house.high,
    bricksLow: house.bricksLow,
    bricksHigh: house.bricksHigh,
    score: house.score,
    colours: house.colours.slice(),
    hand: house.hand,
    cards: house.cards,
    owned: house.owned,
    used: house.used,
  };
}

/** The house of the active player. */
export function activeHouse(state: State): House {
  return state.houses[state.active]!;
}

/** The hand of the house in turn; a seat whose hand can't be seen does not move. */
export function handOf({ hand }: House): Tally {
  if (hand === null) throw new Error('a hidden hand can not play');
  return hand;
}

/** Returns true if a player owns an ability tile that is not turned over. */
export function isActive({ owned, used }: House, ability: number): boolean {
  return (((owned & ~used) >>> ability) & 1) === 1;
}

/** The card at a place of the harbour, counted from 0: a colour's index and one, or 0. */
export function cardAt(harbour: number, place: number): number {
  return (harbour >>> (3 * place)) & 7;
}

/** The lowest empty place of the harbour, counted from 0, or `HARBOUR` if it is full. */
export function emptyPlace(harbour: number): number {
  let place = 0;
  while (place < HARBOUR && cardAt(harbour, place) !== 0) place++;
  return place;
}

/** Cards in the pile, the End card counted while it is there. */
export function pileCount(state: State): number {
  return state.pileSize + (state.end === 1 ? 1 : 0);
}

/** The seat that is dealt a hand next. */
export function dealtSeat(state: State): Seat {
  return (state.startPlayer + state.dealt) % state.houses.length;
}
