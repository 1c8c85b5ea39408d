/** The cards or tile that a person has picked, and the move that follows from them. */
import type { RefusalCode, Seat } from '@nyhavn/engine';
import {
  type CopenhagenSpoken,
  unspokenCopenhagen as spell,
  spokenCopenhagen,
} from '@nyhavn/engine/copenhagen';
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Colour } from '../../art/types.ts';
import { placesOf } from '../house/letters.ts';
import { Placing, type PlacingPlan } from '../house/placing.ts';
import { type Ability, sizeOf } from './material.ts';
import { type GameTable, houseOf, type Picture, usedBetween } from './picture.ts';
import { type BuildPlace, type Choices, choicesIn, placeKey } from './possible.ts';

/** The part of a table that a selection reads. */
export type Asked = Pick<GameTable, 'moment' | 'turn' | 'legal' | 'picture' | 'tryOut'>;

/** A way to pay for the tile that is held. */
export interface Payment {
  readonly cards: string;
  /** The ability tiles that it uses. */
  readonly uses: readonly Ability[];
}

/** A move that is ready to be made, and what it uses. */
export interface Ready {
  readonly text: string;
  readonly uses: readonly Ability[];
  readonly isFinal: boolean;
}

/** The picks at one moment of the game. */
interface Picked {
  readonly moment: number;
  readonly places: readonly number[];
  /** Cards of the hand, by their number in it. */
  readonly cards: readonly number[];
  readonly tile: string | undefined;
  readonly payment: Payment | undefined;
}

const NOTHING = { places: [], cards: [], tile: undefined, payment: undefined };

/** The picks now: cards of the harbour or the hand, or a tile. */
export class Selection {
  readonly #asked: Asked;
  readonly #latest = signal<Picked>({ moment: -1, ...NOTHING });
  /** The latest picks; every event of the game voids them. */
  readonly #picked = computed<Picked>(() => {
    const moment = this.#asked.moment.value;
    const latest = this.#latest.value;
    return latest.moment === moment ? latest : { moment, ...NOTHING };
  });

  readonly choices: ReadonlySignal<Choices> = computed(() =>
    choicesIn(this.#asked.legal.value.map(({ text }) => text)),
  );
  /** Places of the harbour, ascending. */
  readonly places = computed(() => this.#picked.value.places);
  /** Cards of the hand by number, ascending. */
  readonly cards = computed(() => this.#picked.value.cards);
  readonly tile = computed(() => this.#picked.value.tile);
  readonly #payment = computed(() => this.#picked.value.payment);
  /** The tile in the hand, over the house. */
  readonly placing: ReadonlySignal<Placing | undefined> = computed(() => this.#hold());
  /** The ways to pay for it where it is held, the one that counts first; none where it may not lie. */
  readonly payments: ReadonlySignal<readonly Payment[]> = computed(() => {
    const placing = this.placing.value;
    return placing ? this.#paymentsAt(placing.held.value.cells, placing.held.value.brick) : [];
  });
  /** The way to pay that counts. */
  readonly payment: ReadonlySignal<Payment | undefined> = computed(() =>
    preferred(this.payments.value, this.#payment.value),
  );
  /** The number of cards to pick before they can be taken or discarded. */
  readonly missing: ReadonlySignal<number> = computed(() => {
    const { takes } = this.choices.value;
    if (takes.length > 0) return Math.max(0, 2 - this.places.value.length);
    return this.surplus.value - this.cards.value.length;
  });
  /** The most cards that can be taken. */
  readonly mostTaken: ReadonlySignal<number> = computed(() =>
    Math.max(0, ...this.choices.value.takes.map(({ length }) => length)),
  );
  /** The number of cards that have to be discarded. */
  readonly surplus: ReadonlySignal<number> = computed(
    () => this.choices.value.discards[0]?.length ?? 0,
  );
  /** Taking or discarding what is picked, once that is possible. */
  readonly ready: ReadonlySignal<Ready | undefined> = computed(() => this.#readyNow());

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get #seat(): Seat | undefined {
    const turn = this.#asked.turn.value;
    return turn.kind === 'person' ? turn.seat : undefined;
  }

  get #pictureNow(): Picture {
    return this.#asked.picture.value;
  }

  /** The cards of the person who is asked. */
  get #hand(): string {
    return this.#seat === undefined ? '' : (houseOf(this.#pictureNow, this.#seat).hand ?? '');
  }

  #pick(picked: Partial<Picked>): void {
    this.#latest.value = { ...this.#picked.value, ...picked };
  }

  /**
   * Picks a place of the harbour or puts its card back; a place that can't join the others replaces
   * them.
   */
  togglePlace(place: number): RefusalCode | undefined {
    const places = this.places.value;
    const others = places.filter((other) => other !== place);
    if (others.length < places.length) {
      this.#pick({ ...NOTHING, places: others });
      return undefined;
    }
    const together = [...places, place].toSorted((a, b) => a - b);
    const refusal = this.placesRefusal(together);
    this.#pick({ ...NOTHING, places: refusal ? [place] : together });
    return refusal;
  }

  /** Why the cards of these places can't be among those that are taken; undefined if they can. */
  placesRefusal(places: readonly number[]): RefusalCode | undefined {
    const isPart = this.choices.value.takes.some((take) => places.every((p) => take.includes(p)));
    if (isPart) return undefined;
    const together = places.length > 1 ? places : [places[0] ?? 1, ((places[0] ?? 1) % 7) + 1];
    const trial = this.#asked.tryOut(
      spell({ verb: 'take', places: together.toSorted((a, b) => a - b) }),
    );
    return trial.ok ? undefined : trial.reason;
  }

  /** Picks a card of the hand to be discarded, or puts it back; false if there are enough already. */
  toggleCard(card: number): boolean {
    const cards = this.cards.value;
    if (!cards.includes(card) && cards.length >= this.surplus.value) return false;
    const next = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
    this.#pick({ ...NOTHING, cards: next.toSorted((a, b) => a - b) });
    return true;
  }

  /** Takes a tile into the hand, `W` for a white one; false if it can't lie anywhere. */
  pickTile(tile: string): boolean {
    const { builds, whites } = this.choices.value;
    if (!(tile === 'W' ? whites.length > 0 : builds.has(tile))) return false;
    this.#pick({ ...NOTHING, tile });
    return true;
  }

  /** Puts back everything that is picked. */
  putBack(): void {
    this.#pick(NOTHING);
  }

  /** Picks everything that a move needs, short of making it. */
  show(text: string): void {
    const move = spokenCopenhagen(text);
    this.putBack();
    switch (move.verb) {
      case 'build':
        this.pickTile(move.tile);
        this.pay({ cards: move.cards, uses: [] });
        this.placing.peek()?.lay(move.cells, move.brick);
        return;
      case 'coatSquare':
        this.pickTile('W');
        this.placing.peek()?.lay([move.cell], undefined);
        return;
      case 'take':
        this.#pick({ places: move.places });
        return;
      case 'discard':
        this.#pick({ cards: placesOf(move.cards, this.#hand).toSorted((a, b) => a - b) });
    }
  }

  /** Chooses how to pay, here and as far as possible wherever the tile is moved. */
  pay(payment: Payment): void {
    this.#pick({ payment });
  }

  #readyNow(): Ready | undefined {
    const { takes, discards } = this.choices.value;
    if (this.missing.value > 0) return undefined;
    if (takes.length > 0) return this.readyTo({ verb: 'take', places: this.places.value });
    if (discards.length === 0) return undefined;
    const cards = this.cards.value.map((card) => this.#hand.charAt(card)).join('');
    return this.readyTo({ verb: 'discard', cards });
  }

  /** A move with what it uses; undefined if it may not be made. */
  readyTo(move: CopenhagenSpoken): Ready | undefined {
    const text = spell(move);
    const trial = this.#asked.tryOut(text);
    if (!trial.ok || this.#seat === undefined) return undefined;
    const uses = usedBetween(this.#pictureNow, trial.value.after, this.#seat);
    return { text, uses, isFinal: trial.value.isFinal };
  }

  #hold(): Placing | undefined {
    const tile = this.tile.value;
    const seat = this.#seat;
    if (tile === undefined || seat === undefined) return undefined;
    const { builds, whites } = this.choices.value;
    const plan = tile === 'W' ? whitePlan(whites) : this.#buildPlan(tile, builds.get(tile) ?? []);
    // Untracked, so that turning or moving the tile does not make a new `Placing`.
    return plan.candidates.length === 0
      ? undefined
      : untracked(() => new Placing(this.#asked, seat, plan));
  }

  #buildPlan(tile: string, places: readonly BuildPlace[]): PlacingPlan {
    return {
      colour: tile.charAt(0) as Colour,
      candidates: places.map(({ cells, brick, payments: [cards = ''] }) => {
        const text = spell({ verb: 'build', tile, cells, brick, cards });
        return { cells, brick, text, cost: cards.length };
      }),
      brick: 'fixed',
      isForCoat: false,
      spell: (cells, brick = '') => {
        const paid = preferred(this.#paymentsAt(cells, brick), this.#payment.value);
        const cards = paid?.cards ?? likelyCards(tile, this.#hand);
        return spell({ verb: 'build', tile, cells, brick, cards });
      },
    };
  }

  readonly #places = computed(() => {
    const places = this.choices.value.builds.get(this.tile.value ?? '') ?? [];
    return new Map(places.map((place) => [placeKey(place.cells, place.brick), place]));
  });

  #paymentsAt(cells: readonly string[], brick = ''): Payment[] {
    const tile = this.tile.value ?? '';
    const payments = this.#places.value.get(placeKey(cells, brick))?.payments ?? [];
    return payments.map((cards) => {
      const ready = this.readyTo({ verb: 'build', tile, cells, brick, cards });
      return { cards, uses: ready?.uses ?? [] };
    });
  }
}

/** The payment for a tile where it may not lie: as many cards of its colour as there are, at most its size. */
export function likelyCards(tile: string, hand: string): string {
  const own = [...hand].filter((card) => card === tile.charAt(0));
  return own.slice(0, sizeOf(tile)).join('');
}

/** A table, and what is picked there. */
export interface TableParts {
  readonly table: GameTable;
  readonly selection: Selection;
}

/** The same cards as were chosen, or else the same abilities, or else what needs least help. */
function preferred(payments: readonly Payment[], chosen: Payment | undefined): Payment | undefined {
  if (!chosen) return payments[0];
  const abilities = chosen.uses.join();
  return (
    payments.find(({ cards }) => cards === chosen.cards) ??
    payments.find(({ uses }) => uses.join() === abilities) ??
    payments[0]
  );
}

function whitePlan(cells: readonly string[]): PlacingPlan {
  const textOf = (cell: string) => spell({ verb: 'coatSquare', cell });
  return {
    colour: 'W',
    candidates: cells.map((cell) => ({ cells: [cell], brick: undefined, text: textOf(cell) })),
    brick: 'none',
    isForCoat: true,
    spell: ([cell = '']) => textOf(cell),
  };
}
