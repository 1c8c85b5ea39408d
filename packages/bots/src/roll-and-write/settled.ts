/** A position of Roll & Write once everybody has taken their dice: only then it is looked at. */
import { type Move, type Seat, tallyOf } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import type { Hope } from './drawing.ts';

const { dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');

/** Phases: those in which several seats choose, one move each, and those of a turn. */
const START = 0;
const TURN = 1;
const COAT = 2;
const MARK = 3;

/** The end of a turn, and taking no die, spelled. */
export const END = moveSpelled('end');
const DECLINE = moveSpelled('mark -');

/** The move that is spelled so. */
export function moveSpelled(text: string): Move {
  const parsed = rollAndWrite.notation.parse(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/** Returns true if seats are choosing dice to take, or their first track. */
export function isUnsettled({ phase, rolling, crossed }: RollAndWriteState): boolean {
  return rolling === 0 && (phase === MARK || (phase === START && crossed !== 0));
}

/** The same state after everybody who is choosing has chosen what is best for them. */
export function settled(state: RollAndWriteState, hope: Hope): RollAndWriteState {
  let now = state;
  while (isUnsettled(now)) now = bestAfter(now, firstOf(now), hope);
  return now;
}

function bestAfter(state: RollAndWriteState, seat: Seat, hope: Hope): RollAndWriteState {
  let best: RollAndWriteState | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const after = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(after, seat, rollAndWrite.at(state, seat, index));
    const worth = hope(othersAside(after), seat);
    if (worth <= most) continue;
    most = worth;
    best = after;
  }
  return best!;
}

/** The result of one choice if all seats after it take their first option. */
function othersAside(state: RollAndWriteState): RollAndWriteState {
  if (!isUnsettled(state)) return state;
  const aside = rollAndWrite.copy(state);
  while (isUnsettled(aside)) {
    const seat = firstOf(aside);
    rollAndWrite.applyUnchecked(aside, seat, rollAndWrite.at(aside, seat, 0));
  }
  return aside;
}

function firstOf({ choosing }: RollAndWriteState): Seat {
  return 31 - Math.clz32(choosing & -choosing);
}

/**
 * Which of the dice that are left at the end of a turn the others take: what is best for them before
 * it, whatever is drawn in it. So each choice is looked at once a turn and not once for each of its ends.
 */
export class Takings {
  readonly #base: RollAndWriteState;
  readonly #hope: Hope;
  readonly #hopes = new Map<number, number>();

  constructor(turn: RollAndWriteState, hope: Hope) {
    this.#base = turn;
    this.#hope = hope;
  }

  /** Ends the turn in this state, where that was not done yet, and lets everybody take their dice. */
  end(state: RollAndWriteState): void {
    if (state.rolling === 0 && (state.phase === TURN || state.phase === COAT)) {
      rollAndWrite.applyUnchecked(state, state.active, END);
    }
    while (isUnsettled(state)) {
      const seat = firstOf(state);
      rollAndWrite.applyUnchecked(state, seat, this.#best(state, seat));
    }
  }

  #best(state: RollAndWriteState, seat: Seat): Move {
    let best = DECLINE;
    let most = Number.NEGATIVE_INFINITY;
    const count = rollAndWrite.count(state, seat);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(state, seat, index);
      const hope = this.#hoped(move, seat);
      if (hope <= most) continue;
      most = hope;
      best = move;
    }
    return best;
  }

  #hoped(move: Move, seat: Seat): number {
    const key = 4 * move + seat;
    const known = this.#hopes.get(key);
    if (known !== undefined) return known;
    const state = rollAndWrite.copy(this.#base);
    state.coats = 0;
    state.rolling = 0;
    state.drawn = true;
    state.dice = tallyOf(WHITE, DICE);
    rollAndWrite.applyUnchecked(state, state.active, END);
    while (isUnsettled(state)) {
      const chooser = firstOf(state);
      rollAndWrite.applyUnchecked(state, chooser, chooser === seat ? move : DECLINE);
    }
    const hope = this.#hope(state, seat);
    this.#hopes.set(key, hope);
    return hope;
  }
}
