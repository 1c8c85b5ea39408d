/** Quick matches: people who look for the same kind of table, even at the same instant, find each other. */
import { accept, type Result } from '@nyhavn/engine';
import { type AnyRefusal, TablePlan, type TableSummary } from '@nyhavn/protocol';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { type TableKind, waitingTables } from '../store/tables.ts';
import type { Tables } from './tables.ts';

/** Milliseconds for which a seat is meant for somebody who was told of it and has not sat down yet. */
const PATIENCE = 20_000;

/** What matching needs. */
interface MatchingOptions {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
}

/** Brings people to tables, one after the other where they want the same. */
export class Matching {
  readonly #options: MatchingOptions;
  /** The last search for each kind of table; the next one sees what it has opened. */
  readonly #searches = new Map<string, Promise<unknown>>();
  /** Who was told of a table, and until when a seat is meant for them. */
  readonly #told = new Map<string, Map<string, number>>();

  constructor(options: MatchingOptions) {
    this.#options = options;
  }

  /** The id of a public table of that kind: one with a seat for this person, or else a new one. */
  find(kind: TableKind, person: string): Promise<Result<string, AnyRefusal>> {
    const { game, size, isRated } = kind;
    const name = `${game} ${size} ${isRated}`;
    const before = this.#searches.get(name) ?? Promise.resolve();
    const search = before.then(() => this.#search(kind, person));
    this.#searches.set(
      name,
      search.catch(() => undefined),
    );
    return search;
  }

  async #search(kind: TableKind, person: string): Promise<Result<string, AnyRefusal>> {
    const { store, tables, now } = this.#options;
    const time = now();
    this.#forget(time);
    const waiting = await waitingTables(store.db, kind);
    const found = waiting.find((table) => this.#hasSeat(table, person))?.id;
    const opened = found === undefined ? await tables.open(planOf(kind), person) : accept(found);
    if (opened.ok) {
      const told = this.#told.get(opened.value) ?? new Map<string, number>();
      this.#told.set(opened.value, told.set(person, time + PATIENCE));
    }
    return opened;
  }

  /** Whether a seat is left for somebody, beside those that are meant for others. */
  #hasSeat({ id, openSeats, people }: TableSummary, person: string): boolean {
    const isSeated = (who: string) => people.some((seated) => seated.id === who);
    if (isSeated(person)) return true;
    const told = [...(this.#told.get(id)?.keys() ?? [])];
    return openSeats > told.filter((who) => who !== person && !isSeated(who)).length;
  }

  #forget(time: number): void {
    for (const [table, told] of this.#told) {
      for (const [person, until] of told) if (until <= time) told.delete(person);
      if (told.size === 0) this.#told.delete(table);
    }
  }
}

function planOf({ game, size, isRated }: TableKind): TablePlan {
  const seats = Array.from({ length: size }, () => ({ kind: 'open' }));
  return v.parse(TablePlan, { game, seats, isRated, isPublic: true });
}
