/** Since when people are away from a table, as far as this process can know. */
import type { Seat } from '@nyhavn/engine';
import { handoverGrace } from './clock.ts';
import type { ConnectedSince } from './peers.ts';
import { peopleAt, personAt, type TableState } from './state.ts';
import type { Absence } from './votes.ts';

/**
 * Presence is known only by what this process has heard since it loaded the table, and since it hears all others. Until
 * it has heard for long enough, a person of whom it knows nothing counts as there: another process may serve them.
 */
export class Absences {
  readonly #knownSince: number;
  readonly #connectedSince: ConnectedSince;
  /** The times at which people disconnected; most tables have none. */
  #lost: Map<string, number> | undefined;

  constructor(now: number, connectedSince: ConnectedSince) {
    this.#knownSince = now;
    this.#connectedSince = connectedSince;
  }

  /** A seat's person is gone. */
  lose(state: TableState, seat: Seat, now: number): void {
    const person = personAt(state, seat);
    if (person === undefined) return;
    this.#lost ??= new Map();
    this.#lost.set(person, now);
  }

  /** The absence of a seat's person. */
  of(state: TableState, seat: Seat, isPresent: boolean, now: number): Absence {
    if (isPresent) return 'present';
    return this.#left(state, seat, now) > 0 ? 'short' : 'long';
  }

  /** For each seat in the game that is away the milliseconds for which it is kept from bots; null for the others. */
  handover(state: TableState, present: readonly Seat[], now: number): (number | null)[] {
    const people = state.phase === 'playing' ? peopleAt(state) : [];
    return state.seats.map((_, seat) =>
      people.includes(seat) && !present.includes(seat) ? this.#left(state, seat, now) : null,
    );
  }

  #left(state: TableState, seat: Seat, now: number): number {
    const lost = this.#lost?.get(personAt(state, seat) ?? '') ?? this.#knownSince;
    const since = Math.max(lost, this.#connectedSince() ?? now);
    return Math.max(0, since + handoverGrace(state.plan) - now);
  }
}
