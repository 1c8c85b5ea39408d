/** Which moves a seat may make, by number: how many there are, and which is the `index`th. */
import { bitAt, countBits } from '../bits.ts';
import type { Move, Seat } from '../game.ts';
import { cellOfSet, countCells, supportedHigh, supportedLow } from '../grid.ts';
import { countOf, countPartsOfSize, partOfSizeAt } from '../tally.ts';
import { buildAt, countBuilds } from './builds.ts';
import { ABILITIES, HAND_LIMIT, PHASE } from './data.ts';
import {
  BOTH,
  COAT_SKIP,
  COAT_TURN,
  END,
  packCoatSquare,
  packCoatTake,
  packDiscard,
} from './moves.ts';
import { activeHouse, type House, handOf, type State } from './state.ts';
import { takesOf } from './takes.ts';

// V8 folds a module's own constants, not those it imports: a sixth of the engine's speed.
const phases = PHASE;

/** The seats that may move now, as a set. */
export function awaitedSeats(state: State): number {
  const byChance = state.phase === phases.setup || state.phase === phases.refill;
  return byChance || state.phase === phases.over ? 0 : 1 << state.active;
}

/** Whether the state waits for this seat. */
export function isAwaited(state: State, seat: Seat): boolean {
  return seat === state.active && awaitedSeats(state) !== 0;
}

/** How many legal moves the seat has; none that can be told if its hand can't be seen. */
export function countMoves(state: State, seat: Seat): number {
  if (!isAwaited(state, seat)) return 0;
  const house = activeHouse(state);
  if (house.hand === null) return 0;
  switch (state.phase) {
    case phases.turn:
      return takesOf(house).length + countBuilds(state);
    case phases.discard:
      return countPartsOfSize(handOf(house), surplus(house));
    case phases.both:
      return 2;
    case phases.build:
      return 1 + countBuilds(state);
    case phases.coat:
      return countCoatMoves(state, house);
    default:
      return 0;
  }
}

/** The `index`th of them. */
export function moveAt(state: State, index: number): Move {
  const house = activeHouse(state);
  switch (state.phase) {
    case phases.turn: {
      const takes = takesOf(house);
      return index < takes.length ? takes[index]! : buildAt(state, index - takes.length);
    }
    case phases.discard:
      return packDiscard(partOfSizeAt(handOf(house), surplus(house), index));
    case phases.both:
      return index === 0 ? BOTH : END;
    case phases.build:
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

/** How many actions a coat of arms offers; skipping is always one of them (CO-6). */
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
