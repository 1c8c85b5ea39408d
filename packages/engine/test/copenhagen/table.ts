/** A table for tests: positions set up by hand, events played in notation. */

import { END_CARD, PHASE } from '../../src/copenhagen/data.ts';
import {
  type CopenhagenPicture,
  type CopenhagenState,
  copenhagen,
  COPENHAGEN_MATERIAL as MATERIAL,
} from '../../src/copenhagen/public.ts';
import { COLOURS } from '../../src/house/public.ts';
import { type Seat, totalOf } from '../../src/index.ts';
import { countOf, parseTally, type Tally, tallyOf } from '../../src/tally.ts';
import { bitsOf, GameTable } from '../table.ts';

export { except } from '../table.ts';

/** The set-up of a table. */
interface TableSetup {
  readonly players: number;
  readonly startPlayer?: Seat;
}

/** The kinds of ability tiles. */
type Ability = (typeof MATERIAL.abilities)[number];

/** Changes to a house; missing fields stay. */
interface HouseInput {
  readonly score?: number;
  /** Rows as in pictures, the bottom row first; rows that are left out are empty. */
  readonly building?: readonly string[];
  readonly hand?: string;
  /** Those owned; kinds that are left out are not. */
  readonly abilities?: Readonly<Partial<Record<Ability, 'active' | 'used'>>>;
}

/** Changes to the middle of the table; missing fields stay. */
interface MiddleInput {
  /** Seven places, `.` where no card lies. */
  readonly harbour?: string;
  /** Coloured cards of the pile. */
  readonly pile?: string;
  readonly end?: (typeof END_CARD)[number];
  readonly discard?: string;
  /** Copies of the tiles named, white ones included; others keep theirs. */
  readonly supply?: Readonly<Record<string, number>>;
  /** Ability tiles of the kinds named; others keep theirs. */
  readonly abilities?: Readonly<Partial<Record<Ability, number>>>;
  /** Actions that the active player owes; the phase is then `coat`. */
  readonly coats?: number;
}

/** A house of white tiles with nothing empty, to be changed with `except`. */
export const FULL: readonly string[] = Array.from({ length: 9 }, () => 'WWWWW');

/** All five ability tiles, none of them used. */
export const ALL_ACTIVE: NonNullable<HouseInput['abilities']> = {
  any: 'active',
  extra: 'active',
  discount: 'active',
  change: 'active',
  both: 'active',
};

/** A game on which a test plays. */
export class Table extends GameTable<CopenhagenState, CopenhagenPicture> {
  constructor(state: CopenhagenState) {
    super(copenhagen, state);
  }

  /** A copy of the state itself, for what no picture shows. */
  get inside(): CopenhagenState {
    return copenhagen.copy(this.position);
  }

  /** The same position on a table of its own. */
  copy(): Table {
    return new Table(this.inside);
  }

  /** Turns up cards one after the other, as in `refill('RB')`. */
  refill(cards: string): this {
    for (const card of cards) this.chance(`card ${card}`);
    return this;
  }

  /** Overwrites parts of a player's house, hand and ability tiles. */
  house(seat: Seat, { score, building, hand, abilities }: HouseInput): this {
    const next = this.inside;
    const house = next.houses[seat]!;
    if (score !== undefined) house.score = score;
    if (building) {
      [house.low, house.high] = bitsOf(building, 'RBPGYWrbpgy');
      [house.bricksLow, house.bricksHigh] = bitsOf(building, 'rbpgy');
      COLOURS.forEach((colour, index) => {
        const [low, high] = bitsOf(building, colour + colour.toLowerCase());
        house.colours[index] = low;
        house.colours[index + COLOURS.length] = high;
      });
    }
    if (hand !== undefined) [house.hand, house.cards] = [cardsOf(hand), hand.length];
    if (abilities) {
      house.owned = abilitySet((kind) => abilities[kind] !== undefined);
      house.used = abilitySet((kind) => abilities[kind] === 'used');
    }
    this.position = next;
    return this;
  }

  /** Overwrites every player's house in the same way. */
  houses(input: HouseInput): this {
    for (let seat = 0; seat < this.position.houses.length; seat++) this.house(seat, input);
    return this;
  }

  /** Overwrites parts of what lies between the players. */
  middle({ harbour, pile, end, discard, supply, abilities, coats }: MiddleInput): this {
    const next = this.inside;
    if (harbour) next.harbour = harbourOf(harbour);
    if (pile !== undefined) {
      next.pile = cardsOf(pile);
      next.pileSize = totalOf(next.pile);
    }
    if (end) next.end = END_CARD.indexOf(end);
    if (discard !== undefined) next.discard = cardsOf(discard);
    for (const [name, copies] of Object.entries(supply ?? {})) setCopies(next, name, copies);
    MATERIAL.abilities.forEach((name, kind) => {
      const count = abilities?.[name];
      if (count === undefined) return;
      next.abilities = (next.abilities & ~tallyOf(kind, 15)) | tallyOf(kind, count);
    });
    if (coats) {
      next.coats = coats;
      next.phase = PHASE.coat;
    }
    this.position = next;
    return this;
  }
}

function cardsOf(letters: string): Tally {
  let cards = 0;
  for (const letter of letters) {
    const card = parseTally(letter, COLOURS);
    if (card === undefined) throw new Error(`${letters}: no cards`);
    cards += card;
  }
  return cards;
}

function harbourOf(letters: string): number {
  return [...letters].reduce(
    (harbour, letter, place) => harbour | ('.RBPGY'.indexOf(letter) << (3 * place)),
    0,
  );
}

function abilitySet(has: (ability: Ability) => boolean): number {
  return MATERIAL.abilities.reduce((set, name, kind) => (has(name) ? set | (1 << kind) : set), 0);
}

function setCopies(state: CopenhagenState, name: string, copies: number): void {
  if (name === 'W') {
    state.whites = copies;
    return;
  }
  const tile = MATERIAL.tiles.findIndex((other) => other.name === name);
  if (tile < 0) throw new Error(`${name}: no tile`);
  state.ones = (state.ones & ~(1 << tile)) | ((copies & 1) << tile);
  state.twos = (state.twos & ~(1 << tile)) | ((copies >> 1) << tile);
}

/** The number of cards of a colour in hands, harbour, pile and discard pile. */
export function cardsIn(state: CopenhagenState, colour: number): number {
  const tallies = [...state.houses.map(({ hand }) => hand), state.pile, state.discard];
  const { harbour } = copenhagen.notation.picture(state);
  const open = harbour.split(COLOURS[colour]!).length - 1;
  return tallies.reduce<number>((sum, tally) => sum + countOf(tally ?? 0, colour), open);
}

/** A game that has just been set up; nothing is dealt yet. */
export function table({ players, startPlayer = 0 }: TableSetup): Table {
  const begun = copenhagen.setup({ players, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return new Table(begun.value.state);
}

const HANDS = ['RB', 'RBP', 'RBP', 'RBPG'];
const TABLES = new Map<string, Table>();

/** A game before its first turn: harbour `RBPGYRB`, hands `RB`, `RBP`, `RBP`, `RBPG` in turn. */
export function dealt({ players, startPlayer = 0 }: TableSetup): Table {
  const key = `${players} ${startPlayer}`;
  const known = TABLES.get(key);
  if (known) return known.copy();
  const seats = table({ players, startPlayer }).chance('harbour RBPGYRB');
  for (let dealtTo = 0; dealtTo < players; dealtTo++) {
    seats.chance(`hand ${(startPlayer + dealtTo) % players} ${HANDS[dealtTo]}`);
  }
  TABLES.set(key, seats);
  return seats.copy();
}
