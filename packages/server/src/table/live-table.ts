/** A table in memory: runs commands one after the other, and broadcasts what is stored. */
import { accept, type Result, refuse, type Seat } from '@nyhavn/engine';
import type { AnyRefusal, Command, Entry } from '@nyhavn/protocol';
import { type ReportError, refusalFor } from '../operations/errors.ts';
import { knownFor } from '../people/at-table.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { Runtime } from '../runtime.ts';
import type { CommandKey, Store, StoredTable } from '../store/store.ts';
import { isBeside, isOfGame } from './apply.ts';
import { Attendance } from './attendance.ts';
import type { Listener } from './audience.ts';
import { abandoned, endedByAdministrator } from './automatic.ts';
import type { BotMoves } from './bot-moves.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';
import { DrawWait } from './draw-wait.ts';
import { drawSource, type LinkForDraw, type SeatLink } from './draws.ts';
import { type News, TableEventLog } from './event-log.ts';
import { type AtTable, judge } from './judge.ts';
import type { LobbyList } from './lobby-list.ts';
import { openTable } from './opening.ts';
import type { Peers } from './peers.ts';
import { redact, viewersOf } from './redaction.ts';
import { rematchOf } from './rematch.ts';
import { SerialQueue } from './serial-queue.ts';
import { admits, awaitedAt, botAt, isResting, seatOf, seatsOf, type TableState } from './state.ts';
import type { Turn } from './turn-notifier.ts';
import type { JudgeContext, Verdict } from './votes.ts';

/** A command was stored, and this is the number of the next entry; or why not. */
export type Reply = Result<number, AnyRefusal>;

/** A command, whose it is, and the id under which it may come again. */
export interface PlayerCommand extends CommandKey {
  readonly command: Command;
}

/** Dependencies that all tables in memory share. */
export interface LiveTableDeps {
  readonly store: Store;
  readonly runtime: Runtime;
  /** The bot that takes seats without a player. */
  readonly substitute: string;
  now(): number;
  readonly report: ReportError;
  /** Other processes on the same store; undefined where there are none. */
  readonly peers: Peers | undefined;
  readonly chat: RateLimiter;
  readonly deadlines: DeadlineScheduler;
  readonly lobby: LobbyList;
  readonly botMoves: BotMoves;
  /** Calls something after so many milliseconds; the returned function cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** A person is awaited who is not there. */
  awaited(turn: Turn): void;
  /** No client is at the table, and nothing is under way there. */
  idle(table: LiveTable): void;
  /** Closes a table that was opened for its host in vain. */
  discard(table: string, host: string): void;
}

/** One table, with nothing of sockets and SQL. */
export class LiveTable {
  readonly id: string;
  readonly #deps: LiveTableDeps;
  readonly #log: TableEventLog;
  /** Presence and clocks. */
  readonly attendance: Attendance;
  #lastAsked: number;
  /** The time of the last broadcast. */
  #lastBroadcast = 0;
  readonly #queue = new SerialQueue(() => this.#leaveIfIdle());
  readonly #drawWait: DrawWait;

  constructor(stored: StoredTable, deps: LiveTableDeps) {
    this.id = stored.id;
    this.#deps = deps;
    this.#lastAsked = deps.now();
    const source = drawSource(stored.seed, (state) => this.attendance.audience.seats(state));
    this.#log = new TableEventLog(stored, source, deps);
    this.attendance = new Attendance(this.#log, stored.deadline, this.#queue, deps);
    this.#drawWait = new DrawWait(source.revealed, this.#queue, {
      later: deps.later,
      draw: () => this.decide(() => accept([])),
      report: (error) => deps.report('table', error, { table: this.id }),
    });
    this.#drawWait.watch(this.state);
  }

  /** The table as it is stored; it is never ahead of the store. */
  get state(): TableState {
    return this.#log.state;
  }

  /** The number of the next entry, after all that are stored and told. */
  get broadcastUntil(): number {
    return this.state.next;
  }

  get listeners(): Set<Listener> {
    return this.attendance.audience.listeners;
  }

  #leaveIfIdle(): void {
    if (this.listeners.size === 0 && this.#queue.isIdle) this.#deps.idle(this);
  }

  /** Keeps this object while something is done with it. */
  hold<Value>(act: () => Promise<Value> | Value): Promise<Value> {
    return this.#queue.hold(act);
  }

  /** Answers a command, after those that came before it. */
  ask(playerCommand: PlayerCommand): Promise<Reply> {
    this.#lastAsked = this.#deps.now();
    return this.#queue.run(() => this.#answer(playerCommand));
  }

  #answer({ person, id, command }: PlayerCommand): Promise<Reply> {
    const { store, now } = this.#deps;
    this.#drawWait.heard(seatsOf(this.state, person));
    if (command.do === 'reveal') return this.#reveal(person, command);
    if (command.do === 'rematch') return this.#rematch(person, id);
    const known = knownFor(store.db, person, command, now());
    if (!known) return this.#judge({ person, id }, command);
    return known.then((facts) => this.#judge({ person, id }, command, facts));
  }

  /** A client reveals its link for the draw that is due; the last one makes the draw. */
  async #reveal(person: string, link: LinkForDraw): Promise<Reply> {
    if (this.#log.isIncomplete) await this.#publish(await this.#log.refresh());
    const seat = seatOf(this.state, person);
    if (seat === undefined) return refuse('not-seated');
    const revealed = this.#drawWait.reveal(this.state, seat, link);
    if (!revealed.ok) return revealed;
    this.#deps.peers?.publishLink(this.id, { seat, ...link });
    if (!this.#drawWait.isDecided(this.state)) return accept(this.state.next);
    return this.#commit(() => accept([]));
  }

  /** A client of another process has revealed its link. */
  onLink({ seat, ...link }: SeatLink): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#drawWait.reveal(this.state, seat, link).ok) await this.#commit(() => accept([]));
    });
  }

  #judge(by: CommandKey, command: AtTable, known?: Partial<JudgeContext>): Promise<Reply> {
    const { substitute, chat } = this.#deps;
    const { person } = by;
    const absenceOf = (seat: Seat) => this.attendance.absenceOf(seat);
    const isChat = command.do === 'say' || command.do === 'write';
    return this.#commit(() => {
      const verdict = judge(this.state, command, { person, substitute, absenceOf, ...known });
      return verdict.ok && isChat && !chat.take(person) ? refuse('too-fast') : verdict;
    }, by);
  }

  /**
   * The one way to the disk: decides, has the entries stored, and only then publishes them. After a conflict with
   * another process it decides again, and a command that is stored already gets its answer without being done twice.
   */
  async #commit(decide: () => Verdict, by?: CommandKey): Promise<Reply> {
    const { peers, now } = this.#deps;
    if (this.#log.isIncomplete) await this.#publish(await this.#log.refresh());
    for (;;) {
      // Also another process may have stored it meanwhile.
      const earlier = by && this.#log.replyTo(by);
      if (earlier !== undefined) return accept(earlier);
      const verdict = decide();
      if (!verdict.ok) {
        // A refusal may be out of date if another process has stored something meanwhile.
        if (peers && (await this.#readNew())) continue;
        return verdict;
      }
      const appended = await this.#log.append(verdict.value, by, (after) =>
        this.attendance.clocks.toStore(after, now()),
      );
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

  /**
   * Broadcasts stored entries. The process that has stored them also notifies people, asks bots, and updates the lists;
   * the promise, if there is one, is for the lists.
   */
  #publish(news: News | undefined): Promise<void> | undefined {
    if (!news) return undefined;
    const { from, entries, isOurs, deadline } = news;
    const { audience, clocks } = this.attendance;
    const { lobby, deadlines, peers, now } = this.#deps;
    if (deadline !== undefined) clocks.noteStored(deadline);
    if (entries.length === 0) return undefined;
    if (isOurs && typeof deadline === 'number') deadlines.schedule(deadline);
    this.#lastBroadcast = now();
    this.#drawWait.follow(this.state, entries);
    audience.broadcast(this.state, from, entries);
    // Anything else than moves and chat may change presence.
    const arePeopleChanged = entries.some(isBeside);
    this.attendance.afterEntries(arePeopleChanged, isOurs);
    if (isOurs) {
      peers?.publishEntries(this.id, this.state.next);
      this.askBots();
      // Moves alone change no list.
      return entries.every(isOfGame) ? undefined : lobby.update(this);
    }
    // The process that has stored it may be gone before the lists know.
    if (arePeopleChanged) void lobby.update(this, false);
    return undefined;
  }

  /** Bots play while there is a person to play with. */
  askBots(): void {
    if (isResting(this.state)) return;
    for (const seat of awaitedAt(this.state)) {
      const bot = botAt(this.state, seat);
      if (bot !== undefined) this.#deps.botMoves.ask(this, seat, bot, 'moveBot');
    }
  }

  /** If the outcome of a write is unknown, reads the log before anything else is done. */
  async #ensureStored(): Promise<void> {
    if (this.#log.isBehind(0)) await this.#readNew();
  }

  /** Reads what other processes have stored, and publishes it; whether there was anything. */
  async #readNew(): Promise<boolean> {
    const news = await this.#log.refresh();
    await this.#publish(news);
    return news !== undefined && news.entries.length > 0;
  }

  /** Reads everything again, because what is stored of the past has changed. */
  async #readAll(): Promise<void> {
    await this.#publish(await this.#log.reload());
  }

  /** Looks at the state after all writes that are under way. */
  read<Value>(look: (state: TableState) => Value): Promise<Value> {
    return this.#queue.run(async () => {
      await this.#ensureStored();
      return look(this.state);
    });
  }

  /** True if a person may see the table. */
  admits(person: string): Promise<boolean> {
    return this.read((state) => admits(state, person));
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
      const entries = await this.journal(from);
      if (entries.length === 0 || from + entries.length <= this.state.next) return entries;
      await this.#readNew();
    }
  }

  /** Everything that has happened from a number on, unabridged: for the record of a game that is over. */
  async journal(from = 0): Promise<readonly Entry[]> {
    const stored = await this.#deps.store.journal.load(this.id, from);
    return (stored?.entries ?? []).map(({ entry }) => entry);
  }

  /** Learns what other processes have stored, if there is anything before that number, and tells it. */
  catchUp(next = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#log.isBehind(next)) await this.#readNew();
    });
  }

  /** Reads all of it again: what is stored of the past was changed. */
  reload(): Promise<void> {
    return this.#queue.run(() => this.#readAll());
  }

  /** Lets what is stored of the past be changed, while no task runs here, and reads it again. */
  rewrite(change: () => Promise<void>): Promise<void> {
    return this.#queue.run(async () => {
      await change();
      await this.#readAll();
      this.#deps.peers?.publishRewritten(this.id);
    });
  }

  /** Releases memory that the store can restore, if no command has come since that time. */
  releaseMemory(since: number): void {
    if (this.#queue.isIdle && this.#lastAsked < since) this.#log.releaseMemory();
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
    const isSeated = seatsOf(this.state, person).length > 0;
    const { audience } = this.attendance;
    if (!isSeated && !audience.hasRoomFor(this.state, person)) return 'table-full';
    const from = known > this.state.next ? 0 : known;
    this.attendance.join(listener, from, await this.#seenBy(person, from));
    return undefined;
  }

  /** Unsubscribes a listener; a client whose connection was lost may have missed the last entries. */
  part(listener: Listener, isLost = false): void {
    this.attendance.part(listener, isLost);
  }

  /** Resumes bots, clocks and notifications after loading: a crash may have interrupted them. */
  async wake(): Promise<void> {
    await this.decide(() => accept([]));
    this.askBots();
  }

  /** Asks bots again who are awaited for long: the process that asked them may be gone. */
  remind(since: number): void {
    if (this.#queue.isIdle && this.#lastBroadcast < since) this.askBots();
  }

  /** A person is gone for good. */
  abandon(person: string): Promise<Reply> {
    return this.decide((state) => abandoned(state, person, this.#deps.substitute));
  }

  /** An administrator ends it for all. */
  close(): Promise<Reply> {
    return this.decide(endedByAdministrator);
  }

  /** Decides something in its turn that no command asks for. */
  decide(decide: (state: TableState) => Verdict): Promise<Reply> {
    return this.#queue.run(() => this.#commit(() => decide(this.state)));
  }

  /** The first who wants another game opens a table for it; the others are sent there. */
  async #rematch(person: string, id: string): Promise<Reply> {
    const next = rematchOf(this.state, person);
    if (!next.ok) return next;
    if (this.state.rematch !== undefined) return accept(this.state.next);
    const opened = await openTable(this.#deps, next.value);
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
}
