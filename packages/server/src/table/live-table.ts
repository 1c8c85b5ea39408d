/** A table in memory: runs commands one after the other, and broadcasts what is stored. */
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import { type AnyRefusal, type Command, type Entry, isGameEntry } from '@nyhavn/protocol';
import { refusalFor } from '../operations/errors.ts';
import type { CommandKey, StoredTable } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import type { Listener } from './audience.ts';
import {
  abandoned,
  botMove,
  endedByAdministrator,
  isAsked,
  lateForGood,
  lateMove,
} from './automatic.ts';
import { type News, TableEventLog } from './event-log.ts';
import { expires } from './expiry.ts';
import { type AtTable, judge } from './judge.ts';
import type { Known, LiveTableDeps } from './live-table-deps.ts';
import { hearingSinceOf } from './peers.ts';
import { redact, viewersOf } from './redaction.ts';
import { rematchOf } from './rematch.ts';
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
import type { Verdict } from './votes.ts';

export type { Listener };

/** A command was stored, and this is the number of the next entry; or why not. */
export type Reply = Result<number, AnyRefusal>;

/** A command, whose it is, and the id under which it may come again. */
export interface PlayerCommand extends CommandKey {
  readonly command: Command;
}

const NOTHING_KNOWN: Known = {};

/** One table, with nothing of sockets and SQL. */
export class LiveTable {
  readonly id: string;
  readonly #deps: LiveTableDeps;
  readonly #log: TableEventLog;
  readonly #attendance: Attendance;
  readonly #notifier: TurnNotifier;
  #lastAsked: number;
  /** When something was told last. */
  #lastBroadcast = 0;
  readonly #queue = new SerialQueue(() => this.#leaveIfIdle());

  constructor(stored: StoredTable, deps: LiveTableDeps) {
    this.id = stored.id;
    this.#deps = deps;
    this.#lastAsked = deps.now();
    this.#log = new TableEventLog(stored, deps);
    this.#attendance = new Attendance(this.state, stored.deadline, {
      now: deps.now,
      hearingSince: hearingSinceOf(deps.peers),
      isShared: deps.peers !== undefined,
    });
    this.#notifier = new TurnNotifier(this.state);
  }

  /** The table as it is stored; it is never ahead of the store. */
  get state(): TableState {
    return this.#log.state;
  }

  /** Everybody who is told what happens. */
  get listeners(): Set<Listener> {
    return this.#attendance.audience.listeners;
  }

  /** The people who are here with devices that this process serves. */
  get people(): readonly string[] {
    return this.#attendance.audience.people;
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

  /** Looks at the state after all writes that are under way. */
  read<Value>(look: (state: TableState) => Value): Promise<Value> {
    return this.#queue.run(async () => {
      await this.#ensureStored();
      return look(this.state);
    });
  }

  /** If the outcome of a write is unknown, reads the log before anything else is done. */
  async #ensureStored(): Promise<void> {
    if (this.#log.isBehind(0)) await this.#publish(await this.#log.refresh());
  }

  /** Reads what other processes have stored, and publishes it; whether there was anything. */
  async #readNew(): Promise<boolean> {
    const news = await this.#log.refresh();
    await this.#publish(news);
    return news !== undefined && news.entries.length > 0;
  }

  /**
   * The one way to the disk: decides, has the entries stored, and only then publishes them. After a conflict with
   * another process it decides again, and a command that is stored already gets its answer without being done twice.
   */
  async #commit(decide: () => Verdict, by?: CommandKey): Promise<Reply> {
    if (this.#log.isIncomplete) await this.#publish(await this.#log.refresh());
    for (;;) {
      // Also another process may have stored it meanwhile.
      const earlier = by && this.#log.replyTo(by);
      if (earlier !== undefined) return accept(earlier);
      const verdict = decide();
      if (!verdict.ok) {
        // What is refused may be right after something that another process has stored.
        if (this.#deps.peers && (await this.#readNew())) continue;
        return verdict;
      }
      const appended = await this.#log.append(verdict.value, by, (after) => this.#deadline(after));
      if (appended.outcome === 'unknown') {
        await this.#ensureStored();
        const answer = by && this.#log.replyTo(by);
        return answer === undefined ? refuse(refusalFor(appended.failure)) : accept(answer);
      }
      const published = this.#publish(appended.news);
      if (published) await published;
      if (appended.outcome === 'stored') return accept(this.state.next);
    }
  }

  /** The deadline to store with entries that lead to a state; undefined where no clock runs and none is stored. */
  #deadline(after: TableState): number | null | undefined {
    const { plan, phase } = after;
    const { hasDeadline } = this.#attendance.clocks;
    const isTimed = plan.clock.kind !== 'none' || phase === 'gathering' || hasDeadline;
    return isTimed ? this.#attendance.nextDeadline(after) : undefined;
  }

  /** The number of the next entry, after all that are stored and told. */
  get broadcastUntil(): number {
    return this.state.next;
  }

  /** Subscribes a listener from an entry on, or says why not. A client that knows more than there is gets all again. */
  join(listener: Listener, known: number): Promise<AnyRefusal | undefined> {
    return this.#queue.run(() => this.#admit(listener, known));
  }

  async #admit(listener: Listener, known: number): Promise<AnyRefusal | undefined> {
    const { person } = listener;
    await this.#ensureStored();
    if (known > this.state.next && this.#deps.peers) await this.#readNew();
    if (!admits(this.state, person)) return 'not-welcome';
    const seats = seatsOf(this.state, person);
    const { audience } = this.#attendance;
    if (seats.length === 0 && !audience.hasRoomFor(this.state, person)) return 'table-full';
    const from = known > this.state.next ? 0 : known;
    const entries = await this.#seenBy(person, from);
    this.#attendance.join(this.state, listener);
    listener.hear(from, entries);
    this.#showAttendance(listener);
    this.#deps.peers?.publishPresence(this.id, this.people);
    return undefined;
  }

  /** Unsubscribes a listener; a client whose connection was lost may have missed the last entries. */
  part(listener: Listener, isLost = false): void {
    if (this.listeners.delete(listener))
      this.#betweenWrites(() => this.#afterParting(listener, isLost));
  }

  #afterParting({ person }: Listener, isLost: boolean): void {
    const gone = this.#attendance.part(this.state, person);
    // What is known of their absence is lost with this object.
    if (expires(this.state) && gone.length > 0) this.#scheduleNext();
    if (isLost) this.#notify(gone.flatMap((seat) => this.#notifier.missedBy(seat)));
    this.#showAttendance();
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

  /** These people are here with devices that another process serves, until a time. */
  onPresence(process: string, people: readonly string[], until: number): void {
    this.#afterPresenceChange((audience) => audience.hearOf(process, people, until));
  }

  /** Forgets who was here with devices of processes that have not said so for long. */
  forgetPresence(): void {
    this.#afterPresenceChange((audience) => audience.forget(this.#deps.now()));
  }

  #afterPresenceChange(change: (audience: Attendance['audience']) => void): void {
    this.#betweenWrites(() => {
      this.#attendance.hear(this.state, change);
      this.#showAttendance();
    });
  }

  /** Learns what other processes have stored, if there is anything before that number, and tells it. */
  catchUp(next = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#log.isBehind(next)) await this.#readNew();
    });
  }

  /** Reads all of it again: what is stored of the past was changed. */
  reload(): Promise<void> {
    return this.#queue.run(() => this.#reload());
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
    return this.#decide((state) => botMove(state, seat, askedAt, move));
  }

  /** A bot makes one move for a person who is late, if that person has not moved meanwhile. */
  moveLate(seat: Seat, askedAt: number, move: string): Promise<Reply> {
    return this.#decide((state) =>
      this.#attendance.late(state).includes(seat)
        ? lateMove(state, seat, askedAt, move)
        : refuse('stale'),
    );
  }

  /** A person is gone for good. */
  abandon(person: string): Promise<Reply> {
    return this.#decide((state) => abandoned(state, person, this.#deps.substitute));
  }

  /** An administrator ends it for all. */
  close(): Promise<Reply> {
    return this.#decide(endedByAdministrator);
  }

  /** Decides something in its turn that no command asks for. */
  #decide(decide: (state: TableState) => Verdict): Promise<Reply> {
    return this.#queue.run(() => this.#commit(() => decide(this.state)));
  }

  /** Lets what is stored of the past be changed, while no task runs here, and reads it again. */
  rewrite(change: () => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      await change();
      await this.#reload();
      this.#deps.peers?.publishRewritten(this.id);
    });
  }

  /** Whether a seat is still asked what it was asked at that entry. */
  isAsked(seat: Seat, askedAt: number): boolean {
    return isAsked(this.state, seat, askedAt);
  }

  /** Whatever follows by itself after a table was loaded: a crash may have come before it. */
  async wake(): Promise<void> {
    await this.#decide(() => accept([]));
    this.askBots();
  }

  /**
   * Looks who is late: they get a bot for one move, or with a clock for the whole game for the rest of it. Where there
   * is no clock yet, or none, it looks who has gone.
   */
  lookAtClocks(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#ensureStored();
      const { plan } = this.state;
      if (expires(this.state)) await this.#expire();
      else if (plan.clock.kind !== 'game') this.#deps.late(this, this.#attendance.late(this.state));
      else for (const seat of this.#attendance.late(this.state)) await this.#handOver(seat);
      this.askBots();
      this.#showClocks();
      this.#scheduleNext();
    });
  }

  /** Lets the absence of people have its consequences. */
  #expire(): Promise<Reply> {
    const { isHere, clocks } = this.#attendance;
    return this.#commit(() => {
      this.#attendance.notice(this.state);
      return accept(clocks.expiry.expired(this.state, isHere, this.#deps.now()));
    });
  }

  /** Whether all who sit here have a device here or are on their way. */
  areAllHere(coming: ReadonlySet<string> = new Set()): Promise<boolean> {
    return this.#attendance.areAllHere(() => this.state, coming);
  }

  #handOver(seat: Seat): Promise<Reply> {
    return this.#commit(() =>
      this.#attendance.late(this.state).includes(seat)
        ? lateForGood(seat, this.#deps.substitute)
        : refuse('stale'),
    );
  }

  /** Tells who is there and what the clocks show. */
  #showAttendance(newcomer?: Listener): void {
    this.#attendance.showPresence(this.state, newcomer);
    this.#showClocks(newcomer);
  }

  /** Tells what the clocks show, and has the next deadline stored where it has moved. */
  #showClocks(newcomer?: Listener): void {
    if (this.state.plan.clock.kind === 'none') return;
    this.#attendance.showClocks(this.state, newcomer);
    // While people gather, a stored deadline is never too late: the table looks again when it rings.
    if (this.state.phase !== 'gathering') this.#scheduleNext();
  }

  #scheduleNext(): void {
    const next = this.#attendance.nextDeadline(this.state);
    if (this.#attendance.clocks.noteStored(next)) this.#deps.schedule(this, next, false);
  }

  /** Entries from a number on, as a person may see them. */
  entriesFor(person: string, from: number): Promise<readonly Entry[]> {
    return this.#queue.run(() => this.#seenBy(person, from));
  }

  async #seenBy(person: string, from: number): Promise<readonly Entry[]> {
    await this.#ensureStored();
    const entries = await this.#storedFrom(from);
    const viewers = viewersOf(this.state, person);
    return entries.map((entry) => redact(this.state.rules, entry, viewers));
  }

  /** Entries from a number on; what other processes have stored meanwhile is published first. */
  async #storedFrom(from: number): Promise<readonly Entry[]> {
    const early = this.#deps.peers ? undefined : this.#log.earlyFrom(from);
    if (early) return early;
    for (;;) {
      const entries = (await this.#deps.journal.load(this.id, from))?.entries ?? [];
      const isPublished = entries.length === 0 || from + entries.length <= this.state.next;
      if (isPublished) return entries.map(({ entry }) => entry);
      await this.#readNew();
    }
  }

  /** Reads everything again, because what is stored of the past has changed. */
  async #reload(): Promise<void> {
    await this.#publish(await this.#log.reload());
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

  #judge({ person, id }: PlayerCommand, command: AtTable, known = NOTHING_KNOWN): Promise<Reply> {
    const { substitute } = this.#deps;
    const absenceOf = (seat: Seat) => this.#attendance.absenceOf(this.state, seat);
    const isChat = command.do === 'say' || command.do === 'write';
    return this.#commit(
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
    const reply = await this.#commit(
      () => accept(this.state.rematch === undefined ? [{ kind: 'rematch', table }] : []),
      { person, id },
    );
    // Another process was quicker: no one will be sent to this table.
    if (this.state.rematch !== table) this.#deps.discard(table, next.value.host);
    return reply;
  }

  /**
   * Tells everybody what is stored. The process that has stored it also notifies people, asks bots, and brings the lists
   * up to date, for which the promise is, if there is one.
   */
  #publish(news: News | undefined): Promise<void> | undefined {
    if (!news) return undefined;
    const { from, entries, isOurs, deadline } = news;
    const { audience, clocks } = this.#attendance;
    if (deadline !== undefined) clocks.noteStored(deadline);
    if (entries.length === 0) return undefined;
    if (isOurs && deadline !== undefined) this.#deps.schedule(this, deadline, true);
    this.#lastBroadcast = this.#deps.now();
    audience.broadcast(this.state, from, entries);
    const isPeopleChanged = entries.some(isAboutPeople);
    if (isPeopleChanged) {
      this.#attendance.notice(this.state);
      this.#attendance.showPresence(this.state);
    }
    this.#showClocks();
    const isHere = (person: string) => !isOurs || this.#attendance.isHere(person);
    this.#notify(this.#notifier.seatsToNotify(this.state, isHere));
    if (isOurs) {
      this.#deps.peers?.publishEntries(this.id, this.state.next);
      this.askBots();
      // Moves alone change no list.
      return entries.every(isGameEntry) ? undefined : this.#deps.changed(this);
    }
    // The process that has stored it may be gone before the lists know.
    if (isPeopleChanged) void this.#deps.changed(this);
    return undefined;
  }

  /** Notifies people who are awaited and not here, each once. */
  #notify(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    const deadlines = this.#attendance.clocks.deadlines(this.state);
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
