/** One table over the network: follows what happens there, and asks for what people want. */
import type { Seat } from '@nyhavn/engine';
import {
  type AnyRefusal,
  type Command,
  type DrawCheck,
  type Entry,
  isGameEntry,
  type Phrase,
} from '@nyhavn/protocol';
import type { Connection, TableSubscriber } from './connection.ts';
import { DrawParticipant } from './draw-participant.ts';
import { newContribution } from './ids.ts';
import { Listeners } from './listeners.ts';
import { seatOf, seatsOf } from './seating.ts';
import { TableView } from './table-view.ts';
import { Transcript, type TranscriptStore, type Witness } from './transcript.ts';

/** Options of a room. */
export interface RoomOptions {
  readonly id: string;
  /** The id of our person. */
  readonly person: string;
  readonly connection: Connection;
  /**
   * The store of this device's transcripts; rooms without one remember theirs while they are open.
   */
  readonly transcripts?: TranscriptStore;
  /** Waits as long as people need to follow an event; rooms without an audience need none. */
  delay?(kind: 'chance' | 'bot'): Promise<void> | undefined;
  /** Tells that something that was asked for was refused. */
  refused?(code: AnyRefusal): void;
}

/** The seats that are online, and the number of spectators. */
export interface Presence {
  readonly seats: readonly Seat[];
  readonly spectators: number;
  /** For how long each seat that is away is kept from bots. */
  readonly handover: Clocks;
}

/** The clocks at some moment. */
export interface Clocks {
  readonly left: readonly (number | null)[];
  /** When that was, on the device's own clock. */
  readonly since: number;
}

/** So many events at once are a device catching up: its people need not see them one by one. */
const MAX_DELAYED_ENTRIES = 12;

/** A table that one sits at or watches. */
export class Room extends TableView implements TableSubscriber {
  readonly table: string;
  readonly #options: RoomOptions;
  readonly #listeners = new Listeners();
  readonly #transcript: Transcript;
  readonly #participant: DrawParticipant;
  readonly #queue: Entry[] = [];
  /** Called when the entry before that number has been shown. */
  readonly #awaited: { readonly next: number; readonly then: () => void }[] = [];
  readonly #unwatch: () => void;
  #trouble: AnyRefusal | undefined;
  #presence: Presence | undefined;
  #clocks: Clocks | undefined;
  #heard = 0;
  #tellHeard = () => {};
  /** Settled with the first entries. */
  readonly #whenHeard = new Promise<void>((resolve) => {
    this.#tellHeard = resolve;
  });
  #hasRoots = false;
  #isReading = false;
  #isClosed = false;

  protected override readonly sender = {
    sending: 0,
    get isSending() {
      return this.sending > 0;
    },
    move: (move: string, seat: Seat) => this.#ofGame({ do: 'move', at: this.seen, move }, seat),
    undo: (seat: Seat) => this.#ofGame({ do: 'undo', at: this.seen }, seat),
    handedOver: () => this.#listeners.notify(),
  };

  constructor(options: RoomOptions) {
    super(options.person);
    this.#options = options;
    this.table = options.id;
    const { connection } = options;
    this.#transcript = new Transcript(
      options.id,
      options.person,
      options.transcripts,
      connection.device,
    );
    this.#participant = new DrawParticipant({
      person: options.person,
      send: (command) => connection.command(this, command),
      newRoot: () => this.#transcript.newRoot(),
    });
    const unwatch = connection.watch(this);
    const unsubscribe = connection.subscribe(() => {
      if (connection.state === 'lost') this.#participant.forgetAnswer();
    });
    this.#unwatch = () => {
      unsubscribe();
      unwatch();
    };
  }

  /** Every draw of the game as this device has checked it; empty at tables of version 1. */
  get draws(): readonly DrawCheck[] {
    return this.#participant.checks;
  }

  /** True if a draw used a link of this device, which no other party knew before. */
  hasOwnLinkIn(draw: number): boolean {
    return this.#participant.hasOwnLinkIn(draw);
  }

  /** Why the table can't be heard of. */
  get trouble(): AnyRefusal | undefined {
    return this.#trouble;
  }

  /** The people who are online. */
  get presence(): Presence | undefined {
    return this.#presence;
  }

  /** The clocks now. */
  get clocks(): Clocks | undefined {
    return this.#clocks;
  }

  /** Our seat, if we have one. */
  get seat(): Seat | undefined {
    return this.seating && seatOf(this.seating, this.person);
  }

  /** Our seat, and those of people beside us. */
  get seats(): readonly Seat[] {
    return this.seating ? seatsOf(this.seating, this.person) : [];
  }

  /** Calls a listener whenever anything here changes; the returned function ends it. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Leaves: nothing is heard from here on. */
  close(): void {
    this.#isClosed = true;
    this.#unwatch();
  }

  next(): number {
    return this.#heard;
  }

  onEntries(from: number, entries: readonly Entry[]): void {
    if (from > this.#heard) {
      this.#options.connection.resync(this);
      return;
    }
    const news = entries.slice(this.#heard - from);
    this.#heard += news.length;
    this.#transcript.record(news);
    this.#queue.push(...news);
    void this.#takePart(news);
    void this.#read();
  }

  /** Checks draws, and answers at once what is asked, also where people still look at what came before. */
  async #takePart(news: readonly Entry[]): Promise<void> {
    try {
      this.#participant.follow(news);
      this.#tellHeard();
      if (!this.#hasRoots) {
        for (const root of await this.#transcript.roots()) this.#participant.addRoot(root);
        this.#hasRoots = true;
      }
      await this.#participant.answer();
    } catch (error) {
      console.error(error);
    }
  }

  present(
    seats: readonly number[],
    spectators: number,
    handover: readonly (number | null)[] = [],
  ): void {
    const kept = { left: handover, since: this.#options.connection.device.elapsed() };
    this.#presence = { seats, spectators, handover: kept };
    this.#listeners.notify();
  }

  clock(left: readonly (number | null)[]): void {
    this.#clocks = { left, since: this.#options.connection.device.elapsed() };
    this.#listeners.notify();
  }

  refused(code: AnyRefusal): void {
    this.#trouble = code;
    this.#listeners.notify();
  }

  /** Shows what was heard, entry by entry, no faster than people can follow. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      for (;;) {
        const [entry] = this.#queue;
        if (!entry || this.#isClosed) break;
        const wait = this.#queue.length <= MAX_DELAYED_ENTRIES ? this.#delayOf(entry) : undefined;
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

  #delayOf(entry: Entry): Promise<void> | undefined {
    if (!isGameEntry(entry)) return undefined;
    if (entry.by === 'chance') return this.#options.delay?.('chance');
    return this.seats.includes(entry.by) ? undefined : this.#options.delay?.('bot');
  }

  #show(entry: Entry): void {
    this.applyEntry(entry);
    this.#listeners.notify();
    for (const awaited of this.#awaited.splice(0)) {
      if (awaited.next <= this.seen) awaited.then();
      else this.#awaited.push(awaited);
    }
  }

  /** Sends something that changes the game; until it shows here, nothing else is possible. */
  async #ofGame(command: Extract<Command, { do: 'move' | 'undo' }>, seat: Seat): Promise<void> {
    this.sender.sending++;
    this.#listeners.notify();
    // A person with one seat need not name it.
    const whose = this.seats.length > 1 ? { ...command, seat } : command;
    const reply = await this.#options.connection.command(this, whose);
    if (reply.ok) await this.#shown(reply.value);
    this.sender.sending--;
    this.#listeners.notify();
    if (!reply.ok) this.#options.refused?.(reply.reason);
  }

  /** Settles when everything before that entry is shown. */
  #shown(next: number): Promise<void> {
    if (this.seen >= next) return Promise.resolve();
    return new Promise((then) => this.#awaited.push({ next, then }));
  }

  /** Asks something of the table; says whether it was done, and has refusals told. */
  async ask(command: Command): Promise<boolean> {
    const reply = await this.#options.connection.command(this, command);
    if (!reply.ok) this.#options.refused?.(reply.reason);
    return reply.ok;
  }

  /** The transcript of this device, to compare the server's record with. */
  witness(): Promise<Witness> {
    return this.#transcript.witness();
  }

  /** Takes a seat, and adds to the chance of the game what only this device knows. */
  async sit(name: string, seat?: Seat): Promise<boolean> {
    // The contribution depends on the version of the table, which its first entry says.
    await this.#whenHeard;
    const isChained = this.#participant.isChained === true;
    const added = isChained
      ? this.#participant.addRoot(await this.#transcript.newRoot())
      : newContribution(this.#options.connection.device);
    await this.#transcript.contribute(added);
    const where = seat === undefined ? {} : { seat };
    const what = isChained ? { anchor: added } : { contribution: added };
    const isSeated = await this.ask({ do: 'sit', name, ...what, ...where });
    if (!isSeated) await this.#transcript.withdraw(added);
    return isSeated;
  }

  /** Takes one more seat, for a person beside us; this device has added to chance already. */
  sitBeside(name: string, seat: Seat): Promise<boolean> {
    return this.ask({ do: 'sit', name, seat, isCompanion: true });
  }

  /** Says a phrase that every client says in its own language. */
  say(phrase: Phrase): Promise<boolean> {
    return this.ask({ do: 'say', phrase });
  }
}
