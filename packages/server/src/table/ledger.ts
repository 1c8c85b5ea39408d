/** What is stored of one table, and the state that follows from it: written before it is told. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, type Entry, isGameEntry } from '@nyhavn/protocol';
import { type ReportError, refusalFor } from '../operations/errors.ts';
import type {
  CommandOf,
  Happening,
  Journal,
  StoredEntry,
  StoredTable,
  Written,
} from '../store/store.ts';
import { Clocks } from './clock.ts';
import { happen } from './consequences.ts';
import { foldTable, follow, isUndone } from './fold.ts';
import { hearingSinceOf, type Neighbours } from './neighbours.ts';
import { Replies } from './replies.ts';
import type { TableState } from './state.ts';
import type { Verdict } from './votes.ts';

/** A command was stored, and this is the number of the next entry; or why not. */
export type Reply = Result<number, AnyRefusal>;

/** A table that has a ledger. */
interface Teller {
  /** These entries are stored from a number on, by this process or by another. */
  tell(from: number, entries: readonly Entry[], isOurs: boolean): void;
}

/** Where the ledgers of tables are kept. */
export interface Keeping<Table> {
  readonly journal: Journal;
  /** Other processes that may write to the same table; undefined where there are none. */
  readonly neighbours: Pick<Neighbours, 'hearingSince'> | undefined;
  now(): number;
  /** Something has happened at the table, and is stored; gives a promise where lists change by it. */
  changed(table: Table): Promise<void> | undefined;
  /** The clocks have to be looked at by then; what is not stored yet has to be. */
  expect(table: Table, deadline: number | null, isStored: boolean): void;
  readonly report: ReportError;
}

/** The entries of one table. Whoever calls sees to it that one thing is done after the other. */
export class Ledger<Table extends Teller> {
  readonly id: string;
  readonly clocks: Clocks;
  readonly #seed: string;
  readonly #table: Table;
  readonly #keeping: Keeping<Table>;
  readonly #replies = new Replies();
  #state: TableState;
  /** What was told while people gather: whoever comes hears all of it. */
  #early: Entry[] | undefined;
  /** The number of the next entry to tell of. */
  #told: number;
  /** Whether the state may be ahead of what is stored: nobody knows what became of the last write. */
  #isUnsure = false;

  constructor(stored: StoredTable, table: Table, keeping: Keeping<Table>) {
    this.id = stored.id;
    this.#seed = stored.seed;
    this.#table = table;
    this.#keeping = keeping;
    this.#state = this.#folded(stored.entries);
    this.#told = this.#state.next;
    this.clocks = new Clocks(this.#state, stored.deadline, hearingSinceOf(keeping.neighbours));
  }

  get state(): TableState {
    return this.#state;
  }

  /** The number of the next entry to tell of. */
  get told(): number {
    return this.#told;
  }

  /** Whether the store has something before that number, or may have, that was not told. */
  isBehind(next: number): boolean {
    return this.#isUnsure || next > this.#told;
  }

  /** Makes sure that the state is what is stored. */
  async settle(): Promise<void> {
    if (this.#isUnsure) await this.reload();
  }

  /** Forgets what the store knows as well. */
  rest(): void {
    this.#replies.forget();
  }

  /** Stores what a verdict says and all that follows from it; a conflict is judged again. */
  async write(verdict: () => Verdict, by?: CommandOf): Promise<Reply> {
    if (this.#replies.areForgotten) await this.reload();
    for (;;) {
      // Also another process may have stored it meanwhile.
      const earlier = by && this.#replies.to(by);
      if (earlier !== undefined) return accept(earlier);
      const judged = verdict();
      if (!judged.ok) {
        // What is refused may be right after something that happened elsewhere.
        if (this.#keeping.neighbours && (await this.learn())) continue;
        return judged;
      }
      const from = this.#state.next;
      const time = this.#keeping.now();
      let entries: readonly Entry[];
      try {
        entries = happen(this.#state, this.#seed, judged.value, time);
      } catch (error) {
        await this.reload().catch((later) => this.#report(later));
        throw error;
      }
      if (entries.length === 0) return accept(from);
      let written: Written | undefined;
      let failure: unknown;
      try {
        written = await this.#store(from, { entries, time, by });
      } catch (error) {
        // It may be stored or not; what is there says so.
        this.#report(error);
        failure = error;
      }
      if (written === 'stored') {
        if (entries.some(isUndone)) await this.reload(true);
        else {
          this.#tell(from, entries, true);
          if (by) this.#replies.keep(by, this.#state.next);
        }
        // Moves alone change no list.
        const listing = entries.every(isGameEntry) ? undefined : this.#keeping.changed(this.#table);
        if (listing) await listing;
        return accept(this.#state.next);
      }
      await this.reload(written === undefined);
      if (written !== undefined) continue;
      if (this.#told > from) await this.#keeping.changed(this.#table);
      const answer = by && this.#replies.to(by);
      return answer === undefined ? refuse(refusalFor(failure)) : accept(answer);
    }
  }

  /** Stores entries, and together with them the next deadline where there are clocks, or people gather. */
  #store(from: number, happening: Happening): Promise<Written> {
    const { journal, now } = this.#keeping;
    const { plan, phase } = this.#state;
    const isTimed = plan.clock.kind !== 'none' || phase === 'gathering' || this.clocks.hasDeadline;
    if (!isTimed) return journal.append(this.id, from, happening);
    const next = this.clocks.next(this.#state, now());
    return journal.append(this.id, from, { ...happening, deadline: next }).then((written) => {
      if (written === 'stored') {
        this.clocks.keep(next);
        this.#keeping.expect(this.#table, next, true);
      }
      return written;
    });
  }

  /** Entries from a number on; what others have stored meanwhile is told first. */
  async storedFrom(from: number): Promise<readonly Entry[]> {
    if (this.#early && !this.#keeping.neighbours) return this.#early.slice(from);
    for (;;) {
      const entries = (await this.#keeping.journal.load(this.id, from))?.entries ?? [];
      if (entries.length === 0 || from + entries.length <= this.#told) return entries.map(entryOf);
      await this.learn();
    }
  }

  /** Reads what is stored, and tells what is new in it. */
  async reload(isOurs = false): Promise<void> {
    // Where this fails, what is done next begins with it.
    this.#replies.forget();
    this.#isUnsure = true;
    const stored = await this.#keeping.journal.load(this.id);
    if (!stored) throw new Error('the table is gone');
    this.#state = this.#folded(stored.entries);
    this.#isUnsure = false;
    this.clocks.keep(stored.deadline);
    const news = stored.entries.slice(this.#told).map(entryOf);
    if (news.length > 0) this.#tell(this.#told, news, isOurs);
  }

  /** Reads what others have stored, and tells it; whether there was anything. */
  async learn(): Promise<boolean> {
    const from = this.#told;
    const isWhole = !this.#replies.areForgotten;
    const stored = isWhole ? await this.#keeping.journal.load(this.id, from) : undefined;
    if (!stored || stored.entries.some(({ entry }) => isUndone(entry))) {
      await this.reload();
      return this.#told > from;
    }
    if (stored.entries.length === 0) return false;
    try {
      for (const { entry, time } of stored.entries) follow(this.#state, entry, time);
    } catch (error) {
      this.#report(error);
      await this.reload();
      return true;
    }
    this.#replies.read(stored.entries, from);
    this.clocks.keep(stored.deadline);
    this.#tell(from, stored.entries.map(entryOf), false);
    return true;
  }

  #report(error: unknown): void {
    this.#keeping.report('table', error, { table: this.id });
  }

  #folded(entries: readonly StoredEntry[]): TableState {
    this.#replies.read(entries);
    const state = foldTable(entries);
    this.#early = state.phase === 'gathering' ? entries.map(entryOf) : undefined;
    return state;
  }

  #tell(from: number, entries: readonly Entry[], isOurs: boolean): void {
    this.#told = from + entries.length;
    if (this.#state.phase !== 'gathering') this.#early = undefined;
    else if (this.#early?.length === from) this.#early.push(...entries);
    this.#table.tell(from, entries, isOurs);
  }
}

function entryOf({ entry }: StoredEntry): Entry {
  return entry;
}
