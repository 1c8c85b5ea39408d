/** Who is at a table with a device, and what all of them are told. */
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
   * Which seats have their person at a device, how many spectators there are, and how many milliseconds each seat that
   * is away is kept from bots; null for the others.
   */
  present?(seats: readonly Seat[], spectators: number, handover: readonly (number | null)[]): void;
  /** Milliseconds that each seat has left, null where no clock runs. */
  clock?(left: readonly (number | null)[]): void;
  /** Nothing more is told, for that reason. */
  shut?(code: AnyRefusal): void;
}

/** More people than this do not look on at a table. */
const MAX_SPECTATORS = 200;

const NO_DEVICES: readonly { readonly people: readonly string[] }[] = [];

/** Everybody who listens at one table. A person with two devices counts once. */
export class Audience {
  readonly listeners = new Set<Listener>();
  /** Who is here with devices that other processes serve, and until when that is believed. */
  #elsewhere:
    | Map<string, { readonly people: readonly string[]; readonly until: number }>
    | undefined;
  /** What was told last. */
  #presence = '';
  #deadlines = '';

  /** Whether a person has a device at the table. */
  has(person: string): boolean {
    for (const listener of this.listeners) if (listener.person === person) return true;
    for (const { people } of this.#elsewhere?.values() ?? NO_DEVICES) {
      if (people.includes(person)) return true;
    }
    return false;
  }

  /** Who has a device here that this process serves. */
  get people(): readonly string[] {
    return [...new Set([...this.listeners].map(({ person }) => person))];
  }

  /** Who is here with devices that another process serves. */
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

  /** Whether one more may look on. */
  hasRoomFor(state: TableState, person: string): boolean {
    return this.has(person) || this.#spectators(state).size < MAX_SPECTATORS;
  }

  #spectators(state: TableState): Set<string> {
    const elsewhere = [...(this.#elsewhere?.values() ?? [])].flatMap(({ people }) => people);
    const people = [...this.people, ...elsewhere];
    return new Set(people.filter((person) => seatOf(state, person) === undefined));
  }

  /** Tells everybody what is stored, each what they may see; who may see nothing any more hears only that. */
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

  /** Tells everybody who is there where that has changed, and a newcomer in any case. */
  showPresence(state: TableState, handover: readonly (number | null)[], newcomer?: Listener): void {
    const seats = this.seats(state);
    const spectators = this.#spectators(state).size;
    const presence = `${seats} ${spectators}`;
    const recipients = presence === this.#presence ? [newcomer] : this.listeners;
    this.#presence = presence;
    for (const listener of recipients) listener?.present?.(seats, spectators, handover);
  }

  /** Tells everybody what the clocks show where that has changed, and a newcomer in any case. */
  showClocks(deadlines: Deadlines, now: number, newcomer?: Listener): void {
    const shown = `${deadlines}`;
    const recipients = shown === this.#deadlines ? [newcomer] : this.listeners;
    this.#deadlines = shown;
    const left = deadlines.map((time) => (time === null ? null : Math.max(0, time - now)));
    for (const listener of recipients) listener?.clock?.(left);
  }
}
