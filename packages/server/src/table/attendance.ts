/** Presence at a table: who is there with a device, who is away and for how long, and what clocks make of it. */
import { setTimeout } from 'node:timers/promises';
import type { Seat } from '@nyhavn/engine';
import { Absences } from './absences.ts';
import { Audience, type Listener } from './audience.ts';
import { Clocks } from './clock.ts';
import type { HearingSince } from './peers.ts';
import { seatsOf, type TableState } from './state.ts';
import type { Absence } from './votes.ts';

/** What presence at a table follows from. */
interface AttendanceOptions {
  now(): number;
  readonly hearingSince: HearingSince;
  /** Whether other processes may serve people at this table. */
  readonly isShared: boolean;
}

/** Other processes say within this time whose devices they serve; it is looked for so often. */
const PRESENCE_WAIT_MS = 1000;
const PRESENCE_STEP_MS = 50;

/** Keeps the audience, the absences and the clocks of one table in step. */
export class Attendance {
  readonly audience = new Audience();
  readonly clocks: Clocks;
  readonly #absences: Absences;
  readonly #now: () => number;
  readonly #isShared: boolean;

  constructor(state: TableState, deadline: number | null, options: AttendanceOptions) {
    const { now, hearingSince, isShared } = options;
    this.#now = now;
    this.#isShared = isShared;
    this.#absences = new Absences(now(), hearingSince);
    this.clocks = new Clocks(state, deadline, hearingSince);
  }

  /** Whether a person has a device at the table. */
  readonly isHere = (person: string): boolean => this.audience.has(person);

  /** Whether all who sit there have a device or are on their way; other processes may take a moment to answer. */
  async areAllHere(stateNow: () => TableState, coming: ReadonlySet<string>): Promise<boolean> {
    const isHere = (person: string) => coming.has(person) || this.isHere(person);
    for (let waited = 0; ; waited += PRESENCE_STEP_MS) {
      const { seats } = stateNow();
      if (seats.every((place) => place.kind !== 'person' || isHere(place.person))) return true;
      if (!this.#isShared || waited >= PRESENCE_WAIT_MS) return false;
      await setTimeout(PRESENCE_STEP_MS);
    }
  }

  /** A device comes. */
  join(state: TableState, listener: Listener): void {
    const { person } = listener;
    const isBack = !this.isHere(person);
    this.audience.listeners.add(listener);
    this.notice(state);
    if (!isBack) return;
    for (const seat of seatsOf(state, person)) this.clocks.welcome(seat, this.#now());
  }

  /** A device is gone; gives the seats of its person, if it was the last one. */
  part(state: TableState, person: string): readonly Seat[] {
    this.notice(state);
    const gone = this.isHere(person) ? [] : seatsOf(state, person);
    for (const seat of gone) this.#lose(state, seat);
    return gone;
  }

  /** Lets the clocks follow what other processes tell of their devices. */
  hear(state: TableState, change: (audience: Audience) => void): void {
    const before = this.audience.seats(state);
    change(this.audience);
    this.notice(state);
    const after = this.audience.seats(state);
    for (const seat of after) if (!before.includes(seat)) this.clocks.welcome(seat, this.#now());
    for (const seat of before) if (!after.includes(seat)) this.#lose(state, seat);
  }

  /** A seat's person is gone: clocks and bots wait a while for them. */
  #lose(state: TableState, seat: Seat): void {
    const now = this.#now();
    this.clocks.lose(state, seat, now);
    this.#absences.lose(state, seat, now);
  }

  /** Takes note of who is here, where absence has consequences. */
  notice(state: TableState): void {
    this.clocks.expiry.notice(state, this.isHere, this.#now());
  }

  /** For how long a seat's person is away. */
  absenceOf(state: TableState, seat: Seat): Absence {
    const isPresent = this.audience.seats(state).includes(seat);
    return this.#absences.of(state, seat, isPresent, this.#now());
  }

  /** Tells all devices who is there where that has changed, and a newcomer in any case. */
  showPresence(state: TableState, newcomer?: Listener): void {
    const present = this.audience.seats(state);
    const handover = this.#absences.handover(state, present, this.#now());
    this.audience.showPresence(state, handover, newcomer);
  }

  /** Tells all devices what the clocks show where that has changed, and a newcomer in any case. */
  showClocks(state: TableState, newcomer?: Listener): void {
    this.audience.showClocks(this.clocks.deadlines(state), this.#now(), newcomer);
  }

  /** The seats whose time is up. */
  late(state: TableState): Seat[] {
    return this.clocks.late(state, this.#now());
  }

  /** When the table has to be looked at next; null if never. */
  nextDeadline(state: TableState): number | null {
    return this.clocks.next(state, this.#now());
  }
}
