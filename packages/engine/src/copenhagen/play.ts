/** The effects of moves and chance: the rules of a turn, on a mutable state. */
import * as fromBits from '../bits.ts';
import type { Move } from '../game.ts';
import * as fromBuilding from '../house/building.ts';
import * as fromColours from '../house/colours.ts';
import * as fromGrid from '../house/grid.ts';
import * as fromShapes from '../house/shapes.ts';
import * as fromPacking from '../packing.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import * as fromBuilds from './builds.ts';
import type { Tile } from './data.ts';
import * as fromData from './data.ts';
import * as fromLegal from './legal.ts';
import * as fromMoves from './moves.ts';
import type { House, State } from './state.ts';
import * as fromState from './state.ts';
import * as fromTakes from './takes.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { countBits } = fromBits;
const { fill, GOAL } = fromBuilding;
const { COLOURS } = fromColours;
const { highBit, lowBit } = fromGrid;
const { choiceOf } = fromPacking;
const { placedHigh, placedLow } = fromShapes;
const { tallyOf, totalOf } = fromTally;
const { costOf } = fromBuilds;
const { ABILITY, COAT_LINES, COATS_HIGH, COATS_LOW, HAND_LIMIT, HARBOUR, PHASE } = fromData;
const { countCoatMoves } = fromLegal;
const {
  buildBrick,
  buildPayment,
  buildPlacement,
  buildTile,
  cardsOf,
  handCards,
  handSeat,
  KIND,
  kindOf,
  otherCards,
  ownCards,
} = fromMoves;
const { activeHouse, cardAt, emptyPlace, isActive } = fromState;
const { hasNeighbours } = fromTakes;

/** Lets an awaited chance event happen to this state. */
export function applyChance(state: State, move: Move): void {
  switch (kindOf(move)) {
    case KIND.harbour:
      state.harbour = choiceOf(move);
      for (let place = 0; place < HARBOUR; place++) {
        leavePile(state, tallyOf(cardAt(state.harbour, place) - 1));
      }
      return;
    case KIND.hand:
      draw(state.houses[handSeat(move)]!, handCards(move));
      leavePile(state, handCards(move));
      state.dealt++;
      if (state.dealt === state.houses.length) state.phase = PHASE.turn;
      return;
    default:
      refill(state, choiceOf(move));
  }
}

/** Makes a legal move of the active player on this state. */
export function applyMove(state: State, move: Move): void {
  const house = activeHouse(state);
  switch (kindOf(move)) {
    case KIND.take:
      take(state, house, choiceOf(move));
      return;
    case KIND.discard:
      lay(state, house, choiceOf(move));
      afterTaking(state, house);
      return;
    case KIND.both:
      house.used |= 1 << ABILITY.both;
      state.phase = PHASE.build;
      return;
    case KIND.build:
      build(state, house, move);
      return;
    case KIND.coatSquare: {
      const low = lowBit(choiceOf(move));
      const high = highBit(choiceOf(move));
      state.whites--;
      state.coats--;
      place(state, house, low, high, 0, 0);
      return;
    }
    case KIND.coatTake:
      state.abilities -= tallyOf(choiceOf(move));
      house.owned |= 1 << choiceOf(move);
      state.coats--;
      settleCoats(state, house);
      return;
    case KIND.coatTurn:
      house.used = 0;
      state.coats--;
      settleCoats(state, house);
      return;
    case KIND.coatSkip:
      state.coats--;
      settleCoats(state, house);
      return;
    case KIND.end:
      endTurn(state);
      return;
  }
}

function leavePile(state: State, cards: Tally): void {
  if (state.pile !== null) state.pile -= cards;
  state.pileSize -= totalOf(cards);
}

/** Adds cards to a hand, also to one that can't be seen. */
function draw(house: House, cards: Tally): void {
  if (house.hand !== null) house.hand += cards;
  house.cards += totalOf(cards);
}

/** Cards of the hand go to the discard pile, in their real colour. */
function lay(state: State, house: House, cards: Tally): void {
  if (house.hand !== null) house.hand -= cards;
  house.cards -= totalOf(cards);
  state.discard += cards;
}

/** Takes cards; abilities that this needs are turned over, others are not (CO-2). */
function take(state: State, house: House, places: number): void {
  for (let place = 0; place < HARBOUR; place++) {
    if (((places >>> place) & 1) === 0) continue;
    draw(house, tallyOf(cardAt(state.harbour, place) - 1));
    state.harbour &= ~(7 << (3 * place));
  }
  if (!hasNeighbours(places)) house.used |= 1 << ABILITY.any;
  if (countBits(places) > 2) house.used |= 1 << ABILITY.extra;
  afterTaking(state, house);
}

function afterTaking(state: State, house: House): void {
  if (house.cards > HAND_LIMIT) state.phase = PHASE.discard;
  else if (isActive(house, ABILITY.both)) state.phase = PHASE.both;
  else endTurn(state);
}

function build(state: State, house: House, move: Move): void {
  const tile = buildTile(move);
  const payment = buildPayment(move);
  const low = placedLow(tile.shape, buildPlacement(move));
  const high = placedHigh(tile.shape, buildPlacement(move));
  const paid = ownCards(payment) + otherCards(payment);
  if (paid < costOf(house, tile, low, high)) house.used |= 1 << ABILITY.discount;
  if (otherCards(payment) > 0) house.used |= 1 << ABILITY.change;
  lay(state, house, cardsOf(payment, tile));
  takeFromSupply(state, tile);
  house.colours[tile.colour]! |= low;
  house.colours[tile.colour + COLOURS.length]! |= high;
  const brick = buildBrick(move);
  place(state, house, low, high, lowBit(brick), highBit(brick));
}

function takeFromSupply(state: State, tile: Tile): void {
  const bit = 1 << tile.index;
  if ((state.ones & bit) === 0) state.twos &= ~bit;
  state.ones ^= bit;
}

/** Places a tile, scores at once, and counts the coats of arms it covers and completes. */
function place(
  state: State,
  house: House,
  low: number,
  high: number,
  bricksLow: number,
  bricksHigh: number,
): void {
  const completed = fill(house, low, high, bricksLow, bricksHigh);
  if (house.score >= GOAL) {
    finish(state);
    return;
  }
  state.coats +=
    countBits(completed & COAT_LINES) + countBits(low & COATS_LOW) + countBits(high & COATS_HIGH);
  settleCoats(state, house);
}

/** Actions are taken one after the other; where only skipping is left they lapse. */
function settleCoats(state: State, house: House): void {
  if (state.coats > 0 && countCoatMoves(state, house) === 1) state.coats = 0;
  if (state.coats > 0) state.phase = PHASE.coat;
  else endTurn(state);
}

/** The harbour is filled again before the next turn. */
function endTurn(state: State): void {
  if (emptyPlace(state.harbour) < HARBOUR) {
    state.phase = PHASE.refill;
    return;
  }
  state.phase = PHASE.turn;
  state.active = (state.active + 1) % state.houses.length;
  state.turn++;
}

/** Lays a card at the lowest empty place; the End card ends the game at once. */
function refill(state: State, card: number): void {
  if (card === COLOURS.length) {
    state.end = 2;
    finish(state);
    return;
  }
  state.harbour |= (card + 1) << (3 * emptyPlace(state.harbour));
  leavePile(state, tallyOf(card));
  if (state.pileSize === 0 && state.end === 0) renewPile(state);
  endTurn(state);
}

/** Once, when the pile is used up, the discard pile replaces it, with the End card in it (CO-7). */
function renewPile(state: State): void {
  if (state.pile !== null) state.pile = state.discard;
  state.pileSize = totalOf(state.discard);
  state.discard = 0;
  state.end = 1;
}

function finish(state: State): void {
  state.phase = PHASE.over;
  state.coats = 0;
}
