/** A server's life with its store: tables, moves, people; and what has to be there afterwards. */
import type { Random } from '@nyhavn/engine';
import { type Entry, TablePlan } from '@nyhavn/protocol';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Store } from '../../../src/store/store.ts';
import { insertTable } from '../../../src/store/tables.ts';
import type { VirtualTime } from './virtual-time.ts';

const seats = [{ kind: 'open' }, { kind: 'open' }];
const plan = v.parse(TablePlan, { game: 'roll-and-write', seats });

/** Entries that were given to the store together. */
interface Given {
  readonly from: number;
  readonly texts: readonly string[];
  /** Undefined where nobody knows: the power failed before the answer. */
  answer?: 'stored' | 'failed';
}

/** What was given to a store, and what it has confirmed. */
export class Workload {
  readonly #random: Random;
  readonly #time: VirtualTime;
  readonly #tables = new Map<string, { isStored: boolean; readonly given: Given[] }>();
  /** Names that two rows got together, and the last that was confirmed. */
  readonly #names = [''];
  #confirmedName = 0;
  /** Answers that were neither what was asked nor a failure of the store. */
  readonly wrong: string[] = [];

  constructor(random: Random, time: VirtualTime) {
    this.#random = random;
    this.#time = time;
  }

  /** Does some things at once. */
  async step(store: Store): Promise<void> {
    const count = 1 + this.#random.below(4);
    await Promise.all(Array.from({ length: count }, () => this.#act(store)));
  }

  #act(store: Store): Promise<unknown> {
    const kind = this.#random.below(16);
    if (kind === 0 || this.#tables.size === 0) return this.#open(store);
    if (kind === 1) return this.#rename(store);
    if (kind === 2)
      return store.db
        .selectFrom('entries')
        .select('number')
        .execute()
        .catch(() => 0);
    if (kind === 3) return store.probe().catch(() => 0);
    if (kind === 4) return this.#look(store);
    if (kind === 5) return new Promise((resolve) => void this.#time.later(20, () => resolve(0)));
    return this.#append(store);
  }

  async #open(store: Store): Promise<void> {
    const id = `table-${this.#tables.size}`;
    const table = { isStored: false, given: [] };
    this.#tables.set(id, table);
    const time = this.#time.timeOfDay();
    try {
      await insertTable(store.db, { id, seed: '00', plan, host: 'ida', openSeats: 2, time });
      table.isStored = true;
    } catch {
      // Expected: the store has failed.
    }
  }

  #pick() {
    const stored = [...this.#tables].filter(([, { isStored }]) => isStored);
    return stored[this.#random.below(Math.max(1, stored.length))];
  }

  async #append(store: Store): Promise<void> {
    const [id, table] = this.#pick() ?? [];
    if (!id || !table) return;
    // What has failed while the power was on is not there.
    while (table.given.at(-1)?.answer === 'failed') table.given.pop();
    const before = table.given.at(-1);
    const from = before ? before.from + before.texts.length : 0;
    const length = this.#random.below(12) === 0 ? 9000 : 1 + this.#random.below(80);
    const texts = Array.from({ length: 1 + this.#random.below(3) }, (_, index) =>
      `${from + index} `.padEnd(length, 'x'),
    );
    const given: Given = { from, texts };
    table.given.push(given);
    const entries = texts.map((text): Entry => ({ kind: 'said', by: 0, text }));
    const by = { person: 'ida', id: `c${from}` };
    try {
      const answer = await store.journal.append(id, from, {
        entries,
        time: this.#time.timeOfDay(),
        by,
        deadline: from,
      });
      if (answer === 'stored') given.answer = 'stored';
      else if (given.answer !== 'failed') this.wrong.push(`${id} ${from} is taken`);
    } catch {
      given.answer = 'failed';
      // What was given after it failed too, or follows on nothing.
      const at = table.given.indexOf(given);
      for (const later of table.given.slice(at + 1)) later.answer ??= 'failed';
    }
  }

  async #rename(store: Store): Promise<void> {
    const name = `name ${this.#names.length}`;
    this.#names.push(name);
    const at = this.#names.length - 1;
    const changes = ['left', 'right'].map((id) => ({
      query: store.db
        .insertInto('people')
        .values({ id, name, created: 0 })
        .onConflict((there) => there.column('id').doUpdateSet({ name })),
      mustChange: true,
    }));
    try {
      await store.transaction(changes);
      this.#confirmedName = Math.max(this.#confirmedName, at);
    } catch {
      // Expected: the store has failed.
    }
  }

  async #look(store: Store): Promise<void> {
    const [id, table] = this.#pick() ?? [];
    if (!id || !table) return;
    const sure = table.given.filter(({ answer }) => answer === 'stored').length;
    try {
      const stored = await store.journal.load(id);
      this.wrong.push(...this.#compare(id, textsOf(stored?.entries ?? []), sure));
    } catch {
      // Expected: the store has failed.
    }
  }

  /** What of a table is missing, or there by half: of what it was given, at least so much has to be there. */
  #compare(id: string, found: readonly string[], sure: number): string[] {
    const given = this.#tables.get(id)?.given ?? [];
    for (let count = sure; count <= given.length; count++) {
      const expected = given.slice(0, count).flatMap(({ texts }) => texts);
      if (expected.length === found.length && expected.every((text, at) => text === found[at]))
        return [];
    }
    const of = given.map(({ texts, answer }) => `${texts.length}${answer ? ` ${answer}` : ''}`);
    return [`${id} has ${found.length} entries of ${of.join(', ')}`];
  }

  /** Everything that is not as it has to be. */
  async problems(store: Store): Promise<string[]> {
    const problems = [...this.wrong];
    for (const [id, { isStored, given }] of this.#tables) {
      const stored = await store.journal.load(id);
      if (!stored && isStored) problems.push(`${id} is missing`);
      const sure = given.filter(({ answer }) => answer === 'stored').length;
      problems.push(...this.#compare(id, textsOf(stored?.entries ?? []), sure));
      if (stored && stored.entries.length > 0 && stored.deadline !== lastOf(stored.entries, given))
        problems.push(`${id} has the deadline ${stored.deadline}`);
    }
    const rows = await store.db.selectFrom('people').select(['id', 'name']).execute();
    const [left = '', right = ''] = rows.map(({ name }) => name);
    if (left !== right || this.#names.indexOf(left) < this.#confirmedName)
      problems.push(`the names are ${left} and ${right}, not ${this.#names[this.#confirmedName]}`);
    const { rows: check } = await sql<object>`PRAGMA integrity_check`.execute(store.db);
    if (JSON.stringify(check) !== '[{"integrity_check":"ok"}]')
      problems.push(JSON.stringify(check));
    const settled = await store.db.selectFrom('entries').select('number').execute();
    const { rows: log } = await sql<object>`SELECT number FROM log`.execute(store.db);
    if (log.length > 0)
      problems.push(`${log.length} rows are in the log, ${settled.length} in their places`);
    return problems;
  }
}

function textsOf(entries: readonly { readonly entry: Entry }[]): string[] {
  return entries.map(({ entry }) => ('text' in entry ? (entry.text ?? '') : ''));
}

/** The deadline that came with the last batch: the number of its first entry. */
function lastOf(entries: readonly unknown[], given: readonly Given[]): number | undefined {
  return given.findLast(({ from }) => from < entries.length)?.from;
}
