/** A tile in the hand: how it is turned, where it is held, and what it would bring there. */
import type { RefusalCode, Seat } from '@nyhavn/engine';
import { type FacadePicture, type Gain, gainBetween } from '@nyhavn/engine/house';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Paint } from '../../art/types.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import {
  cellNamed,
  cornerOf,
  extentOf,
  inside,
  type Point,
  type Square,
  settled,
  turnedRight,
} from './geometry.ts';
import { type Held, heldAt, keyOf, type Position, positionOf, turned } from './position.ts';

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
  /**
   * `chosen`: a person chooses the square of the brick; `fixed`: it goes with the tile; `none`:
   * there is no brick.
   */
  readonly brick: 'chosen' | 'fixed' | 'none';
  /** True if the move answers a coat of arms. */
  readonly isForCoat: boolean;
  /** The notation of a placement, legal or not, so that the engine can say why not. */
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

/** A place that costs a card less is worth as much as one that lies this many rows deeper. */
const ROWS_PER_CARD = 6;

/** A table, as far as it judges moves. */
type JudgingTable = Pick<PlayedTable<FacadePicture>, 'tryOut' | 'picture'>;

/** Holding one tile over the building of the person who is asked. */
export class Placing {
  readonly plan: PlacingPlan;
  readonly #table: JudgingTable;
  readonly #seat: Seat;
  readonly #ranked: readonly Candidate[];
  readonly #position;
  /** The point under the mouse. */
  readonly #hovered = signal<Point | undefined>(undefined);

  readonly held: ReadonlySignal<Held> = computed(() => {
    const held = heldAt(this.#shown());
    return this.plan.brick === 'none' ? { ...held, brick: undefined } : held;
  });
  readonly prospect: ReadonlySignal<Prospect> = computed(() => this.#prospectOf(this.held.value));
  /** True if turning the tile over would change it into something that may lie somewhere. */
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

  /** Returns true if some of the placements can't be reached by rotating alone. */
  #isWorthFlipping(): boolean {
    const { brick } = this.plan;
    const key = (position: Position) =>
      keyOf(position.squares) + (brick === 'fixed' ? `|${position.brick}` : '');
    const rotations = [this.#position.value];
    while (rotations.length < 4) rotations.push(turned(rotations.at(-1)!, 'right'));
    const reached = rotations.map(key);
    return this.plan.candidates.some((candidate) => !reached.includes(key(positionOf(candidate))));
  }

  /**
   * The number of places, counted without the choice of the brick, and the number of the one that
   * is held.
   */
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
    this.#turn(direction === 'right' ? once : turned(turned(once, 'right'), 'right'));
  }

  /** Turns the tile over. */
  flip(): void {
    this.#turn(turned(this.#position.value, 'over'));
  }

  /** Turning under a mouse keeps the tile in its place. */
  #turn(position: Position): void {
    this.#position.value = this.#fitted(position);
  }

  /** Moves the tile by some columns and rows, as far as the building goes. */
  nudge(columns: number, rows: number): void {
    const { squares, anchor, brick } = this.#shown();
    const extent = extentOf(squares);
    const [column, row] = inside(anchor, extent);
    this.#hold({ squares, brick, anchor: inside([column + columns, row + rows], extent) });
  }

  /** Holds the tile with the middle of its lowest row at a point, legal or not. */
  dragTo(point: Point): void {
    this.#hold(this.#under(point));
  }

  /** Lets go of the tile at a point: it falls to the nearest legal place within a cell, as it is turned. */
  dropAt(point: Point): void {
    this.#hold(this.#snapped(point));
  }

  /** Shows the tile where it would fall at a point, until the mouse points elsewhere or at nothing. */
  hoverAt(point: Point | undefined): void {
    this.#hovered.value = point;
  }

  /**
   * Returns true if a cell is one of those over which the tile is held, wherever the mouse points.
   */
  isHeldAt(cell: string): boolean {
    return heldAt(this.#position.peek()).cells.includes(cell);
  }

  #shown(): Position {
    const point = this.#hovered.value;
    return point ? this.#fitted(this.#snapped(point)) : this.#position.value;
  }

  #under([x, y]: Point): Position {
    const { squares, brick } = this.#position.value;
    const extent = extentOf(squares);
    return {
      squares,
      brick,
      anchor: inside([Math.round(x - extent[0] / 2), Math.floor(y)], extent),
    };
  }

  #snapped(point: Point): Position {
    const there = this.#under(point);
    if (this.#candidatesAt(heldAt(there).cells).length > 0) return there;
    const shape = keyOf(there.squares);
    const [width] = extentOf(there.squares);
    const from: Point = [point[0] - width / 2, point[1] - 0.5];
    const [nearest] = this.#ranked
      .map(({ cells }) => cells.map(cellNamed))
      .filter((cells) => keyOf(settled(cells)) === shape)
      .map(cornerOf)
      .filter((corner) => corner.every((at, axis) => Math.abs(at - there.anchor[axis]!) <= 1))
      .toSorted((a, b) => apart(a, from) - apart(b, from));
    return { ...there, anchor: nearest ?? there.anchor };
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
    else {
      const [column, row] = cellNamed(cell);
      this.dragTo([column + 0.5, row + 0.5]);
    }
  }

  /** Holds the tile at these cells, with its brick at one of them. */
  lay(cells: readonly string[], brick: string | undefined): void {
    this.#settle(positionOf({ cells, brick }));
  }

  /** Goes on to the next place that is possible, the best first. */
  nextPlace(): void {
    const { number, count } = this.places;
    const next = this.#places()[number % count];
    if (next) this.#settle(positionOf(next));
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
    this.#hold({ ...this.#shown(), brick: this.held.value.cells.indexOf(cell) });
  }

  #candidatesAt(cells: readonly string[]): Candidate[] {
    return this.plan.candidates.filter((candidate) => candidate.cells.join() === cells.join());
  }

  /** A brick that goes with the tile is where the engine says; a chosen one stays as it was chosen. */
  #fitted(position: Position): Position {
    const held = heldAt(position);
    const here = this.#candidatesAt(held.cells);
    const isPossible = here.some(({ brick }) => brick === held.brick);
    const [first] = here;
    return this.plan.brick !== 'fixed' || isPossible || !first ? position : positionOf(first);
  }

  #hold(position: Position): void {
    this.#settle(this.#fitted(position));
  }

  #settle(position: Position): void {
    batch(() => {
      this.#hovered.value = undefined;
      this.#position.value = position;
    });
  }

  #holdCandidate(candidate: Candidate): void {
    const { brick, squares } = this.#position.value;
    const position = positionOf(candidate);
    const isSameShape = keyOf(position.squares) === keyOf(squares);
    this.#hold(this.plan.brick === 'chosen' && isSameShape ? { ...position, brick } : position);
  }
}

function distance({ cells }: Candidate, [column, row]: Square): number {
  const [left, bottom] = cornerOf(cells.map(cellNamed));
  return Math.abs(left - column) + Math.abs(bottom - row);
}

function apart([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY);
}
