/** Quick matches: people who look for the same kind of table, even at the same instant, find each other. */
import { accept, type Result } from '@nyhavn/engine';
import { type AnyRefusal, TablePlan, type TableSummary } from '@nyhavn/protocol';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { type TableKind, waitingTables } from '../store/tables.ts';
import { OwnPromises, type Promises, SharedPromises } from './promises.ts';
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
  readonly #promises: Promises;

  constructor(options: MatchingOptions) {
    this.#options = options;
    const { store } = options;
    this.#promises = store.shared ? new SharedPromises(store) : new OwnPromises();
  }

  /** The id of a public table of that kind: one with a seat for this person, or else a new one. */
  find(kind: TableKind, person: string): Promise<Result<string, AnyRefusal>> {
    const { game, size, isRated } = kind;
    const name = `${game} ${size} ${isRated}`;
    const before = this.#searches.get(name) ?? Promise.resolve();
    const { shared } = this.#options.store;
    const search = before.then(() => {
      const act = () => this.#search(kind, person);
      return shared ? shared.alone(`match ${name}`, act) : act();
    });
    this.#searches.set(
      name,
      // Expected: the error is for the person who asked; the next search begins all the same.
      search.catch(() => undefined),
    );
    return search;
  }

  async #search(kind: TableKind, person: string): Promise<Result<string, AnyRefusal>> {
    const { store, tables, now } = this.#options;
    const time = now();
    const waiting = await waitingTables(store.db, kind);
    const ids = waiting.map(({ id }) => id);
    const expected = await this.#promises.expectedAt(ids, time);
    const found = waiting.find((table) => hasSeat(table, person, expected.get(table.id)))?.id;
    const opened = found === undefined ? await tables.open(planOf(kind), person) : accept(found);
    if (opened.ok) await this.#promises.keep(opened.value, person, time + PATIENCE);
    return opened;
  }
}

/** Whether a seat is left for somebody, beside those that are meant for others. */
function hasSeat(
  { openSeats, people }: TableSummary,
  person: string,
  expected: ReadonlySet<string> = new Set(),
): boolean {
  const isSeated = (who: string) => people.some((seated) => seated.id === who);
  if (isSeated(person)) return true;
  return openSeats > [...expected].filter((who) => who !== person && !isSeated(who)).length;
}

function planOf({ game, size, isRated }: TableKind): TablePlan {
  const seats = Array.from({ length: size }, () => ({ kind: 'open' }));
  return v.parse(TablePlan, { game, seats, isRated, isPublic: true });
}
