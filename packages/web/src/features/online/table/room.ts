/** One table over the network: follows what happens there, and asks for what people want. */
import {
  type AnyRefusal,
  type Command,
  type Entry,
  isGameEntry,
  type Phrase,
} from '@nyhavn/protocol';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { publish } from '../../../store/publish.ts';
import type { Connection, Hearer } from '../connection.ts';
import { OnlineTable } from './online-table.ts';
import { afterEntry, afterMove, openedBy, type Seating, seatOf, seatsOf } from './seating.ts';
import { Transcript, type TranscriptStore, type Witness } from './transcript.ts';

/** What a room is made with. */
export interface RoomOptions {
  readonly id: string;
  /** Who we are. */
  readonly person: string;
  readonly connection: Connection;
  /** Where what this device heard is kept; rooms without one remember it as long as the page. */
  readonly transcripts?: TranscriptStore;
  /** Waits as long as people need to follow an event; rooms without an audience need none. */
  pace?(kind: 'chance' | 'bot'): Promise<void>;
  /** Something that was asked for was refused. */
  refused(code: AnyRefusal): void;
}

/** Who is at their device, and how many look on. */
export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
  /** For how long each seat that is away is kept from bots. */
  readonly handover: Clocks;
}

/** What clocks showed at some moment. */
export interface Clocks {
  readonly left: readonly (number | null)[];
  /** When that was, on the device's own clock. */
  readonly since: number;
}

/** So many events at once are somebody catching up, who need not see them one by one. */
const CATCHING_UP = 12;

const CONTRIBUTION_BYTES = 16;

/** A table that somebody sits at or looks at. */
export class Room implements Hearer {
  readonly table: string;
  readonly person: string;
  readonly #options: RoomOptions;
  readonly #seating = signal<Seating | undefined>(undefined);
  readonly #game = signal<OnlineTable | undefined>(undefined);
  readonly #trouble = signal<AnyRefusal | undefined>(undefined);
  readonly #presence = signal<Presence | undefined>(undefined);
  readonly #clocks = signal<Clocks | undefined>(undefined);
  readonly #sending = signal(0);
  readonly #queue: Entry[] = [];
  readonly #transcript: Transcript;
  #heard = 0;
  #seen = 0;
  #isReading = false;
  #isClosed = false;
  /** Called when the entry before that number has been shown. */
  readonly #awaited: { readonly next: number; readonly then: () => void }[] = [];
  readonly #unwatch: () => void;

  /** The table beside its game; undefined until something was heard. */
  readonly seating: ReadonlySignal<Seating | undefined> = this.#seating;
  /** The game, once it has begun. */
  readonly game: ReadonlySignal<OnlineTable | undefined> = this.#game;
  /** Why the table can't be heard of. */
  readonly trouble: ReadonlySignal<AnyRefusal | undefined> = this.#trouble;
  readonly presence: ReadonlySignal<Presence | undefined> = this.#presence;
  readonly clocks: ReadonlySignal<Clocks | undefined> = this.#clocks;
  /** Our seat, if we have one. */
  readonly seat: ReadonlySignal<number | undefined> = computed(() => {
    const seating = this.#seating.value;
    return seating && seatOf(seating, this.person);
  });
  /** Our seat, and those of people beside us. */
  readonly seats: ReadonlySignal<readonly number[]> = computed(() => {
    const seating = this.#seating.value;
    return seating ? seatsOf(seating, this.person) : [];
  });
  /** The record of the game, when it is over and was fetched. */
  readonly record: Signal<string | undefined> = signal(undefined);

  constructor(options: RoomOptions) {
    this.#options = options;
    this.table = options.id;
    this.person = options.person;
    this.#transcript = new Transcript(options.id, options.person, options.transcripts);
    this.#unwatch = options.connection.watch(this);
  }

  /** Nothing is heard from here on. */
  close(): void {
    this.#isClosed = true;
    this.#unwatch();
  }

  next(): number {
    return this.#heard;
  }

  hear(from: number, entries: readonly Entry[]): void {
    if (from > this.#heard) {
      this.#options.connection.resync(this);
      return;
    }
    const news = entries.slice(this.#heard - from);
    this.#heard += news.length;
    this.#transcript.hear(news);
    this.#queue.push(...news);
    void this.#read();
  }

  present(
    seats: readonly number[],
    spectators: number,
    handover: readonly (number | null)[] = [],
  ): void {
    publish(() => {
      const kept = { left: handover, since: performance.now() };
      this.#presence.value = { seats, spectators, handover: kept };
    });
  }

  clock(left: readonly (number | null)[]): void {
    publish(() => {
      this.#clocks.value = { left, since: performance.now() };
    });
  }

  refused(code: AnyRefusal): void {
    publish(() => {
      this.#trouble.value = code;
    });
  }

  /** Shows what was heard, entry by entry, no faster than people can follow. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      for (;;) {
        const [entry] = this.#queue;
        if (!entry || this.#isClosed) break;
        const wait = this.#queue.length <= CATCHING_UP ? this.#paceOf(entry) : undefined;
        if (wait) await wait;
        this.#queue.shift();
        this.#show(entry);
      }
    } catch (error) {
      // Listeners are guarded: what is left is an entry that this version can't read.
      console.error(error);
      this.refused('wrong-version');
      this.close();
    } finally {
      this.#isReading = false;
    }
  }

  #paceOf(entry: Entry): Promise<void> | undefined {
    if (!isGameEntry(entry)) return undefined;
    if (entry.by === 'chance') return this.#options.pace?.('chance');
    return this.seats.peek().includes(entry.by) ? undefined : this.#options.pace?.('bot');
  }

  #show(entry: Entry): void {
    const number = this.#seen++;
    if (isGameEntry(entry)) {
      this.#game.value?.hear(entry.by, entry.move);
      const { value: seating } = this.#seating;
      if (seating) this.#seat(afterMove(seating, entry.by));
    } else if (entry.kind === 'opened') this.#seat(openedBy(entry));
    else if (this.#seating.value) {
      // Of a newer server there may be kinds of entries that are unknown here, and change nothing.
      this.#seat(afterEntry(this.#seating.value, entry, number) ?? this.#seating.value);
      if (entry.kind === 'began') this.#begin(this.#seating as Signal<Seating>);
      if (entry.kind === 'late') this.#game.value?.hearLate(entry.seat);
      if (entry.kind === 'undone') this.#game.value?.takeBack(entry.count);
    }
    for (const awaited of this.#awaited.splice(0)) {
      if (awaited.next <= this.#seen) awaited.then();
      else this.#awaited.push(awaited);
    }
  }

  #seat(seating: Seating): void {
    publish(() => {
      this.#seating.value = seating;
    });
  }

  #begin(seating: ReadonlySignal<Seating>): void {
    const game = new OnlineTable({
      id: this.table,
      person: this.person,
      seating,
      record: this.record,
      isSending: computed(() => this.#sending.value > 0),
      move: (move, seat) =>
        void this.#ofGame({ do: 'move', at: this.#seen, move, ...this.#for(seat) }),
      undo: (seat) => void this.#ofGame({ do: 'undo', at: this.#seen, ...this.#for(seat) }),
    });
    publish(() => {
      this.#game.value = game;
    });
  }

  /** For whom something is asked; who has one seat need not say it. */
  #for(seat: number): { seat?: number } {
    return this.seats.peek().length > 1 ? { seat } : {};
  }

  /** Sends something that changes the game; until it shows here, nothing else is possible. */
  async #ofGame(command: Command): Promise<void> {
    publish(() => this.#sending.value++);
    const reply = await this.#options.connection.command(this, command);
    if (reply.ok) await this.#shown(reply.value);
    publish(() => this.#sending.value--);
    if (!reply.ok) this.#options.refused(reply.reason);
  }

  /** Settles when everything before that entry is shown. */
  #shown(next: number): Promise<void> {
    if (this.#seen >= next) return Promise.resolve();
    return new Promise((then) => this.#awaited.push({ next, then }));
  }

  /** Asks something of the table; says whether it was done, and has refusals told. */
  async ask(command: Command): Promise<boolean> {
    const reply = await this.#options.connection.command(this, command);
    if (!reply.ok) this.#options.refused(reply.reason);
    return reply.ok;
  }

  /** What this device itself has heard here, to compare the server's record with. */
  witness(): Promise<Witness> {
    return this.#transcript.witness();
  }

  /** Takes a seat, and adds to the chance of the game what only this device knows. */
  async sit(name: string, seat?: number): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES));
    const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const where = seat === undefined ? {} : { seat };
    await this.#transcript.contribute(contribution);
    const isSeated = await this.ask({ do: 'sit', name, contribution, ...where });
    if (!isSeated) await this.#transcript.withdraw(contribution);
    return isSeated;
  }

  /** Takes one more seat, for somebody beside us; this device has added to chance already. */
  sitBeside(name: string, seat: number): Promise<boolean> {
    return this.ask({ do: 'sit', name, seat, isCompanion: true });
  }

  /** Says a phrase that every client says in its own language. */
  say(phrase: Phrase): Promise<boolean> {
    return this.ask({ do: 'say', phrase });
  }
}
