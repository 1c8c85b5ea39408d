/** Who has to be called to a table: each once a turn, and only who is not there. */
import type { Seat } from '@nyhavn/engine';
import { awaitedAt, type TableState } from './state.ts';

const NOBODY: readonly Seat[] = [];

/** Sets of seats are bits of a number: every table in memory has one of these. */
export class Calls {
  /** Whose turn it is. */
  #awaited: number;
  /** Which of them were called, or were asked before the table came into memory. */
  #called: number;

  constructor(state: TableState) {
    this.#awaited = awaitedPeople(state);
    this.#called = this.#awaited;
  }

  /** The seats to call after something has happened. */
  after(state: TableState, isHere: (person: string) => boolean): readonly Seat[] {
    const awaited = awaitedPeople(state);
    const fresh = awaited & ~this.#awaited;
    this.#awaited = awaited;
    this.#called &= awaited & ~fresh;
    if (fresh === 0) return NOBODY;
    const absent = state.seats.flatMap((place, seat) =>
      has(fresh, seat) && place.kind === 'person' && !isHere(place.person) ? [seat] : [],
    );
    for (const seat of absent) this.#called |= 1 << seat;
    return absent;
  }

  /** The seat, if its person was there when their turn came and is now gone without a word. */
  missedBy(seat: Seat): readonly Seat[] {
    if (!has(this.#awaited, seat) || has(this.#called, seat)) return NOBODY;
    this.#called |= 1 << seat;
    return [seat];
  }
}

function awaitedPeople(state: TableState): number {
  let people = 0;
  for (const seat of awaitedAt(state)) if (isPlayed(state, seat)) people |= 1 << seat;
  return people;
}

/** Whether a person plays there who has not left. */
function isPlayed(state: TableState, seat: Seat): boolean {
  const place = state.seats[seat];
  return place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
}

function has(seats: number, seat: Seat): boolean {
  return (seats & (1 << seat)) !== 0;
}
