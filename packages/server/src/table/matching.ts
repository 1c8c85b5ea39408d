/**
 * Quick matches: people who look for the same kind of table, even at the same instant, find each other. Those of similar
 * strength do so at once; others when they have waited and search again, and then the newer table is left for the older.
 */
import { accept, type Result } from '@nyhavn/engine';
import { type AnyRefusal, TablePlan, type TableSummary } from '@nyhavn/protocol';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { type TableKind, waitingTables } from '../store/tables.ts';
import {
  InMemorySeatReservations,
  PostgresSeatReservations,
  type SeatReservations,
} from './seat-reservations.ts';
import { ofSimilarStrength } from './similar-strength.ts';
import type { Tables } from './tables.ts';

/** Milliseconds for which a seat is reserved. */
const RESERVATION_MS = 20_000;

/** Time to think at tables that quick matches open. */
const QUICK_MATCH_CLOCK = { kind: 'move', time: 60_000 };

/** So many tables are asked at most whether their people are there. */
const MAX_TABLES_ASKED = 20;

/** Dependencies of matching. */
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
  readonly #reservations: SeatReservations;

  constructor(options: MatchingOptions) {
    this.#options = options;
    const { store } = options;
    this.#reservations = store.shared
      ? new PostgresSeatReservations(store)
      : new InMemorySeatReservations();
  }

  /**
   * The id of a public table of that kind: one with a seat for this person and people of similar strength, their own, or a
   * new one.
   */
  find(kind: TableKind, person: string): Promise<Result<string, AnyRefusal>> {
    const { game, size, isRated } = kind;
    const name = `${game} ${size} ${isRated}`;
    const before = this.#searches.get(name) ?? Promise.resolve();
    const { shared } = this.#options.store;
    const search = before.then(() => {
      const act = () => this.#search(kind, person);
      return shared ? shared.withAdvisoryLock(`match ${name}`, act) : act();
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
    const expected = await this.#reservations.expectedAt(ids, time);
    const peopleOf = (table: TableSummary) => peopleAt(table, expected.get(table.id));
    const seated = waiting.filter((table) => isSeatedAt(table, person));
    const own = await this.#firstAttended(seated, person, expected);
    const isAlone = own === undefined || peopleOf(own).every((who) => who === person);
    // Of two who wait alone, the one at the older table stays.
    const free = (own ? waiting.slice(0, waiting.indexOf(own)) : waiting)
      .filter((table) => isAlone && hasSeat(table, person, expected.get(table.id)))
      .map((table) => ({ table, people: peopleOf(table) }));
    const near = await ofSimilarStrength(store.db, kind, person, free, time);
    const found = (await this.#firstAttended(near, person, expected)) ?? own;
    const opened = found ? accept(found.id) : await tables.open(planOf(kind), person);
    if (opened.ok) await this.#reservations.reserve(opened.value, person, time + RESERVATION_MS);
    return opened;
  }

  /** The first of these tables that has a clock and whose people are all there or expected. */
  async #firstAttended(
    found: readonly TableSummary[],
    person: string,
    expected: ReadonlyMap<string, ReadonlySet<string>>,
  ): Promise<TableSummary | undefined> {
    const { tables } = this.#options;
    for (const table of found.slice(0, MAX_TABLES_ASKED)) {
      const { id, people } = table;
      const coming = new Set(expected.get(id)).add(person);
      const isMet =
        people.length === 0 ? expected.has(id) : await tables.areAllHere(id, people, coming);
      if (isMet && (await tables.at(id, ({ state }) => isTimed(state.plan)))) return table;
    }
    return undefined;
  }
}

/** True if the clock keeps a passive player from holding up the game, and the game does not take days. */
function isTimed({ clock }: TablePlan): boolean {
  return clock.kind === 'move' || clock.kind === 'game';
}

function isSeatedAt({ people }: TableSummary, person: string): boolean {
  return people.some(({ id }) => id === person);
}

/** The people at a table, and those for whom a seat is reserved. */
function peopleAt({ people }: TableSummary, expected: ReadonlySet<string> = new Set()): string[] {
  return [...new Set([...people.map(({ id }) => id), ...expected])];
}

/** True if a seat is free that is not reserved for another person. */
function hasSeat(table: TableSummary, person: string, expected?: ReadonlySet<string>): boolean {
  if (isSeatedAt(table, person)) return true;
  const taken = peopleAt(table, expected).filter((who) => who !== person);
  return table.openSeats + table.people.length > taken.length;
}

function planOf({ game, size, isRated }: TableKind): TablePlan {
  const seats = Array.from({ length: size }, () => ({ kind: 'open' }));
  return v.parse(TablePlan, { game, seats, isRated, isPublic: true, clock: QUICK_MATCH_CLOCK });
}
