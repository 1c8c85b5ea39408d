/** The picks of a person before the move is made: a tile or a square in the hand, dice, tracks. */
import { unspokenRollAndWrite as spell, spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { placesOf } from '../house/letters.ts';
import { Placing, type PlacingPlan } from '../house/placing.ts';
import { colourOf, type GameTable, inOrder, type Picture } from './material.ts';
import {
  type Payment,
  type Possible,
  paymentKey,
  paymentsOf,
  type SquareMove,
  sorted,
} from './possible.ts';
import { type Taken, withDie, withTrack } from './taking.ts';

/** The thing in the hand, or a choice that is not confirmed yet. */
export type Picked =
  | { readonly kind: 'tile'; readonly tile: string }
  /** The square of One X, or of a coat of arms. */
  | { readonly kind: 'square' }
  | { readonly kind: 'track'; readonly track: string };

interface Choice {
  /** The moment of the game for which it was made; at any other it is void. */
  readonly moment: number;
  readonly picked?: Picked | undefined;
  readonly payment?: Payment | undefined;
  /** Dice picked in the tray, by their place there. */
  readonly dice: readonly number[];
  /** True if a colour change waits for its face. */
  readonly isRecolouring?: boolean;
  readonly taken: readonly Taken[];
  /** The white die that waits for its track. */
  readonly white?: number | undefined;
}

const SQUARE: Picked = { kind: 'square' };

/** The choices of the person who is asked; every move that is made clears them. */
export class Selection {
  readonly #table: GameTable;
  readonly #made = signal<Choice>({ moment: -1, dice: [], taken: [] });
  readonly #choice = computed<Choice>(() => {
    const moment = this.#table.moment.value;
    const made = this.#made.value;
    return made.moment === moment ? made : { moment, dice: [], taken: [] };
  });

  /** The legal moves now. */
  readonly possible: ReadonlySignal<Possible> = computed(() =>
    sorted(this.#table.legal.value.map(({ text }) => text)),
  );
  readonly picked: ReadonlySignal<Picked | undefined> = computed(() => {
    const { picked } = this.#choice.value;
    // A coat of arms is owed: its square is in the hand at once.
    return picked ?? (this.possible.value.coatSquares.length > 0 ? SQUARE : undefined);
  });
  /** The ways to pay for the tile in the hand, the default first. */
  readonly payments: ReadonlySignal<readonly Payment[]> = computed(() => {
    const picked = this.picked.value;
    if (picked?.kind !== 'tile') return [];
    return paymentsOf(this.possible.value.draws.get(picked.tile) ?? []);
  });
  readonly payment: ReadonlySignal<Payment | undefined> = computed(
    () => this.#choice.value.payment ?? this.payments.value[0],
  );
  /** The tile or square in the hand. */
  readonly placing: ReadonlySignal<Placing | undefined> = computed(() => {
    const plan = this.#planOf(this.picked.value, this.possible.value);
    const turn = this.#table.turn.value;
    if (!plan || turn.kind !== 'person') return undefined;
    // Untracked, so that turning or moving the tile does not make a new `Placing`.
    return untracked(() => new Placing(this.#table, turn.seat, plan));
  });
  readonly dice: ReadonlySignal<readonly number[]> = computed(() => this.#choice.value.dice);
  readonly isRecolouring: ReadonlySignal<boolean> = computed(
    () => this.#choice.value.isRecolouring === true,
  );
  /** The dice that a person means to take, each with the track that it will mark. */
  readonly taken: ReadonlySignal<readonly Taken[]> = computed(() => this.#choice.value.taken);
  readonly white: ReadonlySignal<number | undefined> = computed(() => this.#choice.value.white);

  constructor(table: GameTable) {
    this.#table = table;
  }

  get #picture(): Picture {
    return this.#table.picture.peek();
  }

  #choose(change: Partial<Choice>): void {
    this.#made.value = { ...this.#choice.peek(), ...change };
  }

  #planOf(picked: Picked | undefined, possible: Possible): PlacingPlan | undefined {
    if (picked?.kind === 'tile') return this.#tilePlan(picked.tile, possible);
    if (picked?.kind !== 'square') return undefined;
    return possible.coatSquares.length > 0
      ? squarePlan('coatSquare', possible.coatSquares, false)
      : squarePlan('single', possible.singles, !this.#picture.noX);
  }

  #tilePlan(tile: string, possible: Possible): PlacingPlan | undefined {
    const drawings = possible.draws.get(tile) ?? [];
    const [usual] = paymentsOf(drawings);
    if (!usual) return undefined;
    const key = paymentKey(usual);
    return {
      colour: colourOf(tile),
      candidates: drawings
        .filter((drawing) => paymentKey(drawing) === key)
        .map(({ cells, x, text }) => ({ cells, brick: x, text })),
      brick: this.#picture.noX ? 'none' : 'chosen',
      isForCoat: false,
      spell: (cells, x) =>
        spell({ verb: 'draw', tile, cells, x, ...(this.payment.value ?? usual) }),
    };
  }

  /** Takes a tile into the hand; `again` prefers Use again where that is possible. */
  pickTile(tile: string, again: boolean): void {
    const payments = paymentsOf(this.possible.peek().draws.get(tile) ?? []);
    const payment = payments.find((way) => way.again === again) ?? payments[0];
    if (!payment) return;
    this.#choose({ picked: { kind: 'tile', tile }, payment, dice: [], isRecolouring: false });
  }

  /** Takes the square of One X into the hand. */
  pickSquare(): void {
    this.#choose({ picked: SQUARE, dice: [], isRecolouring: false });
  }

  /** Chooses the track to begin with. */
  pickTrack(track: string): void {
    this.#choose({ picked: { kind: 'track', track } });
  }

  /** Nothing is picked any more. */
  putBack(): void {
    this.#choose({
      picked: undefined,
      payment: undefined,
      dice: [],
      isRecolouring: false,
      white: undefined,
    });
  }

  /** Picks everything that a move needs, short of making it. */
  show(text: string): void {
    const move = spokenRollAndWrite(text);
    this.putBack();
    switch (move.verb) {
      case 'draw': {
        const { tile, cells, x, dice, bonus, again } = move;
        this.#choose({ picked: { kind: 'tile', tile }, payment: { dice, bonus, again } });
        this.placing.peek()?.lay(cells, x);
        return;
      }
      case 'single':
      case 'coatSquare':
        this.pickSquare();
        this.placing.peek()?.lay([move.cell], move.cell);
        return;
      case 'reroll':
      case 'recolour':
        this.#choose({ dice: placesOf(move.dice, this.#picture.dice ?? '') });
        if (move.verb === 'recolour') this.recolour();
        return;
      case 'mark':
        this.#choose({ taken: [] });
        for (const track of move.tracks) this.takeTrack(track);
        return;
      case 'start':
        this.pickTrack(move.track);
    }
  }

  choosePayment(payment: Payment): void {
    this.#choose({ payment });
  }

  /** Picks a die in the tray, or puts it back. */
  toggleDie(index: number): void {
    const { dice } = this.#choice.peek();
    const next = dice.includes(index) ? dice.filter((die) => die !== index) : [...dice, index];
    this.#choose({ dice: next, picked: undefined, payment: undefined, isRecolouring: false });
  }

  /** The faces of the dice picked in the tray, as notation writes them. */
  get faces(): string {
    const all = this.#picture.dice ?? '';
    return inOrder(this.dice.value.map((index) => all.charAt(index)));
  }

  /** Asks for the face to which the picked dice are turned. */
  recolour(): void {
    this.#choose({ isRecolouring: true });
  }

  /** The tracks that the dice taken will mark, as notation writes them. */
  get tracks(): string {
    return inOrder(this.taken.value.map(({ track }) => track));
  }

  /** Takes a die, or puts it back; a white one waits for its track. False if it can't be taken. */
  takeDie(die: number): boolean {
    const { taken } = this.#choice.peek();
    if (taken.some((one) => one.die === die)) {
      this.#choose({ taken: taken.filter((one) => one.die !== die), white: undefined });
      return true;
    }
    const face = this.#picture.dice?.charAt(die) ?? '';
    if (face !== 'W') return this.#take(withDie(taken, { die, track: face }, this.#allows));
    const isUseful = this.tracksFor(die).length > 0;
    if (isUseful) this.#choose({ white: die });
    return isUseful;
  }

  /** The tracks that a white die can mark. */
  tracksFor(die: number): string[] {
    const tracks = new Set([...this.possible.peek().marks.keys()].join(''));
    return [...tracks].filter((track) =>
      withDie(this.#choice.peek().taken, { die, track }, this.#allows),
    );
  }

  /** Lets the waiting white die mark a track. */
  takeWhite(track: string): void {
    const { taken, white } = this.#choice.peek();
    if (white !== undefined) this.#take(withDie(taken, { die: white, track }, this.#allows));
  }

  /** Marks a track with whatever die there is for it, or no longer. False if that can't be. */
  takeTrack(track: string): boolean {
    const { taken } = this.#choice.peek();
    return this.#take(withTrack(taken, track, this.#picture.dice ?? '', this.#allows));
  }

  #take(taken: readonly Taken[] | undefined): boolean {
    if (taken) this.#choose({ taken, white: undefined });
    return taken !== undefined;
  }

  readonly #allows = (taken: readonly Taken[]): boolean =>
    this.possible.peek().marks.has(inOrder(taken.map(({ track }) => track)));
}

/** A table, and what is picked there. */
export interface TableParts {
  readonly table: GameTable;
  readonly selection: Selection;
}

function squarePlan(
  verb: 'coatSquare' | 'single',
  squares: readonly SquareMove[],
  isBrick: boolean,
): PlacingPlan | undefined {
  if (squares.length === 0) return undefined;
  return {
    colour: undefined,
    candidates: squares.map(({ cell, text }) => ({
      cells: [cell],
      brick: isBrick ? cell : undefined,
      text,
    })),
    brick: isBrick ? 'fixed' : 'none',
    isForCoat: verb === 'coatSquare',
    spell: ([cell = '']) => spell({ verb, cell }),
  };
}
