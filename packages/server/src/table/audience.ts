/** The audience of a table: its subscribers, presence, and the broadcast of entries. */
import type { Seat } from '@nyhavn/engine';
import type { AnyRefusal, Entry } from '@nyhavn/protocol';
import type { Deadlines } from './clock.ts';
import { redactorFor, viewersOf } from './redaction.ts';
import { admits, seatOf, type TableState } from './state.ts';

/** A subscriber to a table. */
export interface Listener {
  readonly person: string;
  /** Entries as this person may see them, the first with the number `from`. */
  onEntries(from: number, entries: readonly Entry[]): void;
  /**
   * The seats whose people are at a device, the number of spectators, and the milliseconds for which each absent seat
   * is kept from bots; null for the others.
   */
  present?(seats: readonly Seat[], spectators: number, handover: readonly (number | null)[]): void;
  /** Milliseconds that each seat has left, null where no clock runs. */
  clock?(left: readonly (number | null)[]): void;
  /** The subscription has ended, for that reason. */
  shut?(code: AnyRefusal): void;
}

/** More people than this do not look on at a table. */
const MAX_SPECTATORS = 200;

const NO_DEVICES: readonly { readonly people: readonly string[] }[] = [];

/** The subscribers of one table. A person with two devices counts once. */
export class Audience {
  readonly listeners = new Set<Listener>();
  /** People with devices at other processes, and when that information expires. */
  #elsewhere:
    | Map<string, { readonly people: readonly string[]; readonly until: number }>
    | undefined;
  /** The presence that was last sent. */
  #presence = '';
  #deadlines = '';

  /** True if a person has a device at the table. */
  has(person: string): boolean {
    for (const listener of this.listeners) if (listener.person === person) return true;
    for (const { people } of this.#elsewhere?.values() ?? NO_DEVICES) {
      if (people.includes(person)) return true;
    }
    return false;
  }

  /** The people with a device at this process. */
  get people(): readonly string[] {
    return [...new Set([...this.listeners].map(({ person }) => person))];
  }

  /** Sets the people with a device at another process. */
  setRemote(process: string, people: readonly string[], until: number): void {
    this.#elsewhere ??= new Map();
    if (people.length > 0) this.#elsewhere.set(process, { people, until });
    else this.#elsewhere.delete(process);
  }

  /** Forgets what is not to be believed any more. */
  forget(now: number): void {
    for (const [process, { until }] of this.#elsewhere ?? []) {
      if (until <= now) this.#elsewhere?.delete(process);
    }
  }

  /** The seats whose people are there. */
  seats(state: TableState): Seat[] {
    return state.seats.flatMap((place, seat) =>
      place.kind === 'person' && this.has(place.person) ? [seat] : [],
    );
  }

  /** True if there is room for one more spectator. */
  hasRoomFor(state: TableState, person: string): boolean {
    return this.has(person) || this.#spectators(state).size < MAX_SPECTATORS;
  }

  #spectators(state: TableState): Set<string> {
    const elsewhere = [...(this.#elsewhere?.values() ?? [])].flatMap(({ people }) => people);
    const people = [...this.people, ...elsewhere];
    return new Set(people.filter((person) => seatOf(state, person) === undefined));
  }

  /**
   * Sends entries to all subscribers, redacted for each. A person who may no longer see the table learns that and nothing else.
   */
  broadcast(state: TableState, from: number, entries: readonly Entry[]): void {
    const show = redactorFor(state.rules, entries);
    for (const listener of this.listeners) {
      const { person } = listener;
      if (admits(state, person)) {
        listener.onEntries(from, show ? show(viewersOf(state, person)) : entries);
        continue;
      }
      this.listeners.delete(listener);
      listener.shut?.('not-welcome');
    }
  }

  /** Sends the presence to all if it has changed, and to a newcomer in any case. */
  showPresence(state: TableState, handover: readonly (number | null)[], newcomer?: Listener): void {
    const seats = this.seats(state);
    const spectators = this.#spectators(state).size;
    const presence = `${seats} ${spectators}`;
    const recipients = presence === this.#presence ? [newcomer] : this.listeners;
    this.#presence = presence;
    for (const listener of recipients) listener?.present?.(seats, spectators, handover);
  }

  /** Sends the clocks to all if they have changed, and to a newcomer in any case. */
  showClocks(deadlines: Deadlines, now: number, newcomer?: Listener): void {
    const shown = `${deadlines}`;
    const recipients = shown === this.#deadlines ? [newcomer] : this.listeners;
    this.#deadlines = shown;
    const left = deadlines.map((time) => (time === null ? null : Math.max(0, time - now)));
    for (const listener of recipients) listener?.clock?.(left);
  }
}
