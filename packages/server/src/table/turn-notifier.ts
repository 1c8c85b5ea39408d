/** Turn notifications: each absent person who is awaited gets one a turn. */
import type { GameId, Seat } from '@nyhavn/engine';
import type { TablePlan } from '@nyhavn/protocol';
import type { Clocks } from './clock.ts';
import { awaitedAt, personAt, type TableState } from './state.ts';

/** A turn of a person who is not at the table. */
export interface Turn {
  readonly table: string;
  readonly game: GameId;
  readonly person: string;
  readonly clock: TablePlan['clock']['kind'];
  /** By when they have to move; null where no clock runs. */
  readonly deadline: number | null;
}

/** Sets of seats are bits of a number: every table in memory has one of these. */
export class TurnNotifier {
  readonly #notify: (turn: Turn) => void;
  /** The seats whose turn it is, as bits. */
  #awaited: number;
  /** Those that were notified, or were asked before the table was loaded. */
  #notified: number;

  constructor(state: TableState, notify: (turn: Turn) => void) {
    this.#notify = notify;
    this.#awaited = awaitedPeople(state);
    this.#notified = this.#awaited;
  }

  /** Something has happened: notifies people whose turn has come and who are not here. */
  afterEntries(
    table: string,
    state: TableState,
    isHere: (person: string) => boolean,
    clocks: Clocks,
  ): void {
    const awaited = awaitedPeople(state);
    const fresh = awaited & ~this.#awaited;
    this.#awaited = awaited;
    this.#notified &= awaited & ~fresh;
    if (fresh === 0) return;
    const absent = state.seats.flatMap((place, seat) =>
      has(fresh, seat) && place.kind === 'person' && !isHere(place.person) ? [seat] : [],
    );
    this.#notifyAt(table, state, absent, clocks);
  }

  /** The person of these seats is gone without a word: notifies them if they were here when their turn came. */
  afterLoss(table: string, state: TableState, seats: readonly Seat[], clocks: Clocks): void {
    const missed = seats.filter((seat) => has(this.#awaited, seat) && !has(this.#notified, seat));
    this.#notifyAt(table, state, missed, clocks);
  }

  /** Each person once, also where several seats are theirs. */
  #notifyAt(table: string, state: TableState, seats: readonly Seat[], clocks: Clocks): void {
    if (seats.length === 0) return;
    const { game, clock } = state.plan;
    const deadlines = clocks.deadlines(state);
    const people = new Map<string, Seat>();
    for (const seat of seats) {
      this.#notified |= 1 << seat;
      const person = personAt(state, seat);
      if (person !== undefined && !people.has(person)) people.set(person, seat);
    }
    for (const [person, seat] of people) {
      this.#notify({ table, game, person, clock: clock.kind, deadline: deadlines[seat] ?? null });
    }
  }
}

function awaitedPeople(state: TableState): number {
  let people = 0;
  for (const seat of awaitedAt(state)) if (isPlayed(state, seat)) people |= 1 << seat;
  return people;
}

/** True if a person has the seat who has not left. */
function isPlayed(state: TableState, seat: Seat): boolean {
  const place = state.seats[seat];
  return place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
}

function has(seats: number, seat: Seat): boolean {
  return (seats & (1 << seat)) !== 0;
}
