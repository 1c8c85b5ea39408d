/**
 * Roll & Write for search and simulation: the rules once more, in WebAssembly with its 64-bit integers
 * (`packages/engine/fast`), several times as fast as the engine and proven equal to it by test.
 */
import type { Actor } from '../game.ts';
import { LOW_ALL, LOW_CELLS } from '../house/grid.ts';
import type { Phase } from './data.ts';
import { FAST_MODULE } from './fast-module.ts';
import { copyState, type Sheet, type State } from './state.ts';

/** The part of WebAssembly that is used; the types of the language leave it to each platform. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** The exports of `fast/roll-and-write/index.ts`. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  stateAddress(): number;
  sheetsAddress(): number;
  awaited(): number;
  count(): number;
  play(index: number): void;
  playout(seed: number): void;
  decisionsMade(): number;
  legalMovesSeen(): number;
}

/** The result of a random playout. */
export interface Playout {
  /** Decisions of seats. */
  readonly decisions: number;
  /** Legal moves that they had at these, all together. */
  readonly legalMoves: number;
}

const CHANCE = -1;

/** Numbers that a state and a sheet take in the memory. */
const STATE_LENGTH = 19;
const SHEET_LENGTH = 8;

let compiled: object | undefined;

/** A place for one state at a time, which is changed in place. */
export class FastTable {
  readonly #exports: Exports;
  readonly #state: Int32Array;
  readonly #sheets: Int32Array;

  constructor() {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(FAST_MODULE), (letter) => letter.charCodeAt(0)),
    );
    const exports = new WebAssembly.Instance(compiled).exports as Exports;
    const { buffer } = exports.memory;
    this.#exports = exports;
    this.#state = new Int32Array(buffer, exports.stateAddress(), STATE_LENGTH);
    this.#sheets = new Int32Array(buffer, exports.sheetsAddress());
  }

  /** Takes over a state of the engine. */
  load(state: State): void {
    // In the order of the class `State` in `fast/roll-and-write/state.ts`.
    this.#state.set([
      state.sheets.length,
      state.startPlayer,
      state.mirror ? 1 : 0,
      state.passing === 'always' ? 1 : 0,
      state.phase,
      state.round,
      state.active,
      state.dice,
      state.rolling,
      state.rolled ? 1 : 0,
      state.drawn ? 1 : 0,
      state.noX ? 1 : 0,
      state.crossed,
      state.gone,
      state.coats,
      state.choosing,
      state.newBonus,
      state.newStar,
      0,
    ]);
    for (let seat = 0; seat < state.sheets.length; seat++) {
      this.#sheets.set(numbersOf(state.sheets[seat]!), seat * SHEET_LENGTH);
    }
  }

  /** The state as the engine has it. */
  store(): State {
    const [
      players = 0,
      startPlayer = 0,
      mirror,
      passing,
      phase = 0,
      round = 0,
      active = 0,
      dice = 0,
      rolling = 0,
      rolled,
      drawn,
      noX,
      crossed = 0,
      gone = 0,
      coats = 0,
      choosing = 0,
      newBonus = 0,
      newStar = 0,
    ] = this.#state;
    return copyState({
      startPlayer,
      mirror: mirror === 1,
      passing: passing === 1 ? 'always' : 'forced',
      phase: phase as Phase,
      round,
      active,
      dice,
      rolling,
      rolled: rolled === 1,
      drawn: drawn === 1,
      noX: noX === 1,
      crossed,
      gone,
      coats,
      choosing,
      newBonus,
      newStar,
      sheets: Array.from({ length: players }, (_, seat) =>
        sheetOf(this.#sheets.subarray(seat * SHEET_LENGTH, (seat + 1) * SHEET_LENGTH)),
      ),
    });
  }

  /** Chance or the seat that is awaited, the first of several; undefined when the game is over. */
  awaited(): Actor | undefined {
    const actor = this.#exports.awaited();
    if (actor >= 0) return actor;
    return actor === CHANCE ? 'chance' : undefined;
  }

  /** The number of legal moves of that seat, or of tickets of chance. */
  count(): number {
    return this.#exports.count();
  }

  /** Makes the move or lets the ticket happen that has this number, the same as in the engine. */
  play(index: number): void {
    this.#exports.play(index);
  }

  /**
   * Plays on to the end. At every decision all legal moves are counted and each is equally likely,
   * and so are the tickets of chance; the seed, 32 bits, decides.
   */
  playout(seed: number): Playout {
    this.#exports.playout(seed);
    return {
      decisions: this.#exports.decisionsMade(),
      legalMoves: this.#exports.legalMovesSeen(),
    };
  }
}

/** A sheet's numbers in the order of the class `Sheet`, where 45 cells stand in 64 bits. */
function numbersOf(sheet: Sheet): number[] {
  return [
    sheet.low | (sheet.high << LOW_CELLS),
    sheet.high >>> (32 - LOW_CELLS),
    sheet.bricksLow | (sheet.bricksHigh << LOW_CELLS),
    sheet.bricksHigh >>> (32 - LOW_CELLS),
    sheet.score,
    sheet.marked,
    sheet.bonus,
    sheet.star,
  ];
}

function sheetOf(numbers: Int32Array): Sheet {
  const [cells = 0, above = 0, bricks = 0, bricksAbove = 0, ...others] = numbers;
  const [score = 0, marked = 0, bonus = 0, star = 0] = others;
  return {
    low: cells & LOW_ALL,
    high: highOf(cells, above),
    bricksLow: bricks & LOW_ALL,
    bricksHigh: highOf(bricks, bricksAbove),
    score,
    marked,
    bonus,
    star,
  };
}

/** Rows 7 to 9 out of the lower and the upper 32 bits. */
function highOf(lower: number, upper: number): number {
  return (lower >>> LOW_CELLS) | (upper << (32 - LOW_CELLS));
}
