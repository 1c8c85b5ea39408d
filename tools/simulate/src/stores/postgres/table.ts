/** Tables of Postgres: rows in versions, and keys that find them. */
import type { ColumnDefinition, Reference, Value } from './ast.ts';
import { refusal } from './refusal.ts';
import type { Snapshot, Transaction } from './transaction.ts';

/** Values by column. */
export type Values = Readonly<Record<string, Value>>;

/** One version of a row. */
interface Version {
  readonly values: Values;
  readonly by: Transaction;
  /** When it was made, within its transaction too. */
  readonly made: number;
  removed?: { readonly by: Transaction; readonly at: number } | undefined;
}

/** A row with its versions, the newest last, and the transactions that have it locked. */
export class Row {
  readonly table: Table;
  versions: Version[] = [];
  /** Locked by one for change, or by several who refer to it. */
  locked: Transaction | undefined;
  readonly shared = new Set<Transaction>();

  constructor(table: Table) {
    this.table = table;
  }

  /** The values that a statement sees. */
  seen({ moment, transaction }: Snapshot): Values | undefined {
    const happened = (by: Transaction, at: number) =>
      by === transaction ? at <= moment : by.committed !== undefined && by.committed <= moment;
    return this.versions.findLast(
      ({ by, made, removed }) =>
        happened(by, made) && !(removed && happened(removed.by, removed.at)),
    )?.values;
  }

  /** The newest values, once nobody else is at work on it: those of the last commit, or the transaction's own. */
  newest(): Values | undefined {
    const last = this.versions.at(-1);
    return last?.removed ? undefined : last?.values;
  }

  /** Open transactions that have written it, other than this one. */
  writers(mine: Transaction): Transaction[] {
    const all = this.versions.flatMap(({ by, removed }) => (removed ? [by, removed.by] : [by]));
    return [...new Set(all)].filter((by) => by !== mine && by.state === 'open');
  }

  /** Transactions that have to end before this one may change the row. */
  holders(mine: Transaction): Transaction[] {
    const writers = this.writers(mine);
    return this.locked && this.locked !== mine ? [...writers, this.locked] : writers;
  }

  /** Transactions that have to end before this one may have the row for itself: those that refer to it, too. */
  users(mine: Transaction): Transaction[] {
    return [...this.holders(mine), ...[...this.shared].filter((by) => by !== mine)];
  }

  /** Transactions that have to end before this one may refer to the row: those that delete it, or lock its key. */
  keyHolders(mine: Transaction): Transaction[] {
    const removed = this.versions.at(-1)?.removed?.by;
    return this.holders(mine).filter((by) => by === removed || by === this.locked);
  }

  /** Locks it for one alone. */
  lock(by: Transaction): void {
    this.locked = by;
    by.touched.add(this);
  }

  write(values: Values | undefined, by: Transaction, at: number): void {
    by.touched.add(this);
    const last = this.versions.at(-1);
    if (last) last.removed = { by, at };
    if (!values) return;
    this.versions.push({ values, by, made: at });
    this.table.index(this, values);
  }

  /** Lets go of it, and forgets what a transaction that was rolled back has done to it. */
  release(by: Transaction): void {
    if (this.locked === by) this.locked = undefined;
    this.shared.delete(by);
    if (by.state !== 'rolled back') return;
    for (const version of this.versions)
      if (version.removed?.by === by) version.removed = undefined;
    this.#keep((version) => version.by !== by);
  }

  /** Forgets versions that nobody can see any more. */
  prune(): void {
    if (this.versions.length > 1 || this.versions[0]?.removed)
      this.#keep(({ removed }) => removed?.by.state !== 'committed');
  }

  #keep(isNeeded: (version: Version) => boolean): void {
    const gone = this.versions.filter((version) => !isNeeded(version));
    if (gone.length === 0) return;
    this.versions = this.versions.filter(isNeeded);
    for (const { values } of gone) this.table.unindex(this, values);
  }
}

/** Rows by the values of some columns. */
class Index {
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  readonly #rows = new Map<string, Set<Row>>();

  constructor(columns: readonly string[], isUnique: boolean) {
    this.columns = columns;
    this.isUnique = isUnique;
  }

  /** The key of values; undefined where one is null, which equals nothing. */
  keyOf(values: Values): string | undefined {
    let key = '';
    for (const column of this.columns) {
      const value = values[column] ?? null;
      if (value === null) return undefined;
      key += `${value}\u0000`;
    }
    return key;
  }

  add(row: Row, values: Values): void {
    const key = this.keyOf(values);
    if (key === undefined) return;
    const there = this.#rows.get(key);
    if (there) there.add(row);
    else this.#rows.set(key, new Set([row]));
  }

  remove(row: Row, values: Values): void {
    const key = this.keyOf(values);
    if (key === undefined || row.versions.some((version) => this.keyOf(version.values) === key))
      return;
    const there = this.#rows.get(key);
    there?.delete(row);
    if (there?.size === 0) this.#rows.delete(key);
  }

  find(values: Values): Iterable<Row> {
    return this.#rows.get(this.keyOf(values) ?? '') ?? [];
  }

  clear(): void {
    this.#rows.clear();
  }
}

/** A table. */
export class Table {
  readonly name: string;
  readonly isUnlogged: boolean;
  columns: ColumnDefinition[];
  readonly references: Reference[];
  /** References of other tables to this one. */
  referring: { readonly table: Table; readonly reference: Reference }[] = [];
  readonly rows = new Set<Row>();
  indexes: Index[] = [];

  constructor(
    name: string,
    columns: readonly ColumnDefinition[],
    references: readonly Reference[],
    isUnlogged: boolean,
  ) {
    this.name = name;
    this.columns = [...columns];
    this.references = [...references];
    this.isUnlogged = isUnlogged;
  }

  /** The unique keys. */
  get keys(): readonly Index[] {
    return this.indexes.filter(({ isUnique }) => isUnique);
  }

  /** Adds an index, and one on its first column, by which rows are found too; gives what undoes it. */
  addIndex(columns: readonly string[], isUnique: boolean): () => void {
    const added = columns.length > 0 ? [new Index(columns, isUnique)] : [];
    if (columns.length > 1) added.push(new Index(columns.slice(0, 1), false));
    for (const row of this.rows)
      for (const { values } of row.versions) for (const index of added) index.add(row, values);
    this.indexes.push(...added);
    return () => {
      this.indexes = this.indexes.filter((index) => !added.includes(index));
    };
  }

  /** Adds a column to all rows; gives what undoes it. */
  addColumn(column: ColumnDefinition): () => void {
    const { name, fallback } = column;
    if (this.columns.some((one) => one.name === name))
      throw refusal('42701', `column "${name}" of "${this.name}" already exists`);
    this.columns.push(column);
    const value = fallback?.is === 'value' ? fallback.value : null;
    this.#rewrite((values) => ({ ...values, [name]: value }));
    return () => {
      this.columns = this.columns.filter((one) => one !== column);
      this.#rewrite(({ [name]: _, ...values }) => values);
    };
  }

  #rewrite(change: (values: Values) => Values): void {
    for (const row of this.rows)
      row.versions = row.versions.map((version) => ({
        ...version,
        values: change(version.values),
      }));
  }

  index(row: Row, values: Values): void {
    this.rows.add(row);
    for (const index of this.indexes) index.add(row, values);
  }

  unindex(row: Row, values: Values): void {
    for (const index of this.indexes) index.remove(row, values);
    if (row.versions.length === 0) this.rows.delete(row);
  }

  /** Rows that can have these values. */
  candidates(known: Values): Iterable<Row> {
    const names = Object.keys(known);
    let best: Index | undefined;
    for (const index of this.indexes) {
      if (!index.columns.every((column) => names.includes(column))) continue;
      if (!best || index.columns.length > best.columns.length) best = index;
    }
    return best ? best.find(known) : this.rows;
  }

  empty(): void {
    this.rows.clear();
    for (const index of this.indexes) index.clear();
  }
}
