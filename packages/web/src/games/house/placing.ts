/** A tile in the hand: how it is turned, where it is held, and what it would bring there. */
import type { RefusalCode, Seat } from '@nyhavn/engine';
import { type FacadePicture, type Gain, gainBetween } from '@nyhavn/engine/house';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Paint } from '../../art/types.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import {
  cellName,
  cellNamed,
  cornerOf,
  extentOf,
  inside,
  type Square,
  settled,
  turnedRight,
} from './geometry.ts';

/** One legal way to place what is held. */
export interface Candidate {
  readonly cells: readonly string[];
  readonly brick: string | undefined;
  readonly text: string;
  /** Its cost, where places differ in that; of equal places the cheapest comes first. */
  readonly cost?: number;
}

/** The thing in the hand, and its legal placements. */
export interface PlacingPlan {
  readonly colour: Paint | undefined;
  /** Its legal placements with the payment that was chosen; never empty. */
  readonly candidates: readonly Candidate[];
  /** Whether a person chooses the square of the brick, it goes with the tile, or there is none. */
  readonly brick: 'chosen' | 'fixed' | 'none';
  /** Whether the move answers a coat of arms. */
  readonly isForCoat: boolean;
  /** How a placement is spelled, legal or not, so that the engine can say why not. */
  spell(cells: readonly string[], brick: string | undefined): string;
}

/** The gain of a placement, or why it is refused. */
export type Prospect =
  | {
      readonly isLegal: true;
      readonly text: string;
      readonly gain: Gain;
      readonly isFinal: boolean;
    }
  | { readonly isLegal: false; readonly reason: RefusalCode };

/** The cells over which the tile is held now. */
export interface Held {
  readonly cells: readonly string[];
  readonly brick: string | undefined;
}

/** A place that costs a card less is worth as much as one that lies this many rows deeper. */
const ROWS_PER_CARD = 6;

interface Position {
  readonly squares: readonly Square[];
  /** Where its bottom left shall be; it stays inside the building all the same. */
  readonly anchor: Square;
  /** The square of the brick, counted in `squares`. */
  readonly brick: number;
}

/** A table, as far as it judges moves. */
type JudgingTable = Pick<PlayedTable<FacadePicture>, 'tryOut' | 'picture'>;

/** Holding one tile over the building of the person who is asked. */
export class Placing {
  readonly plan: PlacingPlan;
  readonly #table: JudgingTable;
  readonly #seat: Seat;
  readonly #ranked: readonly Candidate[];
  readonly #position;

  readonly held: ReadonlySignal<Held> = computed(() => {
    const held = heldAt(this.#position.value);
    return this.plan.brick === 'none' ? { ...held, brick: undefined } : held;
  });
  readonly prospect: ReadonlySignal<Prospect> = computed(() => this.#prospectOf(this.held.value));
  /** Whether turning the tile over would change it into something that may lie somewhere. */
  readonly canFlip: boolean;
  readonly canRotate: boolean;

  constructor(table: JudgingTable, seat: Seat, plan: PlacingPlan) {
    this.#table = table;
    this.#seat = seat;
    this.plan = plan;
    this.#ranked = this.#rank();
    this.#position = signal(positionOf(this.#ranked[0]!));
    const { squares } = this.#position.value;
    this.canRotate = keyOf(turnedRight(squares)) !== keyOf(squares);
    this.canFlip = this.#isWorthFlipping();
  }

  /** Whether some of the placements can't be reached by rotating alone. */
  #isWorthFlipping(): boolean {
    const { brick } = this.plan;
    const key = (position: Position) =>
      keyOf(position.squares) + (brick === 'fixed' ? `|${position.brick}` : '');
    const rotations = [this.#position.value];
    while (rotations.length < 4) rotations.push(turned(rotations.at(-1)!, 'right'));
    const reached = rotations.map(key);
    return this.plan.candidates.some((candidate) => !reached.includes(key(positionOf(candidate))));
  }

  /** How many places there are, counted without the choice of the brick, and which is held. */
  get places(): { readonly number: number; readonly count: number } {
    const places = this.#places();
    const key = this.held.value.cells.join();
    return {
      number: places.findIndex(({ cells }) => cells.join() === key) + 1,
      count: places.length,
    };
  }

  #places(): Candidate[] {
    const seen = new Map(this.#ranked.toReversed().map((one) => [one.cells.join(), one]));
    return [...new Set(this.#ranked.map((one) => seen.get(one.cells.join())!))];
  }

  /** More points first, then more coats of arms, then deep down where others can build on it. */
  #rank(): Candidate[] {
    return [...Map.groupBy(this.plan.candidates, ({ cells }) => cells.join()).values()]
      .flatMap((there) => this.#worths(there))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ candidate }) => candidate);
  }

  /** The square of the brick makes a difference only where something is gained. */
  #worths(
    there: readonly Candidate[],
  ): { readonly candidate: Candidate; readonly worth: number }[] {
    const { cells, cost = 0 } = there[0]!;
    const depth = cells.reduce((sum, cell) => sum + cellNamed(cell)[1], 0) + cost * ROWS_PER_CARD;
    let first: number | undefined;
    return there.map((candidate) => {
      if (first === 0) return { candidate, worth: -depth };
      const { points, coats } = this.#gainOf(candidate.text);
      const gained = points * 1000 + coats * 500;
      first ??= gained;
      return { candidate, worth: gained - depth };
    });
  }

  #gainOf(text: string): Gain {
    const prospect = this.#judge(text);
    return prospect.isLegal ? prospect.gain : { points: 0, coats: 0, lines: [] };
  }

  #judge(text: string): Prospect {
    const trial = this.#table.tryOut(text);
    if (!trial.ok) return { isLegal: false, reason: trial.reason };
    const before = this.#table.picture.peek();
    const after = trial.value.after;
    const gain = gainBetween(before, after, this.#seat, this.plan.isForCoat);
    return { isLegal: true, text, gain, isFinal: trial.value.isFinal };
  }

  #prospectOf({ cells, brick }: Held): Prospect {
    return this.#judge(this.plan.spell(cells, brick));
  }

  /** Turns the tile by a quarter, to the right or to the left. */
  rotate(direction: 'left' | 'right'): void {
    const once = turned(this.#position.value, 'right');
    this.#hold(direction === 'right' ? once : turned(turned(once, 'right'), 'right'));
  }

  /** Turns the tile over. */
  flip(): void {
    this.#hold(turned(this.#position.value, 'over'));
  }

  /** Moves the tile by some columns and rows, as far as the building goes. */
  nudge(columns: number, rows: number): void {
    const { squares, anchor, brick } = this.#position.value;
    const extent = extentOf(squares);
    const [column, row] = inside(anchor, extent);
    this.#hold({ squares, brick, anchor: inside([column + columns, row + rows], extent) });
  }

  /**
   * Holds the tile with the middle of its lowest row at a cell, wherever that is, or by up to `lift` rows
   * above it: at the highest place of these that is legal, else at the top.
   */
  dragTo([column, row]: Square, lift = 0): void {
    const { squares, brick } = this.#position.value;
    const extent = extentOf(squares);
    const left = column - Math.floor((extent[0] - 1) / 2);
    const falling = Array.from({ length: lift + 1 }, (_, fallen): Position => {
      return { squares, brick, anchor: inside([left, row + lift - fallen], extent) };
    });
    const isLegal = (position: Position) => this.#candidatesAt(heldAt(position).cells).length > 0;
    this.#hold(falling.find(isLegal) ?? falling[0]!);
  }

  /** Holds the tile over a cell, if possible where it may lie, as it is turned or otherwise. */
  moveTo(cell: string): void {
    const { squares, anchor } = this.#position.value;
    const fitting = this.#ranked.filter(({ cells }) => cells.includes(cell));
    const shape = keyOf(squares);
    const asHeld = fitting.filter(({ cells }) => keyOf(settled(cells.map(cellNamed))) === shape);
    const nearest = asHeld.toSorted((a, b) => distance(a, anchor) - distance(b, anchor));
    const best = nearest[0] ?? fitting[0];
    if (best) this.#holdCandidate(best);
    else this.dragTo(cellNamed(cell));
  }

  /** Holds the tile at these cells, with its brick at one of them. */
  lay(cells: readonly string[], brick: string | undefined): void {
    this.#position.value = positionOf({ cells, brick, text: '' });
  }

  /** Goes on to the next place that is possible, the best first. */
  nextPlace(): void {
    const { number, count } = this.places;
    const next = this.#places()[number % count];
    if (next) this.#position.value = positionOf(next);
  }

  /** The squares that can be the brick where the tile is held. */
  get bricks(): readonly string[] {
    const { cells } = this.held.value;
    if (this.plan.brick === 'chosen') return cells;
    if (this.plan.brick === 'none') return [];
    const possible = this.#candidatesAt(cells).map(({ brick }) => brick);
    return cells.filter((cell) => possible.includes(cell));
  }

  /** Makes another of the squares the brick. */
  nextBrick(): void {
    const { bricks } = this;
    const next = bricks[(bricks.indexOf(this.held.value.brick ?? '') + 1) % bricks.length];
    if (next !== undefined) this.setBrick(next);
  }

  /** Makes the square at that cell the brick, if it can be. */
  setBrick(cell: string): void {
    if (!this.bricks.includes(cell)) return;
    this.#hold({ ...this.#position.value, brick: this.held.value.cells.indexOf(cell) });
  }

  #candidatesAt(cells: readonly string[]): Candidate[] {
    return this.plan.candidates.filter((candidate) => candidate.cells.join() === cells.join());
  }

  /** A brick that goes with the tile is where the engine says; a chosen one stays as it was chosen. */
  #hold(position: Position): void {
    const held = heldAt(position);
    const here = this.#candidatesAt(held.cells);
    const isPossible = here.some(({ brick }) => brick === held.brick);
    const [first] = here;
    this.#position.value =
      this.plan.brick !== 'fixed' || isPossible || !first ? position : positionOf(first);
  }

  #holdCandidate(candidate: Candidate): void {
    const { brick, squares } = this.#position.value;
    const position = positionOf(candidate);
    const isSameShape = keyOf(position.squares) === keyOf(squares);
    this.#hold(this.plan.brick === 'chosen' && isSameShape ? { ...position, brick } : position);
  }
}

function positionOf({ cells, brick }: Candidate): Position {
  const lying = cells.map(cellNamed);
  const squares = settled(lying);
  const anchor = cornerOf(lying);
  const index = heldAt({ squares, anchor, brick: 0 }).cells.indexOf(brick ?? '');
  return { squares, anchor, brick: Math.max(0, index) };
}

function heldAt({ squares, anchor, brick }: Position): Held {
  const [left, bottom] = inside(anchor, extentOf(squares));
  const cells = squares.map(([column, row]) => cellName([left + column, bottom + row]));
  return { cells, brick: cells[brick] };
}

/** The tile rotated or turned over where it is held, its brick going with it. */
function turned({ squares, anchor, brick }: Position, how: 'right' | 'over'): Position {
  const places = squares.map(
    ([column, row]): Square => (how === 'right' ? [row, -column] : [-column, row]),
  );
  const next = settled(places);
  // Alone, the square of the brick would settle elsewhere: it goes with the others, marked by its place.
  const [left, bottom] = cornerOf(places);
  const [column = 0, row = 0] = places[brick] ?? [];
  const index = next.findIndex(([c, r]) => c === column - left && r === row - bottom);
  return { squares: next, anchor, brick: Math.max(0, index) };
}

function keyOf(squares: readonly Square[]): string {
  return squares.map((square) => square.join()).join(' ');
}

function distance({ cells }: Candidate, [column, row]: Square): number {
  const [left, bottom] = cornerOf(cells.map(cellNamed));
  return Math.abs(left - column) + Math.abs(bottom - row);
}
