/** Chance as a player: what can fall, and how likely. */

import type { Move, Outcome } from '../game.ts';
import { COLOURS } from '../house/colours.ts';
import { choiceOf } from '../packing.ts';
import {
  contains,
  countOf,
  countPartsOfSize,
  partOfSizeAt,
  type Tally,
  tallyOf,
  totalOf,
} from '../tally.ts';
import { boxFor, END_BOTTOM, HARBOUR, PHASE } from './data.ts';
import { handCards, handSeat, KIND, kindOf, packCard, packHand, packHarbour } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { cardAt, dealtSeat, emptyPlace, pileCount, type State } from './state.ts';

/** The awaited chance event, as `harbour`, `hand 0` or `card 3`, or undefined if there is none. */
export function awaitedChance(state: State): string | undefined {
  if (state.phase === PHASE.refill) return `card ${emptyPlace(state.harbour) + 1}`;
  if (state.phase !== PHASE.setup) return undefined;
  return state.harbour === 0 ? 'harbour' : `hand ${dealtSeat(state)}`;
}

/** Cards that are dealt or laid out together. */
function cardsAwaited(state: State): number {
  if (state.harbour === 0) return HARBOUR;
  return boxFor(state.houses.length).startHands[state.dealt]!;
}

/** Returns true if the End card may come now: in the pile, and among its last cards. */
function endMayCome(state: State): boolean {
  return state.end === 1 && pileCount(state) <= END_BOTTOM;
}

/**
 * The number of equally likely tickets that chance draws from: for several cards, in every order.
 */
export function countTickets(state: State): number {
  if (state.pile === null || awaitedChance(state) === undefined) return 0;
  if (state.phase === PHASE.refill) return state.pileSize + (endMayCome(state) ? 1 : 0);
  let tickets = 1;
  for (let drawn = 0; drawn < cardsAwaited(state); drawn++) tickets *= state.pileSize - drawn;
  return tickets;
}

/** The event on a ticket. */
export function ticketAt(state: State, ticket: number): Move {
  let pile = state.pile ?? 0;
  if (state.phase === PHASE.refill) return packCard(colourOf(pile, ticket));
  const cards: number[] = [];
  for (let drawn = 0; drawn < cardsAwaited(state); drawn++) {
    const left = state.pileSize - drawn;
    const colour = colourOf(pile, ticket % left);
    ticket = Math.floor(ticket / left);
    pile -= tallyOf(colour);
    cards.push(colour);
  }
  return packCards(state, cards);
}

/** The colour of the `index`th card of the pile, sorted; behind them all lies the End card. */
export function colourOf(pile: Tally, index: number): number {
  let colour = 0;
  while (colour < COLOURS.length && index >= countOf(pile, colour)) {
    index -= countOf(pile, colour);
    colour++;
  }
  return colour;
}

function packCards(state: State, cards: readonly number[]): Move {
  if (state.harbour !== 0) {
    return packHand(
      dealtSeat(state),
      cards.reduce((hand, colour) => hand + tallyOf(colour), 0),
    );
  }
  return packHarbour(
    cards.reduce((harbour, colour, place) => harbour | ((colour + 1) << (3 * place)), 0),
  );
}

/** The different events that can fall, with the numbers of their tickets as weights. */
export function outcomes(state: State): readonly Outcome[] {
  const { pile } = state;
  if (pile === null || awaitedChance(state) === undefined) return [];
  if (state.phase === PHASE.refill) return cardOutcomes(state, pile);
  return state.harbour === 0 ? harbourOutcomes(pile) : handOutcomes(state, pile);
}

function cardOutcomes(state: State, pile: Tally): Outcome[] {
  const cards = COLOURS.map((_, colour) => ({
    move: packCard(colour),
    weight: countOf(pile, colour),
  }));
  if (endMayCome(state)) cards.push({ move: packCard(COLOURS.length), weight: 1 });
  return cards.filter(({ weight }) => weight > 0);
}

function harbourOutcomes(pile: Tally): Outcome[] {
  const outcomes: Outcome[] = [];
  const layOut = (place: number, harbour: number, left: Tally, weight: number): void => {
    if (weight === 0) return;
    if (place === HARBOUR) {
      outcomes.push({ move: packHarbour(harbour), weight });
      return;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const laid = harbour | ((colour + 1) << (3 * place));
      layOut(place + 1, laid, left - tallyOf(colour), weight * countOf(left, colour));
    }
  };
  layOut(0, 0, pile, 1);
  return outcomes;
}

function handOutcomes(state: State, pile: Tally): Outcome[] {
  const size = cardsAwaited(state);
  return Array.from({ length: countPartsOfSize(pile, size) }, (_, index) => {
    const hand = partOfSizeAt(pile, size, index);
    return { move: packHand(dealtSeat(state), hand), weight: ordersOf(pile, hand, size) };
  });
}

/** In how many orders the cards of a hand can be drawn from the pile. */
function ordersOf(pile: Tally, hand: Tally, size: number): number {
  let orders = factorial(size);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let drawn = 0; drawn < countOf(hand, colour); drawn++) {
      orders *= countOf(pile, colour) - drawn;
    }
    orders /= factorial(countOf(hand, colour));
  }
  return orders;
}

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1);
}

/** Why this chance event can't come now, or undefined if it can. */
export function judgeChance(state: State, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  if (state.phase === PHASE.refill) {
    if (kind !== KIND.card) return 'not-now';
    const card = choiceOf(move);
    const comes = card === COLOURS.length ? endMayCome(state) : isInPile(state, tallyOf(card));
    return comes ? undefined : 'card-not-in-pile';
  }
  if (state.harbour === 0) {
    if (kind !== KIND.harbour) return 'not-now';
    return isInPile(state, harbourCards(choiceOf(move))) ? undefined : 'card-not-in-pile';
  }
  if (kind !== KIND.hand || handSeat(move) !== dealtSeat(state)) return 'not-now';
  if (totalOf(handCards(move)) !== cardsAwaited(state)) return 'wrong-number-of-cards';
  const isHidden = state.houses[handSeat(move)]?.hand === null;
  if (!isHidden && countOf(handCards(move), COLOURS.length) > 0) return 'card-not-in-pile';
  return isInPile(state, handCards(move)) ? undefined : 'card-not-in-pile';
}

function isInPile({ pile }: State, cards: Tally): boolean {
  return pile === null || contains(pile, cards);
}

/** The cards of a harbour, by colour. */
export function harbourCards(harbour: number): Tally {
  let cards = 0;
  for (let place = 0; place < HARBOUR; place++) {
    const card = cardAt(harbour, place);
    if (card > 0) cards += tallyOf(card - 1);
  }
  return cards;
}

/** The colour of a card that is turned up. The End card has none, and what is dealt at the start is not counted. */
export function facesOf(move: Move): readonly string[] {
  const colour = kindOf(move) === KIND.card ? COLOURS[choiceOf(move)] : undefined;
  return colour === undefined ? [] : [colour];
}
