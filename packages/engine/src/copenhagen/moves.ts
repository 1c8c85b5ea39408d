/**
 * Moves and chance events, packed into integers: so they are counted, picked, searched and compared
 * without an object a move.
 */

import type { Move, Seat } from '../game.ts';
import type { ColourIndex } from '../house/colours.ts';
import type { Cell } from '../house/grid.ts';
import type { Placement } from '../house/shapes.ts';
import * as fromShapes from '../house/shapes.ts';
import * as fromPacking from '../packing.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { Tile } from './data.ts';
import * as fromData from './data.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { choiceOf, kindNumber, pack } = fromPacking;
const { cellsOf, PLACEMENT_BITS, squareOf } = fromShapes;
const { tallyOf } = fromTally;
const { TILES } = fromData;

/** The kinds of moves and chance events, by number. */
export const KIND = {
  harbour: 0,
  hand: 1,
  card: 2,
  take: 3,
  discard: 4,
  both: 5,
  build: 6,
  coatSquare: 7,
  coatTake: 8,
  coatTurn: 9,
  coatSkip: 10,
  end: 11,
} as const;

/** One of those numbers. */
export type Kind = (typeof KIND)[keyof typeof KIND];

/** The kind of a packed move. */
export function kindOf(move: Move): Kind {
  return kindNumber(move) as Kind;
}

/** Moves without anything to choose. */
export const BOTH = pack(KIND.both, 0);
/** See `BOTH`. */
export const END = pack(KIND.end, 0);
/** See `BOTH`. */
export const COAT_TURN = pack(KIND.coatTurn, 0);
/** See `BOTH`. */
export const COAT_SKIP = pack(KIND.coatSkip, 0);

/** The seven cards laid out, as a state has them. */
export function packHarbour(harbour: number): Move {
  return pack(KIND.harbour, harbour);
}

/** A hand dealt to a seat, by colour; backs of cards count behind the colours. */
export function packHand(seat: Seat, cards: Tally): Move {
  return pack(KIND.hand, seat | (cards << 2));
}

/** A card of a colour turned up, or behind the colours the End card. */
export function packCard(card: number): Move {
  return pack(KIND.card, card);
}

/** Cards taken, as a set of the harbour's places. */
export function packTake(places: number): Move {
  return pack(KIND.take, places);
}

/** Cards discarded, by colour. */
export function packDiscard(cards: Tally): Move {
  return pack(KIND.discard, cards);
}

/** A coat of arms taken as a white tile. */
export function packCoatSquare(cell: Cell): Move {
  return pack(KIND.coatSquare, cell);
}

/** A coat of arms taken as an ability tile. */
export function packCoatTake(ability: number): Move {
  return pack(KIND.coatTake, ability);
}

/** Cards paid in nine bits: of the tile's colour, of another, and which other. */
export type Payment = number;

/** A payment of so many cards of the tile's colour and of another one. */
export function packPayment(own: number, others: number, other: ColourIndex): Payment {
  return own | (others << 3) | (others === 0 ? 0 : other << 6);
}

/** Cards of the tile's own colour in a payment. */
export function ownCards(payment: Payment): number {
  return payment & 7;
}

/** Cards of another colour in a payment. */
export function otherCards(payment: Payment): number {
  return (payment >> 3) & 7;
}

/** The cards of a payment for a tile, by colour. */
export function cardsOf(payment: Payment, tile: Tile): Tally {
  return tallyOf(tile.colour, ownCards(payment)) + tallyOf(payment >> 6, otherCards(payment));
}

/** A tile built: where, which of its squares is the brick, and what is paid. */
export function packBuild(tile: Tile, placement: Placement, brick: number, payment: Payment): Move {
  return pack(KIND.build, tile.index | (placement << 5) | (brick << 14) | (payment << 17));
}

/** The seat that is dealt a hand. */
export function handSeat(move: Move): Seat {
  return choiceOf(move) & 3;
}
/** The cards of that hand. */
export function handCards(move: Move): Tally {
  return choiceOf(move) >> 2;
}

/** The parts of a packed build, as `packBuild` takes them. */
export function buildTile(move: Move): Tile {
  return TILES[(move >>> 4) & 31]!;
}
/** See `buildTile`. */
export function buildPlacement(move: Move): Placement {
  return (move >>> 9) & ((1 << PLACEMENT_BITS) - 1);
}
/** See `buildTile`. */
export function buildPayment(move: Move): Payment {
  return (move >>> 21) & 511;
}
/** The cells that a build fills, by column and then row. */
export function buildCells(move: Move): Cell[] {
  return cellsOf(buildTile(move).shape, buildPlacement(move));
}
/** The cell that gets the brick. */
export function buildBrick(move: Move): Cell {
  return squareOf(buildTile(move).shape, buildPlacement(move), (move >>> 18) & 7);
}
