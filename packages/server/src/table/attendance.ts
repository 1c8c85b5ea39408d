/** Presence at a table: who is there with a device, who is away and for how long, and what clocks make of it. */
import type { Seat } from '@nyhavn/engine';
import type { Entry } from '@nyhavn/protocol';
import type { ReportError } from '../operations/errors.ts';
import { type Runtime, sleep } from '../runtime.ts';
import { Absences } from './absences.ts';
import { Audience, type Listener } from './audience.ts';
import { Clocks } from './clock.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';
import { connectedSinceOf, type Peers } from './peers.ts';
import type { SerialQueue } from './serial-queue.ts';
import { expires, seatsOf, type TableState } from './state.ts';
import { type Turn, TurnNotifier } from './turn-notifier.ts';
import type { Absence } from './votes.ts';

/** A table, as far as presence is about it. */
interface AttendedTable {
  readonly id: string;
  readonly state: TableState;
}

/** Dependencies of presence at a table. */
interface AttendanceDeps {
  readonly runtime: Runtime;
  now(): number;
  readonly report: ReportError;
  /** A person is awaited who is not there. */
  awaited(turn: Turn): void;
  readonly deadlines: DeadlineScheduler;
  /** Other processes, which may serve people at this table. */
  readonly peers: Peers | undefined;
}

/** Other processes say within this time whose devices they serve; it is looked for so often. */
const PRESENCE_WAIT_MS = 1000;
const PRESENCE_STEP_MS = 50;

/** Keeps the audience, the absences and the clocks of one table in step. */
export class Attendance {
  readonly audience = new Audience();
  readonly clocks: Clocks;
  readonly #absences: Absences;
  readonly #table: AttendedTable;
  readonly #queue: SerialQueue;
  readonly #deps: AttendanceDeps;
  readonly #notifier: TurnNotifier;

  constructor(
    table: AttendedTable,
    deadline: number | null,
    queue: SerialQueue,
    deps: AttendanceDeps,
  ) {
    this.#table = table;
    this.#queue = queue;
    this.#deps = deps;
    this.#notifier = new TurnNotifier(table.state, deps.awaited);
    const connectedSince = connectedSinceOf(deps.peers);
    this.#absences = new Absences(deps.now(), connectedSince);
    this.clocks = new Clocks(table.state, deadline, connectedSince);
  }

  get #state(): TableState {
    return this.#table.state;
  }

  /** True if a person has a device at the table. */
  readonly isHere = (person: string): boolean => this.audience.has(person);

  /** True if all seated people have a device here or are on their way; other processes may take a moment to answer. */
  async areAllHere(coming: ReadonlySet<string> = new Set()): Promise<boolean> {
    const isHere = (person: string) => coming.has(person) || this.isHere(person);
    for (let waited = 0; ; waited += PRESENCE_STEP_MS) {
      const { seats } = this.#state;
      if (seats.every((place) => place.kind !== 'person' || isHere(place.person))) return true;
      if (!this.#deps.peers || waited >= PRESENCE_WAIT_MS) return false;
      await sleep(this.#deps.runtime, PRESENCE_STEP_MS);
    }
  }

  /** A device comes, and hears what it has missed. */
  join(listener: Listener, from: number, entries: readonly Entry[]): void {
    const { person } = listener;
    const isBack = !this.isHere(person);
    this.audience.listeners.add(listener);
    this.notice();
    const seats = isBack ? seatsOf(this.#state, person) : [];
    for (const seat of seats) this.clocks.welcome(seat, this.#deps.now());
    listener.onEntries(from, entries);
    this.#show(listener);
    this.#publish();
  }

  /** A device is gone; a client whose connection was lost may have missed the last entries. */
  part(listener: Listener, isLost = false): void {
    if (!this.audience.listeners.delete(listener)) return;
    this.#betweenWrites(() => {
      this.notice();
      const { person } = listener;
      const gone = this.isHere(person) ? [] : seatsOf(this.#state, person);
      for (const seat of gone) this.#lose(seat);
      // The times of their absence are lost with this object.
      if (expires(this.#state) && gone.length > 0) this.scheduleNext();
      if (isLost) this.#notifier.afterLoss(this.#table.id, this.#state, gone, this.clocks);
      this.#show();
      this.#publish();
    });
  }

  /** These people are here with devices that another process serves, until a time. */
  onPresence(process: string, people: readonly string[], until: number): void {
    this.#updateAudience((audience) => audience.setRemote(process, people, until));
  }

  /** Forgets who was here with devices of processes that have not said so for long. */
  forgetPresence(): void {
    this.#updateAudience((audience) => audience.forget(this.#deps.now()));
  }

  /** Lets the clocks follow what other processes tell of their devices. */
  #updateAudience(change: (audience: Audience) => void): void {
    this.#betweenWrites(() => {
      const before = this.audience.seats(this.#state);
      change(this.audience);
      this.notice();
      const after = this.audience.seats(this.#state);
      const now = this.#deps.now();
      for (const seat of after) if (!before.includes(seat)) this.clocks.welcome(seat, now);
      for (const seat of before) if (!after.includes(seat)) this.#lose(seat);
      this.#show();
    });
  }

  #betweenWrites(act: () => void): void {
    this.#queue
      .whenFree(act)
      .catch((error) => this.#deps.report('table', error, { table: this.#table.id }));
  }

  /** Other processes hear whose devices this one serves. */
  #publish(): void {
    this.#deps.peers?.publishPresence(this.#table.id, this.audience.people);
  }

  /** A seat's person is gone: clocks and bots wait a while for them. */
  #lose(seat: Seat): void {
    const now = this.#deps.now();
    this.clocks.lose(this.#state, seat, now);
    this.#absences.lose(this.#state, seat, now);
  }

  /** Takes note of who is here, where absence has consequences. */
  notice(): void {
    this.clocks.expiry.notice(this.#state, this.isHere, this.#deps.now());
  }

  /** For how long a seat's person is away. */
  absenceOf(seat: Seat): Absence {
    const isPresent = this.audience.seats(this.#state).includes(seat);
    return this.#absences.of(this.#state, seat, isPresent, this.#deps.now());
  }

  /** Something is stored: tells all devices what it changes, and notifies people who are awaited and not here. */
  afterEntries(arePeopleChanged: boolean, isOurs: boolean): void {
    if (arePeopleChanged) {
      this.notice();
      this.#showPresence();
    }
    this.showClocks();
    // The process that has stored it notifies them.
    const isHere = (person: string) => !isOurs || this.isHere(person);
    this.#notifier.afterEntries(this.#table.id, this.#state, isHere, this.clocks);
  }

  /** Tells all devices who is there and what the clocks show where that has changed, and a newcomer in any case. */
  #show(newcomer?: Listener): void {
    this.#showPresence(newcomer);
    this.showClocks(newcomer);
  }

  #showPresence(newcomer?: Listener): void {
    const present = this.audience.seats(this.#state);
    const handover = this.#absences.handover(this.#state, present, this.#deps.now());
    this.audience.showPresence(this.#state, handover, newcomer);
  }

  /** Tells what the clocks show, and has the next deadline stored where it has moved. */
  showClocks(newcomer?: Listener): void {
    if (this.#state.plan.clock.kind === 'none') return;
    this.audience.showClocks(this.clocks.deadlines(this.#state), this.#deps.now(), newcomer);
    // While people gather, a stored deadline is never too late: the table looks again when it rings.
    if (this.#state.phase !== 'gathering') this.scheduleNext();
  }

  /** Has the next deadline stored where it has moved. */
  scheduleNext(): void {
    const { id, state } = this.#table;
    const deadline = this.clocks.next(state, this.#deps.now());
    if (!this.clocks.noteStored(deadline)) return;
    void this.#deps.deadlines.store(id, { deadline, next: state.next });
  }

  /** The seats whose time is up. */
  late(): Seat[] {
    return this.clocks.late(this.#state, this.#deps.now());
  }
}
