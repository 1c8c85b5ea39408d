/** The outlook of every roll of a turn for all seats: the 252 results of five dice, and their re-rolls. */
import { countOf, type Seat, type Tally, tallyOf } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import { MeanProspect, type Prospect } from '../learned/prospect.ts';
import { type RollEnd, rollEnds, type Taste } from './roll-ends.ts';
import { HANDS, realParts, waysOf } from './rolls.ts';

const { dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const REROLL_STAR = 0;

/** Re-rolls that are thought through; a third one in a turn hardly ever matters. */
export const MAX_REROLLS = 2;

/** The outlook of a state between two turns. */
export type Judge = (settled: RollAndWriteState) => Prospect;

/** Looking further, which takes long: how, and at how many ends of a turn if they are much alike. */
export interface Further {
  readonly judge: Judge;
  readonly most: number;
}

/** The promises of a turn before its shape is drawn, by the dice that lie there. */
export class RollTable {
  readonly #seat: Seat;
  readonly #judge: Judge;
  readonly #judged = new Map<RollEnd, Prospect[]>();
  readonly #ends: ReadonlyMap<Tally, RollEnd>;
  readonly #shifts: Shifts | undefined;
  readonly #entries: ReadonlyMap<Tally, Prospect>;

  /** Begins with the turn; its best ends are found by taste and then judged. */
  constructor(turn: RollAndWriteState, taste: Taste, judge: Judge, further?: Further) {
    this.#seat = turn.active;
    this.#judge = judge;
    this.#ends = rollEnds(turn, taste);
    this.#shifts = further && shiftsOf(this.#ends, judge, further);
    const stars = countOf(turn.sheets[turn.active]!.star, REROLL_STAR);
    this.#entries = this.#withRerolls(Math.min(MAX_REROLLS, stars));
  }

  /** The exact outlook after rolling the dice that are missing from these, with best play. */
  after(dice: Tally): Prospect {
    return this.#entries.get(dice)!;
  }

  /** The best end for five dice, without re-rolls. */
  end(dice: Tally): RollAndWriteState {
    return this.#ends.get(dice)!.state;
  }

  /** A re-roll costs a star at the end. */
  #withRerolls(stars: number): ReadonlyMap<Tally, Prospect> {
    let entries = filled((dice) => this.#standing(dice, stars));
    for (let spent = stars - 1; spent >= 0; spent--) {
      const later = entries;
      entries = filled((dice) => this.#orRolled(this.#standing(dice, spent), dice, later));
    }
    return entries;
  }

  /** The better one for the mover: to let these dice lie, or to roll some of them again. */
  #orRolled(standing: Prospect, dice: Tally, later: ReadonlyMap<Tally, Prospect>): Prospect {
    let best = standing;
    for (const part of realParts(dice)) {
      const rolled = later.get(part)!;
      if (rolled[this.#seat]! > best[this.#seat]!) best = rolled;
    }
    return best;
  }

  /** The outlook of the best end after so many re-rolls. */
  #standing(dice: Tally, spent: number): Prospect {
    const end = this.#ends.get(dice)!;
    const judged = this.#judged.get(end) ?? [];
    this.#judged.set(end, judged);
    judged[spent] ??= this.#promise(end, spent);
    return judged[spent];
  }

  #promise(end: RollEnd, spent: number): Prospect {
    const after = this.#afterRerolls(end.state, spent);
    const promise = this.#judge(after);
    if (!this.#shifts || after.rolling === 0) return promise;
    return shifted(promise, this.#shifts.of.get(end) ?? this.#shifts.others);
  }

  #afterRerolls(end: RollAndWriteState, spent: number): RollAndWriteState {
    if (spent === 0) return end;
    const after = rollAndWrite.copy(end);
    after.sheets[this.#seat]!.star -= tallyOf(REROLL_STAR, spent);
    return after;
  }
}

/** By how much ends promise something else when one looks further: the likeliest ones, and others on average. */
interface Shifts {
  readonly of: ReadonlyMap<RollEnd, Prospect>;
  readonly others: Prospect;
}

function shiftsOf(
  ends: ReadonlyMap<Tally, RollEnd>,
  judge: Judge,
  { judge: further, most }: Further,
): Shifts | undefined {
  const ways = new Map<RollEnd, number>();
  for (const [dice, end] of ends) {
    if (end.state.rolling > 0) ways.set(end, (ways.get(end) ?? 0) + waysOf(dice));
  }
  const likeliest = [...ways].sort(([, a], [, b]) => b - a);
  const [first] = likeliest;
  if (!first) return undefined;
  const { sheets, active } = first[0].state;
  const mean = new MeanProspect(sheets.length);
  const of = new Map<RollEnd, Prospect>();
  let least = 0;
  let largest = 0;
  for (const [end, weight] of likeliest) {
    if (of.size >= (largest - least < CALM_DEVIATION ? most : RESTLESS_FACTOR * most)) break;
    const near = judge(end.state);
    const shift = further(end.state).map((value, at) => value - near[at]!);
    of.set(end, shift);
    mean.add(shift, weight);
    least = of.size === 1 ? shift[active]! : Math.min(least, shift[active]!);
    largest = of.size === 1 ? shift[active]! : Math.max(largest, shift[active]!);
  }
  return { of, others: mean.value };
}

/**
 * If a deeper search changes the ends that it was made for by nearly the same amount, it is not
 * made for the others.
 */
const CALM_DEVIATION = 0.2;

/** Else so many times as many are looked at. */
const RESTLESS_FACTOR = 3;

/** Nothing is surer than this because of a shift. */
const SUREST = 0.999;

/** A promise that was shifted; its chances still add up to 1. */
function shifted(promise: Prospect, shift: Prospect): Prospect {
  const seats = promise.length / 2;
  const sum = promise.map((value, at) => {
    const moved = value + shift[at]!;
    return at < seats ? Math.min(SUREST, Math.max(1 - SUREST, moved)) : moved;
  });
  const whole = sum.subarray(0, seats).reduce((all, chance) => all + chance, 0);
  return sum.map((value, at) => (at < seats ? value / whole : value));
}

/** All five dice by a function, fewer as the mean over one die more. */
function filled(entryOf: (dice: Tally) => Prospect): ReadonlyMap<Tally, Prospect> {
  const entries = new Map<Tally, Prospect>();
  for (const dice of HANDS[DICE]!) entries.set(dice, entryOf(dice));
  for (let kept = DICE - 1; kept >= 0; kept--) {
    for (const hand of HANDS[kept]!) {
      entries.set(hand, meanOf(faces.map((_, face) => entries.get(hand + tallyOf(face))!)));
    }
  }
  return entries;
}

function meanOf(prospects: readonly Prospect[]): Prospect {
  const mean = new MeanProspect(prospects[0]!.length / 2);
  for (const prospect of prospects) mean.add(prospect, 1);
  return mean.value;
}
