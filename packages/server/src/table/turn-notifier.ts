/** Turn notifications: which people have to be told that it is their turn. Each once a turn, and only who is not there. */
import type { Seat } from '@nyhavn/engine';
import { awaitedAt, type TableState } from './state.ts';

const NO_SEATS: readonly Seat[] = [];

/** Sets of seats are bits of a number: every table in memory has one of these. */
export class TurnNotifier {
  /** Whose turn it is. */
  #awaited: number;
  /** Which of them were notified, or were asked before the table came into memory. */
  #notified: number;

  constructor(state: TableState) {
    this.#awaited = awaitedPeople(state);
    this.#notified = this.#awaited;
  }

  /** The seats to notify after something has happened. */
  seatsToNotify(state: TableState, isHere: (person: string) => boolean): readonly Seat[] {
    const awaited = awaitedPeople(state);
    const fresh = awaited & ~this.#awaited;
    this.#awaited = awaited;
    this.#notified &= awaited & ~fresh;
    if (fresh === 0) return NO_SEATS;
    const absent = state.seats.flatMap((place, seat) =>
      has(fresh, seat) && place.kind === 'person' && !isHere(place.person) ? [seat] : [],
    );
    for (const seat of absent) this.#notified |= 1 << seat;
    return absent;
  }

  /** The seat, if its person was there when their turn came and is now gone without a word. */
  missedBy(seat: Seat): readonly Seat[] {
    if (!has(this.#awaited, seat) || has(this.#notified, seat)) return NO_SEATS;
    this.#notified |= 1 << seat;
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
