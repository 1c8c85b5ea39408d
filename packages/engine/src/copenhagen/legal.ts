/** Counts the legal moves of a seat, and gives the `index`th. */
import * as fromBits from '../bits.ts';
import type { Move, Seat } from '../game.ts';
import * as fromGrid from '../house/grid.ts';
import * as fromTally from '../tally.ts';
import * as fromBuilds from './builds.ts';
import * as fromData from './data.ts';
import * as fromMoves from './moves.ts';
import type { House, State } from './state.ts';
import * as fromState from './state.ts';
import * as fromTakes from './takes.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { bitAt, countBits } = fromBits;
const { cellOfSet, countCells, supportedHigh, supportedLow } = fromGrid;
const { countOf, countPartsOfSize, partOfSizeAt } = fromTally;
const { buildAt, countBuilds } = fromBuilds;
const { ABILITIES, HAND_LIMIT, PHASE } = fromData;
const { BOTH, COAT_SKIP, COAT_TURN, END, packCoatSquare, packCoatTake, packDiscard } = fromMoves;
const { activeHouse, handOf } = fromState;
const { takesOf } = fromTakes;

/** The seats that may move now, as a set. */
export function awaitedSeats(state: State): number {
  const byChance = state.phase === PHASE.setup || state.phase === PHASE.refill;
  return byChance || state.phase === PHASE.over ? 0 : 1 << state.active;
}

/** Returns true if the state waits for this seat. */
export function isAwaited(state: State, seat: Seat): boolean {
  return seat === state.active && awaitedSeats(state) !== 0;
}

/**
 * The number of legal moves of the seat; 0 if they can't be known because its hand can't be seen.
 */
export function countMoves(state: State, seat: Seat): number {
  if (!isAwaited(state, seat)) return 0;
  const house = activeHouse(state);
  if (house.hand === null) return 0;
  switch (state.phase) {
    case PHASE.turn:
      return takesOf(house).length + countBuilds(state);
    case PHASE.discard:
      return countPartsOfSize(handOf(house), surplus(house));
    case PHASE.both:
      return 2;
    case PHASE.build:
      return 1 + countBuilds(state);
    case PHASE.coat:
      return countCoatMoves(state, house);
    default:
      return 0;
  }
}

/** The `index`th of them. */
export function moveAt(state: State, index: number): Move {
  const house = activeHouse(state);
  switch (state.phase) {
    case PHASE.turn: {
      const takes = takesOf(house);
      return index < takes.length ? takes[index]! : buildAt(state, index - takes.length);
    }
    case PHASE.discard:
      return packDiscard(partOfSizeAt(handOf(house), surplus(house), index));
    case PHASE.both:
      return index === 0 ? BOTH : END;
    case PHASE.build:
      return index === 0 ? END : buildAt(state, index - 1);
    default:
      return coatMoveAt(state, house, index);
  }
}

/** Cards above the limit. */
export function surplus(house: House): number {
  return house.cards - HAND_LIMIT;
}

/** Cells in which a white tile can be placed, while there are white tiles. */
function countSquares(state: State, house: House): number {
  if (state.whites === 0) return 0;
  return countCells(supportedLow(house.low), supportedHigh(house.low, house.high));
}

/** Ability tiles that can be taken, as a set: of kinds not owned. */
function takeableAbilities(state: State, house: House): number {
  let kinds = 0;
  for (let kind = 0; kind < ABILITIES.length; kind++) {
    if (countOf(state.abilities, kind) > 0) kinds |= 1 << kind;
  }
  return kinds & ~house.owned;
}

/** The number of actions that a coat of arms offers; skipping is always one of them (CO-6). */
export function countCoatMoves(state: State, house: House): number {
  const turning = house.used === 0 ? 0 : 1;
  return countSquares(state, house) + countBits(takeableAbilities(state, house)) + turning + 1;
}

function coatMoveAt(state: State, house: House, index: number): Move {
  if (index === 0) return COAT_SKIP;
  index--;
  if (house.used !== 0 && index-- === 0) return COAT_TURN;
  const kinds = takeableAbilities(state, house);
  if (index < countBits(kinds)) return packCoatTake(bitAt(kinds, index));
  index -= countBits(kinds);
  const high = supportedHigh(house.low, house.high);
  return packCoatSquare(cellOfSet(supportedLow(house.low), high, index));
}
