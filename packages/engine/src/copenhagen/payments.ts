/** Ways to pay for a tile with the cards of a hand. */
import type { ColourIndex } from '../house/colours.ts';
import * as fromColours from '../house/colours.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import * as fromData from './data.ts';
import type { Payment } from './moves.ts';
import * as fromMoves from './moves.ts';
import type { House } from './state.ts';
import * as fromState from './state.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { COLOURS } = fromColours;
const { countOf } = fromTally;
const { ABILITY } = fromData;
const { packPayment } = fromMoves;
const { handOf, isActive } = fromState;

/** The highest cost that a player can pay for a tile of a colour. */
export function reachOf(house: House, colour: ColourIndex): number {
  const hand = handOf(house);
  let others = 0;
  if (isActive(house, ABILITY.change)) {
    for (let other = 0; other < COLOURS.length; other++) {
      if (other !== colour) others = Math.max(others, countOf(hand, other));
    }
  }
  return countOf(hand, colour) + others + (isActive(house, ABILITY.discount) ? 1 : 0);
}

/** The number of payments that mix in this other colour and have exactly `cards` cards (CO-4). */
function countMixed(hand: Tally, colour: ColourIndex, other: ColourIndex, cards: number): number {
  const least = Math.max(1, cards - countOf(hand, colour));
  return Math.max(0, Math.min(cards, countOf(hand, other)) - least + 1);
}

/** The number of different payments of exactly so many cards from a hand. */
function countExact(hand: Tally, colour: ColourIndex, cards: number, change: boolean): number {
  let payments = cards <= countOf(hand, colour) ? 1 : 0;
  if (change && cards > 0) {
    for (let other = 0; other < COLOURS.length; other++) {
      if (other !== colour) payments += countMixed(hand, colour, other, cards);
    }
  }
  return payments;
}

/** The number of ways to pay a cost, at full and with the discount (CO-2). */
export function countPayments(house: House, colour: ColourIndex, cost: number): number {
  const hand = handOf(house);
  const change = isActive(house, ABILITY.change);
  const full = countExact(hand, colour, cost, change);
  if (!isActive(house, ABILITY.discount)) return full;
  return full + countExact(hand, colour, cost - 1, change);
}

/** The `index`th of those ways. */
export function paymentAt(house: House, colour: ColourIndex, cost: number, index: number): Payment {
  const hand = handOf(house);
  const full = countExact(hand, colour, cost, isActive(house, ABILITY.change));
  return index < full
    ? exactAt(hand, colour, cost, index)
    : exactAt(hand, colour, cost - 1, index - full);
}

function exactAt(hand: Tally, colour: ColourIndex, cards: number, index: number): Payment {
  if (cards <= countOf(hand, colour)) {
    if (index === 0) return packPayment(cards, 0, 0);
    index--;
  }
  for (let other = 0; ; other++) {
    if (other === colour) continue;
    const payments = countMixed(hand, colour, other, cards);
    if (index < payments) {
      const others = Math.max(1, cards - countOf(hand, colour)) + index;
      return packPayment(cards - others, others, other);
    }
    index -= payments;
  }
}
