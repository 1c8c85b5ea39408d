/** A table that somebody is at: takes commands one after the other, and tells of what is stored. */
import { accept, type Result, refuse, type Seat, type Viewer } from '@nyhavn/engine';
import { type AnyRefusal, type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Journal, StoredEntry, StoredTable } from '../store/store.ts';
import { consequenceOf } from './consequences.ts';
import { entryFor } from './exit.ts';
import { foldTable, follow } from './fold.ts';
import { type AtTable, judge, type Verdict } from './judge.ts';
import { awaitedAt, botAt, seatOf, type TableState } from './state.ts';

/** Somebody who is told what happens. */
export interface Listener {
  readonly person: string;
  /** Entries as this person may see them, the first with the number `from`. */
  hear(from: number, entries: readonly Entry[]): void;
}

/** A command, whose it is, and the id under which it may come again. */
export interface Asked {
  readonly person: string;
  readonly id: string;
  readonly command: AtTable;
}

/** A command was stored, and this is the number of the next entry; or why not. */
export type Reply = Result<number, AnyRefusal>;

/** What a live table is given. */
export interface Surroundings {
  readonly journal: Journal;
  readonly substitute: string;
  now(): number;
  /** Something has happened at the table, and is stored; gives a promise where lists change by it. */
  changed(table: LiveTable): Promise<void> | undefined;
  /** Bots are awaited at these seats. */
  bots(table: LiveTable, seats: readonly Seat[]): void;
}

/** One table, with nothing of sockets and SQL. */
export class LiveTable {
  readonly id: string;
  readonly listeners = new Set<Listener>();
  /** Bots that are about to move here: what they store, those who come meanwhile must hear. */
  thinking = 0;
  readonly #seed: string;
  readonly #around: Surroundings;
  #state: TableState;
  /** Replies to commands that were stored, so that they can come again. */
  readonly #replies = new Map<string, number>();
  #busy: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(stored: StoredTable, around: Surroundings) {
    this.id = stored.id;
    this.#seed = stored.seed;
    this.#around = around;
    this.#state = this.#folded(stored.entries);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Whether nothing would be lost by forgetting this object. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.#queued === 0 && this.thinking === 0;
  }

  /** Whether a person may see the table at all: seated, invited by a free seat, or a spectator. */
  admits(person: string): boolean {
    const { plan, phase } = this.#state;
    if (this.viewerOf(person) !== 'spectator' || person === this.#state.host) return true;
    return plan.isOpenToSpectators || phase === 'gathering';
  }

  /** As whom a person looks on. */
  viewerOf(person: string): Viewer {
    return seatOf(this.#state, person) ?? 'spectator';
  }

  /** Answers a command, after those that came before it. */
  ask(asked: Asked): Promise<Reply> {
    return this.#inTurn(() => this.#answer(asked));
  }

  /** A bot moves for a seat, if that seat is still asked what it was asked at that entry. */
  moveBot(seat: Seat, askedAt: number, move: string): Promise<Reply> {
    return this.#inTurn(() =>
      this.#write(() => {
        const isAsked = awaitedAt(this.#state).includes(seat);
        const isSame = this.#state.askedAt[seat] === askedAt && botAt(this.#state, seat);
        return isAsked && isSame ? accept([{ by: seat, move }]) : refuse('stale');
      }),
    );
  }

  /** Whatever follows by itself after a table was loaded: a crash may have come before it. */
  async wake(): Promise<void> {
    await this.#inTurn(() => this.#write(() => accept([])));
    this.#askBots();
  }

  /** Entries from a number on, as a person may see them. */
  async entriesFor(person: string, from: number): Promise<readonly Entry[]> {
    return this.#inTurn(async () => {
      const stored = await this.#around.journal.load(this.id, from);
      const viewer = this.viewerOf(person);
      return (stored?.entries ?? []).map(({ entry }) => entryFor(this.#state.rules, entry, viewer));
    });
  }

  /** Everything that has happened, unabridged: for the record of a game that is over. */
  async journal(): Promise<readonly Entry[]> {
    const stored = await this.#around.journal.load(this.id);
    return (stored?.entries ?? []).map(({ entry }) => entry);
  }

  /** One thing after the other, whatever becomes of the one before. */
  #inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#queued++;
    const done = this.#busy.then(act).finally(() => {
      this.#queued--;
    });
    this.#busy = done.catch(() => undefined);
    return done;
  }

  async #answer({ person, id, command }: Asked): Promise<Reply> {
    const { substitute } = this.#around;
    return this.#write(() => judge(this.#state, command, { person, substitute }), { person, id });
  }

  /** Stores what a verdict says and all that follows from it; a conflict is judged again. */
  async #write(verdict: () => Verdict, by?: { person: string; id: string }): Promise<Reply> {
    for (;;) {
      // Also another process may have stored it meanwhile.
      const earlier = by && this.#replies.get(`${by.person} ${by.id}`);
      if (earlier !== undefined) return accept(earlier);
      const judged = verdict();
      if (!judged.ok) return judged;
      const from = this.#state.next;
      const entries = this.#let(judged.value);
      if (entries.length === 0) return accept(from);
      const time = this.#around.now();
      const rows = entries.map(
        (entry, index): StoredEntry =>
          index === 0 && by ? { entry, time, person: by.person, command: by.id } : { entry, time },
      );
      const written = await this.#store(from, rows);
      if (written === 'stored') {
        if (entries.some(isUndone)) await this.#reload();
        if (by) this.#replies.set(`${by.person} ${by.id}`, this.#state.next);
        this.#tell(from, entries);
        const listing = this.#around.changed(this);
        if (listing) await listing;
        return accept(this.#state.next);
      }
      await this.#reload();
      if (written === 'failed') return refuse('not-stored');
    }
  }

  async #store(from: number, rows: readonly StoredEntry[]) {
    try {
      return await this.#around.journal.append(this.id, from, rows);
    } catch {
      return 'failed';
    }
  }

  /** Lets entries happen here, with what follows by themselves; what is taken back waits for the store. */
  #let(entries: readonly Entry[]): readonly Entry[] {
    if (entries.some(isUndone)) return entries;
    const happened = [...entries];
    for (const entry of entries) follow(this.#state, entry);
    for (;;) {
      const entry = consequenceOf(this.#state, this.#seed);
      if (!entry) return happened;
      follow(this.#state, entry);
      happened.push(entry);
    }
  }

  #folded(entries: readonly StoredEntry[]): TableState {
    for (const [index, { person, command }] of entries.entries()) {
      if (person === undefined || command === undefined) continue;
      const others = entries.slice(index + 1);
      const next = others.findIndex((other) => other.command !== undefined);
      this.#replies.set(`${person} ${command}`, next < 0 ? entries.length : index + 1 + next);
    }
    return foldTable(entries.map(({ entry }) => entry));
  }

  async #reload(): Promise<void> {
    const stored = await this.#around.journal.load(this.id);
    if (!stored) throw new Error(`table ${this.id} is gone`);
    this.#state = this.#folded(stored.entries);
  }

  /** Tells everybody what is stored, each what they may see. */
  #tell(from: number, entries: readonly Entry[]): void {
    const { rules } = this.#state;
    const seen = new Map<Viewer, readonly Entry[]>();
    for (const listener of this.listeners) {
      const viewer = this.viewerOf(listener.person);
      const visible = seen.get(viewer) ?? entries.map((entry) => entryFor(rules, entry, viewer));
      seen.set(viewer, visible);
      listener.hear(from, visible);
    }
    this.#askBots();
  }

  #askBots(): void {
    const awaited = awaitedAt(this.#state).filter((seat) => botAt(this.#state, seat));
    if (awaited.length > 0) this.#around.bots(this, awaited);
  }
}

function isUndone(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind === 'undone';
}
