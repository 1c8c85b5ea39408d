/** A table in memory: runs commands one after the other, and broadcasts what is stored. */
import { setTimeout } from 'node:timers/promises';
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import { type AnyRefusal, type Command, type Entry, isGameEntry } from '@nyhavn/protocol';
import type { CommandKey, StoredTable } from '../store/store.ts';
import { Absences } from './absences.ts';
import { Audience, type Listener } from './audience.ts';
import { type EventLogDeps, type Reply, TableEventLog } from './event-log.ts';
import { type AtTable, judge } from './judge.ts';
import type { Peers } from './peers.ts';
import { redact, viewersOf } from './redaction.ts';
import { type NextTable, rematchOf } from './rematch.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  admits,
  awaitedAt,
  botAt,
  isResting,
  personAt,
  seatsOf,
  type TableState,
} from './state.ts';
import { TurnNotifier } from './turn-notifier.ts';
import type { JudgeContext } from './votes.ts';

export type { Listener, Reply };

/** A command, whose it is, and the id under which it may come again. */
export interface PlayerCommand extends CommandKey {
  readonly command: Command;
}

/** What a live table needs. */
export interface LiveTableDeps extends EventLogDeps<LiveTable> {
  readonly substitute: string;
  /** Bots are awaited at these seats. */
  bots(table: LiveTable, seats: readonly Seat[]): void;
  /** The people at these seats are late, and a bot makes one move for each. */
  late(table: LiveTable, seats: readonly Seat[]): void;
  /** The person at a seat is awaited by then, and not there. */
  notify(table: LiveTable, seat: Seat, deadline: number | null): void;
  /** Rate limit: whether a person may say something again. */
  maySpeak(person: string): boolean;
  /** Whether a person is muted, as the store has it. */
  isMuted(person: string): Promise<boolean>;
  /** No client is at the table, and nothing is under way there. */
  idle(table: LiveTable): void;
  /** What the store knows of a person who sits down, or of the name of a companion. */
  newcomer(person: string, companion: string | undefined): Promise<Known>;
  /** Opens the table of the next game, and gives its id. */
  reopen(next: NextTable): Promise<Result<string, AnyRefusal>>;
  /** Closes a table that was opened for its host in vain. */
  discard(table: string, host: string): void;
  /** Other processes on the same store; undefined where there are none. */
  readonly peers: Peers | undefined;
}

/** Other processes say within this time whose devices they serve; it is looked for so often. */
const PRESENCE_WAIT_MS = 1000;
const PRESENCE_STEP_MS = 50;

/** What was asked of the store before a command is judged. */
type Known = Pick<JudgeContext, 'isMuted' | 'newcomer'>;

const NOTHING_KNOWN: Known = {};

/** One table, with nothing of sockets and SQL. */
export class LiveTable {
  readonly id: string;
  readonly #audience = new Audience();
  readonly #absences: Absences;
  readonly #deps: LiveTableDeps;
  readonly #log: TableEventLog<LiveTable>;
  readonly #notifier: TurnNotifier;
  #lastAsked: number;
  /** When something was told last. */
  #lastBroadcast = 0;
  readonly #queue = new SerialQueue(() => this.#leaveIfIdle());

  constructor(stored: StoredTable, deps: LiveTableDeps) {
    this.id = stored.id;
    this.#deps = deps;
    this.#lastAsked = deps.now();
    this.#absences = new Absences(this.#lastAsked);
    this.#log = new TableEventLog<LiveTable>(stored, this, deps);
    this.#notifier = new TurnNotifier(this.state);
  }

  get state(): TableState {
    return this.#log.state;
  }

  /** Everybody who is told what happens. */
  get listeners(): Set<Listener> {
    return this.#audience.listeners;
  }

  /** The people who are here with devices that this process serves. */
  get people(): readonly string[] {
    return this.#audience.people;
  }

  /** Whether nothing would be lost by forgetting this object. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#queue.isIdle;
  }

  #leaveIfIdle(): void {
    if (this.isIdle) this.#deps.idle(this);
  }

  /** Keeps this object while something is done with it. */
  hold<Value>(act: () => Promise<Value> | Value): Promise<Value> {
    return this.#queue.hold(act);
  }

  /** Whether a person may see the table at all. */
  admits(person: string): Promise<boolean> {
    return this.read((state) => admits(state, person));
  }

  /** Looks at the state between two writes: while one is under way, the state may be ahead of what is stored. */
  read<Value>(look: (state: TableState) => Value): Promise<Value> {
    return this.#queue.run(async () => {
      await this.#log.ensureStored();
      return look(this.state);
    });
  }

  /** The number of the next entry, after all that are stored and told. */
  get broadcastUntil(): number {
    return this.#log.broadcastUntil;
  }

  /** Subscribes a listener from an entry on, or says why not. A client that knows more than there is gets all again. */
  join(listener: Listener, known: number): Promise<AnyRefusal | undefined> {
    return this.#queue.run(() => this.#admit(listener, known));
  }

  async #admit(listener: Listener, known: number): Promise<AnyRefusal | undefined> {
    const { person } = listener;
    await this.#log.ensureStored();
    if (known > this.state.next && this.#deps.peers) await this.#log.readNew();
    if (!admits(this.state, person)) return 'not-welcome';
    const seats = seatsOf(this.state, person);
    if (seats.length === 0 && !this.#audience.hasRoomFor(this.state, person)) return 'table-full';
    const from = known > this.state.next ? 0 : known;
    const entries = await this.#seenBy(person, from);
    const isBack = !this.#audience.has(person);
    this.listeners.add(listener);
    this.#noticeAbsence();
    listener.hear(from, entries);
    if (isBack) for (const seat of seats) this.#log.clocks.welcome(seat, this.#deps.now());
    this.#showPresence(listener);
    this.#showClocks(listener);
    this.#deps.peers?.publishPresence(this.id, this.people);
    return undefined;
  }

  /** Unsubscribes a listener; a client whose connection was lost may have missed the last entries. */
  part(listener: Listener, isLost = false): void {
    if (this.listeners.delete(listener))
      this.#betweenWrites(() => this.#afterParting(listener, isLost));
  }

  #afterParting({ person }: Listener, isLost: boolean): void {
    this.#noticeAbsence();
    const gone = this.#audience.has(person) ? [] : seatsOf(this.state, person);
    for (const seat of gone) this.#lose(seat, this.#deps.now());
    // What is known of their absence is lost with this object.
    if (this.state.phase === 'gathering' && gone.length > 0) this.#scheduleNext();
    if (isLost) this.#notify(gone.flatMap((seat) => this.#notifier.missedBy(seat)));
    this.#showPresence();
    this.#showClocks();
    this.#deps.peers?.publishPresence(this.id, this.people);
  }

  /** Does something after all writes that are under way; at once if there are none. */
  #betweenWrites(act: () => void): void {
    if (!this.#queue.isBusy) {
      act();
      this.#leaveIfIdle();
      return;
    }
    this.#queue
      .run(async () => act())
      .catch((error) => this.#deps.report('table', error, { table: this.id }));
  }

  /** A seat's person is gone: clocks and bots wait a while for them. */
  #lose(seat: Seat, now: number): void {
    this.#log.clocks.lose(this.state, seat, now);
    this.#absences.lose(this.state, seat, now);
  }

  #showPresence(newcomer?: Listener): void {
    const present = this.#audience.seats(this.state);
    const handover = this.#absences.handover(this.state, present, this.#deps.now());
    this.#audience.showPresence(this.state, handover, newcomer);
  }

  /** These people are here with devices that another process serves, until a time. */
  onPresence(process: string, people: readonly string[], until: number): void {
    this.#betweenWrites(() =>
      this.#afterPresenceChange(() => this.#audience.hearOf(process, people, until)),
    );
  }

  /** Forgets who was here with devices of processes that have not said so for long. */
  forgetPresence(): void {
    this.#betweenWrites(() =>
      this.#afterPresenceChange(() => this.#audience.forget(this.#deps.now())),
    );
  }

  /** Lets clocks follow who is here now. */
  #afterPresenceChange(change: () => void): void {
    const now = this.#deps.now();
    const before = this.#audience.seats(this.state);
    change();
    this.#noticeAbsence();
    const after = this.#audience.seats(this.state);
    for (const seat of after) if (!before.includes(seat)) this.#log.clocks.welcome(seat, now);
    for (const seat of before) {
      if (!after.includes(seat)) this.#lose(seat, now);
    }
    this.#showPresence();
    this.#showClocks();
  }

  /** Learns what other processes have stored, if there is anything before that number, and tells it. */
  catchUp(next = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#log.isBehind(next)) await this.#log.readNew();
    });
  }

  /** Reads all of it again: what is stored of the past was changed. */
  reload(): Promise<void> {
    return this.#queue.run(() => this.#log.reload());
  }

  /** Asks bots again who are awaited for long: the process that asked them may be gone. */
  remind(since: number): void {
    if (this.#queue.isIdle && this.#lastBroadcast < since) this.askBots();
  }

  /** Releases memory that the store can restore, if no command has come since that time. */
  releaseMemory(since: number): void {
    if (this.#queue.isIdle && this.#lastAsked < since) this.#log.releaseMemory();
  }

  /** Answers a command, after those that came before it. */
  ask(playerCommand: PlayerCommand): Promise<Reply> {
    this.#lastAsked = this.#deps.now();
    return this.#queue.run(() => this.#answer(playerCommand));
  }

  /** A bot moves for a seat, if that seat is still asked what it was asked at that entry. */
  moveBot(seat: Seat, askedAt: number, move: string): Promise<Reply> {
    return this.#queue.run(() =>
      this.#log.commit(() => {
        const isSame = this.isAsked(seat, askedAt) && botAt(this.state, seat) !== undefined;
        return isSame ? accept([{ by: seat, move }]) : refuse('stale');
      }),
    );
  }

  /** A bot makes one move for a player who is late, if that person has not moved meanwhile. */
  moveLate(seat: Seat, askedAt: number, move: string): Promise<Reply> {
    return this.#queue.run(() =>
      this.#log.commit(() => {
        const isSame = this.isAsked(seat, askedAt) && this.#late().includes(seat);
        return isSame
          ? accept([
              { kind: 'late', seat },
              { by: seat, move },
            ])
          : refuse('stale');
      }),
    );
  }

  /** A person is gone for good: their seats are free again, or bots play on. */
  abandon(person: string): Promise<Reply> {
    return this.#queue.run(() =>
      this.#log.commit(() => {
        const { phase } = this.state;
        const seats = seatsOf(this.state, person);
        if (phase === 'closed') return accept([]);
        if (phase === 'gathering') return accept(seats.map((seat) => ({ kind: 'left', seat })));
        const bot = this.#deps.substitute;
        const played = seats.filter((seat) => botAt(this.state, seat) === undefined);
        return accept(played.map((seat) => ({ kind: 'handed', seat, bot })));
      }),
    );
  }

  /** An administrator ends it for everybody, whatever is played there. */
  close(): Promise<Reply> {
    return this.#queue.run(() =>
      this.#log.commit(() =>
        accept(this.state.phase === 'closed' ? [] : [{ kind: 'ended', isByAdministrator: true }]),
      ),
    );
  }

  /** Lets what is stored of the past be changed, while no task runs here, and reads it again. */
  rewrite(change: () => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      await change();
      await this.#log.reload();
      this.#deps.peers?.publishRewritten(this.id);
    });
  }

  /** Whether a seat is still asked what it was asked at that entry. */
  isAsked(seat: Seat, askedAt: number): boolean {
    return awaitedAt(this.state).includes(seat) && this.state.askedAt[seat] === askedAt;
  }

  /** Whatever follows by itself after a table was loaded: a crash may have come before it. */
  async wake(): Promise<void> {
    await this.#queue.run(() => this.#log.commit(() => accept([])));
    this.askBots();
  }

  /**
   * Looks who is late: they get a bot for one move, or with a clock for the whole game for the rest of it. Before the
   * game it looks who has gone.
   */
  lookAtClocks(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#log.ensureStored();
      const { phase, plan } = this.state;
      if (phase === 'gathering') await this.#expire();
      else if (plan.clock.kind !== 'game') this.#deps.late(this, this.#late());
      else for (const seat of this.#late()) await this.#handOver(seat);
      this.askBots();
      this.#showClocks();
      this.#scheduleNext();
    });
  }

  /** Frees the seats of people who are away for long, and closes the table when all of them are. */
  #expire(): Promise<Reply> {
    const isHere = (person: string) => this.#audience.has(person);
    const { expiry } = this.#log.clocks;
    return this.#log.commit(() => {
      const now = this.#deps.now();
      expiry.notice(this.state, isHere, now);
      return accept(expiry.expired(this.state, isHere, now));
    });
  }

  /** Whether all who sit here have a device here or are on their way; other processes may take a moment to answer. */
  async areAllHere(coming: ReadonlySet<string> = new Set()): Promise<boolean> {
    const isHere = (person: string) => coming.has(person) || this.#audience.has(person);
    for (let waited = 0; ; waited += PRESENCE_STEP_MS) {
      const { seats } = this.state;
      if (seats.every((place) => place.kind !== 'person' || isHere(place.person))) return true;
      if (!this.#deps.peers || waited >= PRESENCE_WAIT_MS) return false;
      await setTimeout(PRESENCE_STEP_MS);
    }
  }

  #noticeAbsence(): void {
    const isHere = (person: string) => this.#audience.has(person);
    this.#log.clocks.expiry.notice(this.state, isHere, this.#deps.now());
  }

  #handOver(seat: Seat): Promise<Reply> {
    const bot = this.#deps.substitute;
    return this.#log.commit(() =>
      this.#late().includes(seat)
        ? accept([
            { kind: 'late', seat },
            { kind: 'handed', seat, bot },
          ])
        : refuse('stale'),
    );
  }

  #late(): Seat[] {
    return this.#log.clocks.late(this.state, this.#deps.now());
  }

  /** Tells what the clocks show, and has the next deadline stored where it has moved. */
  #showClocks(newcomer?: Listener): void {
    if (this.state.plan.clock.kind === 'none') return;
    const now = this.#deps.now();
    this.#audience.showClocks(this.#log.clocks.deadlines(this.state), now, newcomer);
    // While people gather, a stored deadline is never too late: the table looks again when it rings.
    if (this.state.phase !== 'gathering') this.#scheduleNext();
  }

  #scheduleNext(): void {
    const now = this.#deps.now();
    const next = this.#log.clocks.next(this.state, now);
    if (this.#log.clocks.noteStored(next)) this.#deps.schedule(this, next, false);
  }

  /** Entries from a number on, as a person may see them. */
  entriesFor(person: string, from: number): Promise<readonly Entry[]> {
    return this.#queue.run(() => this.#seenBy(person, from));
  }

  async #seenBy(person: string, from: number): Promise<readonly Entry[]> {
    await this.#log.ensureStored();
    const entries = await this.#log.storedFrom(from);
    const viewers = viewersOf(this.state, person);
    return entries.map((entry) => redact(this.state.rules, entry, viewers));
  }

  /** Everything that has happened, unabridged: for the record of a game that is over. */
  async journal(): Promise<readonly Entry[]> {
    const stored = await this.#deps.journal.load(this.id);
    return (stored?.entries ?? []).map(({ entry }) => entry);
  }

  #answer({ person, id, command }: PlayerCommand): Promise<Reply> {
    if (command.do === 'rematch') return this.#rematch(person, id);
    if (command.do === 'sit') {
      const companion = command.isCompanion ? command.name : undefined;
      return this.#deps
        .newcomer(person, companion)
        .then((known) => this.#judge({ person, id, command }, command, known));
    }
    if (command.do !== 'write') return this.#judge({ person, id, command }, command);
    return this.#deps
      .isMuted(person)
      .then((isMuted) => this.#judge({ person, id, command }, command, { isMuted }));
  }

  #judge(
    { person, id }: PlayerCommand,
    command: AtTable,
    known: Known = NOTHING_KNOWN,
  ): Promise<Reply> {
    const { substitute } = this.#deps;
    const absenceOf = (seat: Seat) => {
      const isPresent = this.#audience.seats(this.state).includes(seat);
      return this.#absences.of(this.state, seat, isPresent, this.#deps.now());
    };
    const isChat = command.do === 'say' || command.do === 'write';
    return this.#log.commit(
      () => {
        const verdict = judge(this.state, command, { person, substitute, absenceOf, ...known });
        const isTooFast = verdict.ok && isChat && !this.#deps.maySpeak(person);
        return isTooFast ? refuse('too-fast') : verdict;
      },
      { person, id },
    );
  }

  /** The first who wants another game opens a table for it; the others are sent there. */
  async #rematch(person: string, id: string): Promise<Reply> {
    const next = rematchOf(this.state, person);
    if (!next.ok) return next;
    if (this.state.rematch !== undefined) return accept(this.state.next);
    const opened = await this.#deps.reopen(next.value);
    if (!opened.ok) return opened;
    const table = opened.value;
    const reply = await this.#log.commit(
      () => accept(this.state.rematch === undefined ? [{ kind: 'rematch', table }] : []),
      { person, id },
    );
    // Another process was quicker: no one will be sent to this table.
    if (this.state.rematch !== table) this.#deps.discard(table, next.value.host);
    return reply;
  }

  /** Broadcasts what is stored; the process that has stored it notifies people and asks bots. */
  broadcast(from: number, entries: readonly Entry[], isOurs: boolean): void {
    this.#lastBroadcast = this.#deps.now();
    this.#audience.broadcast(this.state, from, entries);
    if (entries.some(isAboutPeople)) {
      this.#noticeAbsence();
      this.#showPresence();
    }
    this.#showClocks();
    const isHere = (person: string) => !isOurs || this.#audience.has(person);
    this.#notify(this.#notifier.seatsToNotify(this.state, isHere));
    if (isOurs) {
      this.#deps.peers?.publishEntries(this.id, this.#log.broadcastUntil);
      this.askBots();
    } else if (entries.some(isAboutPeople)) {
      // The process that has stored it may be gone before the lists know.
      void this.#deps.changed(this);
    }
  }

  /** Notifies people who are awaited and not here, each once. */
  #notify(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const deadlines = this.#log.clocks.deadlines(this.state);
    const notified = new Set<string | undefined>();
    for (const seat of seats) {
      const person = personAt(this.state, seat);
      if (!notified.has(person)) this.#deps.notify(this, seat, deadlines[seat] ?? null);
      notified.add(person);
    }
  }

  /** Bots play while there is a person to play with. */
  askBots(): void {
    const awaited = awaitedAt(this.state).filter((seat) => botAt(this.state, seat));
    if (awaited.length > 0 && !isResting(this.state)) this.#deps.bots(this, awaited);
  }
}

/** Whether an entry may change who is there as what. */
function isAboutPeople(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind !== 'said';
}
