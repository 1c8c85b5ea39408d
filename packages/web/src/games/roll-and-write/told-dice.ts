/** What people tell of the real table and have not confirmed yet: dice, and tiles crossed out. */
import {
  ROLL_AND_WRITE_MATERIAL as MATERIAL,
  unspokenHeard,
  unspokenRollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Paint } from '../../art/types.ts';
import { colourOf, type GameTable, inOrder, type PrintedTile, TILES } from './material.ts';

/** What is asked: dice just rolled, somebody's turn, or the tiles that two players cross out. */
export type Question =
  | { readonly kind: 'roll'; readonly dice: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'cross' };

/** A place for a die. */
type Slot = Paint | undefined;

interface Told {
  /** The moment of the game for which it was told; at any other it is void. */
  readonly moment: number;
  readonly slots: readonly Slot[];
  /** The place that was chosen to be filled or changed. */
  readonly chosen: number | undefined;
  /** Tiles crossed out, by colour where two players begin. */
  readonly crossed: readonly string[];
}

/** The tiles of which two players cross out one in each colour: mirror images of each other. */
export const IMAGES: readonly PrintedTile[] = TILES.filter(
  ({ size, copies }) => size === 4 && copies === 1,
);

/** A pad on which people tell what lies on the table. */
export class ToldDice {
  readonly #table: GameTable;
  readonly #made = signal<Told>({ moment: -1, slots: [], chosen: undefined, crossed: [] });

  /** What is asked; undefined while nothing is. */
  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const turn = this.#table.turn.value;
    if (turn.kind !== 'asked') return undefined;
    const [kind, dice] = turn.event.split(' ');
    if (kind === 'roll') return { kind, dice: Number(dice) };
    return kind === 'cross' ? { kind } : { kind: 'left' };
  });
  readonly #told = computed<Told>(() => {
    const moment = this.#table.moment.value;
    const made = this.#made.value;
    if (made.moment === moment) return made;
    const question = this.question.value;
    const length = question?.kind === 'roll' ? question.dice : MATERIAL.dice;
    const slots = Array.from({ length }, (): Slot => undefined);
    return { moment, slots, chosen: undefined, crossed: [] };
  });

  readonly slots: ReadonlySignal<readonly Slot[]> = computed(() => this.#told.value.slots);
  /** The place that the next face goes to; undefined if all are filled and none is chosen. */
  readonly next: ReadonlySignal<number | undefined> = computed(() => {
    const { slots, chosen } = this.#told.value;
    const empty = slots.indexOf(undefined);
    return chosen ?? (empty < 0 ? undefined : empty);
  });
  readonly crossed: ReadonlySignal<readonly string[]> = computed(() => this.#told.value.crossed);
  /** The dice told so far, as notation writes them. */
  readonly dice: ReadonlySignal<string> = computed(() =>
    inOrder(this.slots.value.flatMap((face) => face ?? [])),
  );
  /** What is told, in notation; undefined while something is missing. */
  readonly text: ReadonlySignal<string | undefined> = computed(() => this.#spelled());

  constructor(table: GameTable) {
    this.#table = table;
  }

  #spelled(): string | undefined {
    const { crossed } = this.#told.value;
    const dice = this.dice.value;
    switch (this.question.value?.kind) {
      case 'roll':
        return this.missing === 0 ? unspokenRollAndWrite({ verb: 'roll', dice }) : undefined;
      case 'left':
        return unspokenHeard({ verb: 'left', dice, crossed: crossed[0] });
      case 'cross': {
        const tiles = IMAGES.map(({ name }) => name).filter((name) => crossed.includes(name));
        return tiles.length === 2 ? unspokenRollAndWrite({ verb: 'cross', tiles }) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** How many places are still empty. */
  get missing(): number {
    return this.slots.value.filter((face) => face === undefined).length;
  }

  #tell(change: Partial<Told>): void {
    this.#made.value = { ...this.#told.peek(), ...change };
  }

  /** Puts a face where the next one goes; false if every place is filled and none is chosen. */
  fill(face: Paint): boolean {
    const place = this.next.peek();
    if (place === undefined) return false;
    this.#tell({ slots: this.slots.peek().with(place, face), chosen: undefined });
    return true;
  }

  /** Chooses a place to be changed; once more, and what is there goes. */
  choose(place: number): void {
    if (this.#told.peek().chosen === place) this.#empty(place);
    else this.#tell({ chosen: place });
  }

  /** Chooses the place so many further on. */
  move(by: number): void {
    const { length } = this.slots.peek();
    const from = this.next.peek() ?? length;
    this.#tell({ chosen: Math.min(Math.max(0, from + by), length - 1) });
  }

  /** Takes away the die that is chosen, or else the last one. */
  erase(): void {
    const { slots, chosen } = this.#told.peek();
    const last = slots.findLastIndex((face) => face !== undefined);
    const isThere = chosen !== undefined && slots[chosen] !== undefined;
    if (isThere) this.#empty(chosen);
    else if (last >= 0) this.#empty(last);
  }

  #empty(place: number): void {
    this.#tell({ slots: this.slots.peek().with(place, undefined), chosen: undefined });
  }

  /** Crosses a tile out, or no longer; of two images in a colour one at a time, in a turn one in all. */
  cross(tile: string): void {
    const { crossed } = this.#told.peek();
    const isTurn = this.question.peek()?.kind === 'left';
    const others = isTurn ? [] : crossed.filter((other) => colourOf(other) !== colourOf(tile));
    this.#tell({ crossed: crossed.includes(tile) ? others : [...others, tile] });
  }
}
