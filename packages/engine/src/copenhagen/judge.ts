/** Why a move is refused: the rules once more, as the questions that a referee asks. */

import { countBits } from '../bits.ts';
import type { Actor, Move } from '../game.ts';
import { highBit, lowBit } from '../house/grid.ts';
import { judgeCells } from '../house/placements.ts';
import { placedHigh, placedLow } from '../house/shapes.ts';
import { choiceOf } from '../packing.ts';
import { contains, countOf, totalOf } from '../tally.ts';
import { costOf } from './builds.ts';
import { awaitedChance, judgeChance } from './chance.ts';
import { ABILITY, PHASE } from './data.ts';
import { isAwaited, surplus } from './legal.ts';
import {
  buildPayment,
  buildPlacement,
  buildTile,
  cardsOf,
  KIND,
  type Kind,
  kindOf,
  otherCards,
  ownCards,
} from './moves.ts';
import type { Refusal } from './refusals.ts';
import { type House, handOf, isActive, type State } from './state.ts';
import { hasNeighbours } from './takes.ts';

/** Why this move can't be made now, or undefined if it can. */
export function judge(state: State, by: Actor, move: Move): Refusal | undefined {
  if (state.phase === PHASE.over) return 'game-over';
  const chance = awaitedChance(state) !== undefined;
  if (by === 'chance') return chance ? judgeChance(state, move) : 'players-awaited';
  if (chance) return 'chance-awaited';
  if (!isAwaited(state, by)) return 'not-your-turn';
  const house = state.houses[by]!;
  const kind = kindOf(move);
  switch (state.phase) {
    case PHASE.turn:
      if (kind === KIND.take) return judgeTake(house, choiceOf(move));
      return kind === KIND.build ? judgeBuild(state, house, move) : 'not-now';
    case PHASE.discard:
      return kind === KIND.discard ? judgeDiscard(house, choiceOf(move)) : 'hand-too-large';
    case PHASE.both:
      return kind === KIND.both || kind === KIND.end ? undefined : 'not-now';
    case PHASE.build:
      if (kind === KIND.end) return undefined;
      return kind === KIND.build ? judgeBuild(state, house, move) : 'not-now';
    default:
      return judgeCoat(state, house, kind, choiceOf(move));
  }
}

function judgeTake(house: House, places: number): Refusal | undefined {
  if (countBits(places) > 2 && !isActive(house, ABILITY.extra)) return 'no-ability';
  if (!hasNeighbours(places) && !isActive(house, ABILITY.any)) return 'not-neighbours';
  return undefined;
}

function judgeDiscard(house: House, cards: number): Refusal | undefined {
  if (totalOf(cards) !== surplus(house)) return 'wrong-number-of-cards';
  return contains(handOf(house), cards) ? undefined : 'card-not-in-hand';
}

function judgeBuild(state: State, house: House, move: Move): Refusal | undefined {
  const tile = buildTile(move);
  if ((((state.ones | state.twos) >>> tile.index) & 1) === 0) return 'tile-not-in-supply';
  const low = placedLow(tile.shape, buildPlacement(move));
  const high = placedHigh(tile.shape, buildPlacement(move));
  const misplaced = judgeCells(house.low, house.high, low, high);
  if (misplaced) return misplaced;
  const payment = buildPayment(move);
  if (!contains(handOf(house), cardsOf(payment, tile))) return 'card-not-in-hand';
  if (otherCards(payment) > 0 && !isActive(house, ABILITY.change)) return 'no-ability';
  const cost = costOf(house, tile, low, high);
  const paid = ownCards(payment) + otherCards(payment);
  if (paid === cost) return undefined;
  if (paid > cost) return 'too-many-cards';
  return paid === cost - 1 && isActive(house, ABILITY.discount) ? undefined : 'too-few-cards';
}

function judgeCoat(state: State, house: House, kind: Kind, choice: number): Refusal | undefined {
  switch (kind) {
    case KIND.coatSquare:
      if (state.whites === 0) return 'tile-not-in-supply';
      return judgeCells(house.low, house.high, lowBit(choice), highBit(choice));
    case KIND.coatTake:
      if (((house.owned >>> choice) & 1) === 1) return 'ability-owned';
      return countOf(state.abilities, choice) > 0 ? undefined : 'ability-gone';
    case KIND.coatTurn:
      return house.used === 0 ? 'nothing-to-turn' : undefined;
    case KIND.coatSkip:
      return undefined;
    default:
      return 'coat-owed';
  }
}
