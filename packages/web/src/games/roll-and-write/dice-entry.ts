/** Dice and crossed-out tiles of the real table that people enter and have not confirmed yet. */
import { unspokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Paint } from '../../art/types.ts';
import { colourOf, type GameTable, inOrder, type PrintedTile, TILES } from './material.ts';

/** The kinds of entry: dice just rolled, or the tiles that two players cross out. */
export type Question =
  | { readonly kind: 'roll'; readonly dice: number }
  | { readonly kind: 'cross' };

/** A place for a die. */
type Slot = Paint | undefined;

interface Entry {
  /** The moment of the game for which it was entered; at any other it is void. */
  readonly moment: number;
  readonly slots: readonly Slot[];
  /** The place that was chosen to be filled or changed. */
  readonly chosen: number | undefined;
  /** Tiles crossed out, one of a colour. */
  readonly crossed: readonly string[];
}

/** The tiles of which two players cross out one in each colour: mirror images of each other. */
export const IMAGES: readonly PrintedTile[] = TILES.filter(
  ({ size, copies }) => size === 4 && copies === 1,
);

/** The entry at the current moment of a table with real dice. */
export class DiceEntry {
  readonly #table: GameTable;
  readonly #edited = signal<Entry>({ moment: -1, slots: [], chosen: undefined, crossed: [] });

  /** The kind of entry that is asked for; undefined while none is. */
  readonly question: ReadonlySignal<Question | undefined> = computed(() => {
    const turn = this.#table.turn.value;
    if (turn.kind !== 'asked') return undefined;
    const [kind, dice] = turn.event.split(' ');
    return kind === 'roll' ? { kind, dice: Number(dice) } : { kind: 'cross' };
  });
  readonly #entry = computed<Entry>(() => {
    const moment = this.#table.moment.value;
    const edited = this.#edited.value;
    if (edited.moment === moment) return edited;
    const question = this.question.value;
    const length = question?.kind === 'roll' ? question.dice : 0;
    const slots = Array.from({ length }, (): Slot => undefined);
    return { moment, slots, chosen: undefined, crossed: [] };
  });

  readonly slots: ReadonlySignal<readonly Slot[]> = computed(() => this.#entry.value.slots);
  /** The place that the next face goes to; undefined if all are filled and none is chosen. */
  readonly next: ReadonlySignal<number | undefined> = computed(() => {
    const { slots, chosen } = this.#entry.value;
    const empty = slots.indexOf(undefined);
    return chosen ?? (empty < 0 ? undefined : empty);
  });
  readonly crossed: ReadonlySignal<readonly string[]> = computed(() => this.#entry.value.crossed);
  /** The dice entered so far, as notation writes them. */
  readonly dice: ReadonlySignal<string> = computed(() =>
    inOrder(this.slots.value.flatMap((face) => face ?? [])),
  );
  /** The entry in notation; undefined while something is missing. */
  readonly text: ReadonlySignal<string | undefined> = computed(() => this.#spelled());

  constructor(table: GameTable) {
    this.#table = table;
  }

  #spelled(): string | undefined {
    const { crossed } = this.#entry.value;
    const dice = this.dice.value;
    switch (this.question.value?.kind) {
      case 'roll':
        return this.missing === 0 ? unspokenRollAndWrite({ verb: 'roll', dice }) : undefined;
      case 'cross': {
        const tiles = IMAGES.map(({ name }) => name).filter((name) => crossed.includes(name));
        return tiles.length === 2 ? unspokenRollAndWrite({ verb: 'cross', tiles }) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** The number of empty places. */
  get missing(): number {
    return this.slots.value.filter((face) => face === undefined).length;
  }

  #change(change: Partial<Entry>): void {
    this.#edited.value = { ...this.#entry.peek(), ...change };
  }

  /** Puts a face where the next one goes; false if every place is filled and none is chosen. */
  fill(face: Paint): boolean {
    const place = this.next.peek();
    if (place === undefined) return false;
    this.#change({ slots: this.slots.peek().with(place, face), chosen: undefined });
    return true;
  }

  /** Chooses a place to be changed; once more, and what is there goes. */
  choose(place: number): void {
    if (this.#entry.peek().chosen === place) this.#empty(place);
    else this.#change({ chosen: place });
  }

  /** Chooses the place so many further on. */
  move(by: number): void {
    const { length } = this.slots.peek();
    const from = this.next.peek() ?? length;
    this.#change({ chosen: Math.min(Math.max(0, from + by), length - 1) });
  }

  /** Takes away the die that is chosen, or else the last one. */
  erase(): void {
    const { slots, chosen } = this.#entry.peek();
    const last = slots.findLastIndex((face) => face !== undefined);
    const isThere = chosen !== undefined && slots[chosen] !== undefined;
    if (isThere) this.#empty(chosen);
    else if (last >= 0) this.#empty(last);
  }

  #empty(place: number): void {
    this.#change({ slots: this.slots.peek().with(place, undefined), chosen: undefined });
  }

  /** Crosses a tile out, or no longer: one of two images in a colour. */
  cross(tile: string): void {
    const { crossed } = this.#entry.peek();
    const others = crossed.filter((other) => colourOf(other) !== colourOf(tile));
    this.#change({ crossed: crossed.includes(tile) ? others : [...others, tile] });
  }
}
