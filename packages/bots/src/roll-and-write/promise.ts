/** What a game of Roll & Write promises between two turns: a network that was made for reviews. */
import {
  type Building,
  GOAL,
  type RollAndWriteState,
  rollAndWrite,
  type Seat,
} from '@nyhavn/engine';
import type { Network } from '../learned/network.ts';
import { outcomeOf } from '../learned/opinion.ts';
import type { Prospect } from '../learned/prospect.ts';
import { featuresWord, readWeights } from '../learned/weights-file.ts';
import { leadingRival } from '../rivals.ts';
import {
  PROMISE_FEATURES,
  SHEET_NUMBERS,
  TABLE_NUMBERS,
  writeOwn,
  writeTable,
} from './promise-features.ts';
import { WEIGHTS } from './promise-weights.ts';

type Sheet = RollAndWriteState['sheets'][number];

/** Sheets that are remembered, a power of two. */
const REMEMBERED = 4096;

/**
 * Somebody who knows what positions promise. The first layer of the network is a sum over the own sheet,
 * the rival's and the table, so what a sheet adds to it is remembered: few sheets make many positions.
 */
export class Promises {
  readonly #network: Network;
  readonly #hidden: number;
  readonly #sheet = new Float64Array(SHEET_NUMBERS);
  readonly #table = new Float64Array(TABLE_NUMBERS);
  readonly #sum: Float64Array;
  readonly #known: SheetTerms[] = [];

  /** Begins with a network of one hidden layer that reads `PROMISE_FEATURES`. */
  constructor(network: Network) {
    this.#network = network;
    this.#hidden = network.sizes[1]!;
    this.#sum = new Float64Array(this.#hidden);
  }

  /**
   * What a position promises to everybody: chances are each seat's odds beside those of the others,
   * so they add up to 1. Only the end of the game is certain.
   */
  of(state: RollAndWriteState): Prospect {
    const { sheets } = state;
    const seats = sheets.length;
    const prospect = new Float64Array(2 * seats);
    const awaited = rollAndWrite.awaits(state);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (awaited.kind === 'over') {
        const [margin = 0, won = 0] = outcomeOf(sheets, awaited.winners, seat);
        prospect[seat] = won;
        prospect[seats + seat] = GOAL * margin;
      } else {
        this.#run(state, seat);
        prospect[seat] = Math.exp(this.#output(1));
        prospect[seats + seat] = GOAL * this.#output(0);
      }
      sum += prospect[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) prospect[seat]! /= sum;
    return prospect;
  }

  /** Computes the hidden layer. */
  #run(state: RollAndWriteState, seat: Seat): void {
    const sum = this.#sum;
    const own = state.sheets[seat]!;
    const rival = leadingRival(state.sheets, seat);
    sum.set(this.#network.weights.subarray(0, this.#hidden));
    addTo(sum, this.#terms(own, state).own);
    addTo(sum, this.#terms(rival, state).rival);
    writeTable(this.#table, 0, state, seat, rival);
    this.#add(this.#table, 2 * SHEET_NUMBERS, sum);
  }

  #output(output: number): number {
    const { sizes, weights } = this.#network;
    const outputs = sizes[2]!;
    const begin = this.#hidden * (sizes[0]! + 1) + output;
    let value = weights[begin]!;
    for (let unit = 0; unit < this.#hidden; unit++) {
      if (this.#sum[unit]! > 0) value += this.#sum[unit]! * weights[begin + outputs * (unit + 1)]!;
    }
    return value;
  }

  /** What a sheet adds to the hidden layer; it stays until another sheet comes to its place. */
  #terms(sheet: Sheet, state: RollAndWriteState): SheetTerms {
    const place = placeOf(sheet) & (REMEMBERED - 1);
    this.#known[place] ??= new SheetTerms(this.#hidden);
    const terms = this.#known[place];
    if (terms.isOf(sheet)) return terms;
    writeOwn(this.#sheet, 0, sheet, state);
    terms.own.fill(0);
    terms.rival.fill(0);
    this.#add(this.#sheet, 0, terms.own);
    this.#add(this.#sheet, SHEET_NUMBERS, terms.rival);
    return terms;
  }

  #add(features: Float64Array, first: number, into: Float64Array): void {
    const { weights } = this.#network;
    const size = into.length;
    for (let index = 0; index < features.length; index++) {
      const value = features[index]!;
      if (value === 0) continue;
      const begin = size * (first + index + 1);
      for (let unit = 0; unit < size; unit++) into[unit]! += value * weights[begin + unit]!;
    }
  }
}

function addTo(sum: Float64Array, terms: Float64Array): void {
  for (let unit = 0; unit < sum.length; unit++) sum[unit]! += terms[unit]!;
}

function placeOf({ low, high, bricksLow, bricksHigh, marked, bonus, star }: Sheet): number {
  let place = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
  place ^= Math.imul(bricksLow, 0xc2b2ae35) ^ Math.imul(bricksHigh, 0x27d4eb2f);
  place ^=
    Math.imul(marked, 0x165667b1) ^ Math.imul(bonus, 0x2545f491) ^ Math.imul(star, 0x5bd1e995);
  return place ^ (place >>> 15);
}

/** What one sheet adds as the own one, and as that of the rival. */
class SheetTerms {
  readonly own: Float64Array;
  readonly rival: Float64Array;
  #low = -1;
  #high = 0;
  #bricksLow = 0;
  #bricksHigh = 0;
  #score = 0;
  #marked = 0;
  #bonus = 0;
  #star = 0;

  constructor(units: number) {
    this.own = new Float64Array(units);
    this.rival = new Float64Array(units);
  }

  /** Whether the values are of this sheet; from now on they are to be. */
  isOf(sheet: Building & Pick<Sheet, 'marked' | 'bonus' | 'star'>): boolean {
    if (
      this.#low === sheet.low &&
      this.#high === sheet.high &&
      this.#bricksLow === sheet.bricksLow &&
      this.#bricksHigh === sheet.bricksHigh &&
      this.#score === sheet.score &&
      this.#marked === sheet.marked &&
      this.#bonus === sheet.bonus &&
      this.#star === sheet.star
    ) {
      return true;
    }
    this.#low = sheet.low;
    this.#high = sheet.high;
    this.#bricksLow = sheet.bricksLow;
    this.#bricksHigh = sheet.bricksHigh;
    this.#score = sheet.score;
    this.#marked = sheet.marked;
    this.#bonus = sheet.bonus;
    this.#star = sheet.star;
    return false;
  }
}

let known: Promises | undefined;

/** What reviews go by; it is read when it is first asked for. */
export function knownPromises(): Promises {
  known ??= new Promises(readWeights(WEIGHTS, featuresWord(PROMISE_FEATURES)).network);
  return known;
}

/** How good a promise is for a seat: its chance of winning, and among equal ones the margin. */
export function worthTo(prospect: Prospect, seat: Seat): number {
  return prospect[seat]! + MARGIN * prospect[prospect.length / 2 + seat]!;
}

/** What a point of margin counts beside the chance of winning. */
const MARGIN = 1e-4;
