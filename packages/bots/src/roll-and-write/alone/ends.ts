/** The ends of a turn for a player without rivals, to whom the dice left over don't matter. */
import { countOf, type Move, type Seat, tallyOf } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_KIND as KIND,
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
  rollAndWriteTile,
} from '@nyhavn/engine/roll-and-write';
import type { Evaluator } from '../outlook.ts';

const WHITE = ROLL_AND_WRITE_MATERIAL.faces.indexOf('W');

/** The phase in which a coat of arms is owed. */
const COAT = 2;

/** With how many of the best ways to draw each tile more squares are tried, and how many of them. */
const BEAM = 6;
const MAX_SQUARES = 3;

/** A place in a turn: the first move towards it, the tile that was drawn on the way, what it is worth. */
interface Place {
  readonly first: Move | undefined;
  readonly tile: number;
  readonly state: RollAndWriteState;
  readonly value: number;
}

/** Tells of the end of a turn: its first move, the tile that it draws (-1 for none), and its worth. */
type Tell = (first: Move, tile: number, value: number) => void;

/** Goes through a turn from here on; what is reached twice is looked at once. */
export class TurnAlone {
  readonly #seat: Seat;
  readonly #evaluator: Evaluator;
  readonly #tell: Tell;
  readonly #known = new Set<number>();
  /** By tile, places at which the turn may end. */
  readonly #settled = new Map<number, Place[]>();

  constructor(seat: Seat, evaluator: Evaluator, tell: Tell) {
    this.#seat = seat;
    this.#evaluator = evaluator;
    this.#tell = tell;
  }

  /** Tells of every end that is worth a look. */
  search(state: RollAndWriteState): void {
    if (state.drawn || state.phase === COAT) this.#reach(undefined, -1, state);
    else
      for (const { first, state: before } of this.#beforeDrawing(state)) this.#draw(first, before);
    for (let squares = 0; squares < MAX_SQUARES; squares++) {
      const places = [...this.#settled.values()].flatMap((all) =>
        all.sort((a, b) => b.value - a.value).slice(0, BEAM),
      );
      this.#settled.clear();
      for (const place of places) this.#addSquare(place);
    }
  }

  /** With No X or without, and with dice turned to white or not: white is as good as any colour. */
  #beforeDrawing(state: RollAndWriteState): { first?: Move; state: RollAndWriteState }[] {
    const all: { first?: Move; state: RollAndWriteState }[] = [{ state }];
    for (const kind of [KIND.nox, KIND.recolour]) {
      for (const { first, state: before } of [...all]) {
        for (const move of this.#moves(before, kind)) {
          const after = this.#after(before, move);
          if (kind === KIND.recolour && !isTurnedToWhite(before.dice, after.dice)) continue;
          all.push({ first: first ?? move, state: after });
        }
      }
    }
    return all;
  }

  /** A turn without a tile is only thought of where none can be drawn. */
  #draw(first: Move | undefined, state: RollAndWriteState): void {
    const others: Move[] = [];
    let draws = 0;
    const count = rollAndWrite.count(state, this.#seat);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(state, this.#seat, index);
      if (rollAndWriteKind(move) !== KIND.draw) others.push(move);
      else {
        draws++;
        this.#reach(first ?? move, rollAndWriteTile(move).index, this.#after(state, move));
      }
    }
    if (draws > 0) return;
    for (const move of others) {
      const kind = rollAndWriteKind(move);
      if (kind === KIND.end) this.#tell(first ?? move, -1, this.#evaluator(state, this.#seat));
      if (kind === KIND.single) this.#reach(first ?? move, -1, this.#after(state, move));
    }
  }

  /** More squares by One X, as windows too if that is possible. */
  #addSquare({ first, tile, state }: Place): void {
    for (const move of this.#moves(state, KIND.nox)) {
      const after = this.#after(state, move);
      for (const single of this.#moves(after, KIND.single)) {
        this.#reach(first ?? move, tile, this.#after(after, single));
      }
    }
    for (const move of this.#moves(state, KIND.single)) {
      this.#reach(first ?? move, tile, this.#after(state, move));
    }
  }

  /** Takes what coats of arms bring, in all ways; then the turn may end. */
  #reach(first: Move | undefined, tile: number, state: RollAndWriteState): void {
    const key = keyOf(state, this.#seat, tile);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    if (state.phase === COAT) {
      const count = rollAndWrite.count(state, this.#seat);
      for (let index = 0; index < count; index++) {
        const move = rollAndWrite.at(state, this.#seat, index);
        this.#reach(first ?? move, tile, this.#after(state, move));
      }
      return;
    }
    const value = this.#evaluator(state, this.#seat);
    const end = first ?? this.#moves(state, KIND.end)[0];
    if (end !== undefined) this.#tell(end, tile, value);
    const places = this.#settled.get(tile);
    if (places) places.push({ first, tile, state, value });
    else this.#settled.set(tile, [{ first, tile, state, value }]);
  }

  #moves(state: RollAndWriteState, kind: number): Move[] {
    const moves: Move[] = [];
    const count = rollAndWrite.count(state, this.#seat);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(state, this.#seat, index);
      if (rollAndWriteKind(move) === kind) moves.push(move);
    }
    return moves;
  }

  #after(state: RollAndWriteState, move: Move): RollAndWriteState {
    const after = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(after, this.#seat, move);
    return after;
  }
}

/** Returns true if all dice of one face were turned to white. */
function isTurnedToWhite(before: number, after: number): boolean {
  for (let face = 0; face < WHITE; face++) {
    const dice = countOf(before, face);
    if (dice > 0 && after === before - tallyOf(face, dice) + tallyOf(WHITE, dice)) return true;
  }
  return false;
}

/** All that matters of a place once something is drawn, as one number. */
function keyOf(state: RollAndWriteState, seat: Seat, tile: number): number {
  const { low, high, bricksLow, bricksHigh, marked, bonus, star } = state.sheets[seat]!;
  let one = tile + 64 * state.coats + (state.noX ? 1024 : 0) + (state.drawn ? 2048 : 0);
  let two = 0x811c9dc5;
  for (const part of [
    low,
    high,
    bricksLow,
    bricksHigh,
    marked,
    bonus,
    star,
    state.newBonus,
    state.newStar,
    state.gone,
    state.crossed,
  ]) {
    one = Math.imul(one ^ part, 0x9e3779b1);
    one ^= one >>> 15;
    two = Math.imul(two ^ part, 0x01000193) + (two >>> 13);
  }
  return (one >>> 0) * 2 ** 20 + (two & 0xfffff);
}
