/** What moves and chance do: the rules of a turn, on a state that may be changed. */
import { countBits } from '../bits.ts';
import { fill, GOAL } from '../building.ts';
import { COLOURS } from '../colours.ts';
import type { Move } from '../game.ts';
import { highBit, lowBit } from '../grid.ts';
import { choiceOf } from '../packing.ts';
import { placedHigh, placedLow } from '../shapes.ts';
import { type Tally, tallyOf, totalOf } from '../tally.ts';
import { costOf } from './builds.ts';
import {
  ABILITY,
  COAT_LINES,
  COATS_HIGH,
  COATS_LOW,
  HAND_LIMIT,
  HARBOUR,
  PHASE,
  type Tile,
} from './data.ts';
import { countCoatMoves } from './legal.ts';
import {
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
} from './moves.ts';
import {
  activeHouse,
  cardAt,
  emptyPlace,
  type House,
  handOf,
  isActive,
  type State,
} from './state.ts';
import { hasNeighbours } from './takes.ts';

// V8 folds a module's own constants, not those it imports: a sixth of the engine's speed.
const phases = PHASE;
const kinds = KIND;
const ability = ABILITY;

/** Lets an awaited chance event happen to this state. */
export function befall(state: State, move: Move): void {
  switch (kindOf(move)) {
    case kinds.harbour:
      state.harbour = choiceOf(move);
      for (let place = 0; place < HARBOUR; place++) {
        leavePile(state, tallyOf(cardAt(state.harbour, place) - 1));
      }
      return;
    case kinds.hand:
      draw(state.houses[handSeat(move)]!, handCards(move));
      leavePile(state, handCards(move));
      state.dealt++;
      if (state.dealt === state.houses.length) state.phase = phases.turn;
      return;
    default:
      refill(state, choiceOf(move));
  }
}

/** Makes a legal move of the active player on this state. */
export function play(state: State, move: Move): void {
  const house = activeHouse(state);
  switch (kindOf(move)) {
    case kinds.take:
      take(state, house, choiceOf(move));
      return;
    case kinds.discard:
      lay(state, house, choiceOf(move));
      afterTaking(state, house);
      return;
    case kinds.both:
      house.used |= 1 << ability.both;
      state.phase = phases.build;
      return;
    case kinds.build:
      build(state, house, move);
      return;
    case kinds.coatSquare: {
      const low = lowBit(choiceOf(move));
      const high = highBit(choiceOf(move));
      state.whites--;
      state.coats--;
      place(state, house, low, high, 0, 0);
      return;
    }
    case kinds.coatTake:
      state.abilities -= tallyOf(choiceOf(move));
      house.owned |= 1 << choiceOf(move);
      state.coats--;
      settleCoats(state, house);
      return;
    case kinds.coatTurn:
      house.used = 0;
      state.coats--;
      settleCoats(state, house);
      return;
    case kinds.coatSkip:
      state.coats--;
      settleCoats(state, house);
      return;
    case kinds.end:
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
  house.hand = handOf(house) - cards;
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
  if (!hasNeighbours(places)) house.used |= 1 << ability.any;
  if (countBits(places) > 2) house.used |= 1 << ability.extra;
  afterTaking(state, house);
}

function afterTaking(state: State, house: House): void {
  if (house.cards > HAND_LIMIT) state.phase = phases.discard;
  else if (isActive(house, ability.both)) state.phase = phases.both;
  else endTurn(state);
}

function build(state: State, house: House, move: Move): void {
  const tile = buildTile(move);
  const payment = buildPayment(move);
  const low = placedLow(tile.shape, buildPlacement(move));
  const high = placedHigh(tile.shape, buildPlacement(move));
  const paid = ownCards(payment) + otherCards(payment);
  if (paid < costOf(house, tile, low, high)) house.used |= 1 << ability.discount;
  if (otherCards(payment) > 0) house.used |= 1 << ability.change;
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
  if (state.coats > 0) state.phase = phases.coat;
  else endTurn(state);
}

/** The harbour is filled again before the next turn. */
function endTurn(state: State): void {
  if (emptyPlace(state.harbour) < HARBOUR) {
    state.phase = phases.refill;
    return;
  }
  state.phase = phases.turn;
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
  state.phase = phases.over;
  state.coats = 0;
}
