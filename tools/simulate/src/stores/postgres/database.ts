/** A database of Postgres in memory: its tables, its sessions, and what its disk has room for. */
import type { StoreSituation } from '../weather.ts';
import type { ColumnDefinition, Reference, Statement } from './ast.ts';
import { AdvisoryLocks } from './locks.ts';
import { refusal } from './refusal.ts';
import { Row, Table, type Values } from './table.ts';
import { Moments, type Notice, Transaction } from './transaction.ts';

/** What a database knows of a session. */
export interface Member {
  readonly channels: ReadonlySet<string>;
  hear(notice: Notice): void;
  /** Ends it, as a crash does. */
  kill(): void;
}

/** What a column of a row is when the database is described. */
interface Described {
  readonly table: string;
  readonly column: ColumnDefinition;
}

/** A database. */
export class Database {
  readonly moments = new Moments();
  readonly locks = new AdvisoryLocks();
  readonly sessions = new Set<Member>();
  readonly met: (situation: StoreSituation) => void;
  /** False while nothing more fits on its disk. */
  hasRoom = true;
  readonly #tables = new Map<string, Table>();
  /** Statements that wait, and see what was there when they began. */
  readonly #waiting = new Set<object>();
  #unpruned = new Set<Row>();

  constructor(met: (situation: StoreSituation) => void = () => undefined) {
    this.met = met;
  }

  table(name: string): Table {
    const table = this.#tables.get(name);
    if (!table) throw refusal('42P01', `relation "${name}" does not exist`);
    return table;
  }

  needsRoom(): void {
    if (this.hasRoom) return;
    this.met('the store had no room');
    throw refusal('53100', 'could not extend file: No space left on device');
  }

  /** Changes the schema, at once, since migrations run alone; gives what undoes it. */
  define(
    statement: Extract<Statement, { is: 'create table' | 'create index' | 'add column' }>,
  ): () => void {
    if (statement.is === 'create index')
      return this.table(statement.table).addIndex(statement.columns, statement.isUnique);
    if (statement.is === 'add column')
      return this.table(statement.table).addColumn(statement.column);
    const { name, ifMissing } = statement;
    if (!this.#tables.has(name)) return this.#addTable(statement);
    if (ifMissing) return () => undefined;
    throw refusal('42P07', `relation "${name}" already exists`);
  }

  #addTable(made: {
    readonly name: string;
    readonly columns: readonly ColumnDefinition[];
    readonly references: readonly Reference[];
    readonly isUnlogged: boolean;
    readonly keys: readonly (readonly string[])[];
  }): () => void {
    const table = new Table(made.name, made.columns, made.references, made.isUnlogged);
    for (const key of made.keys) table.addIndex(key, true);
    for (const { column } of made.references) table.addIndex([column], false);
    this.#tables.set(made.name, table);
    for (const reference of made.references)
      this.table(reference.table).referring.push({ table, reference });
    return () => {
      this.#tables.delete(made.name);
      for (const other of this.#tables.values())
        other.referring = other.referring.filter((one) => one.table !== table);
    };
  }

  /** Its tables and columns. */
  describe(): Described[] {
    return [...this.#tables.values()].flatMap(({ name, columns }) =>
      columns.map((column) => ({ table: name, column })),
    );
  }

  /** Ends a transaction: what it has said is heard, and what nobody can see any more is forgotten. */
  end(transaction: Transaction, state: 'committed' | 'rolled back'): void {
    if (transaction.state !== 'open') return;
    transaction.end(state, this.moments.next());
    this.locks.releaseAll(transaction);
    for (const row of transaction.touched) this.#unpruned.add(row);
    if (state === 'committed')
      for (const notice of transaction.notices)
        for (const session of this.sessions)
          if (session.channels.has(notice.channel)) session.hear(notice);
    this.#prune();
  }

  waits(statement: object): void {
    this.#waiting.add(statement);
  }

  goesOn(statement: object): void {
    this.#waiting.delete(statement);
  }

  #prune(): void {
    if (this.#waiting.size > 0) return;
    for (const row of this.#unpruned) row.prune();
    this.#unpruned = new Set();
  }

  /** Dies and comes back: open transactions never were, and tables without a log are empty. */
  crash(): void {
    this.met('the store died');
    for (const session of [...this.sessions]) session.kill();
    for (const table of this.#tables.values()) if (table.isUnlogged) table.empty();
  }

  /** Another with the same tables and rows: what was made ready once is there at once. */
  copy(met?: (situation: StoreSituation) => void): Database {
    const copy = new Database(met);
    const transaction = new Transaction();
    for (const table of this.#tables.values()) {
      const { name, columns, references, isUnlogged } = table;
      copy.#addTable({ name, columns, references, isUnlogged, keys: [] });
      const made = copy.table(name);
      for (const { columns: indexed, isUnique } of table.indexes) made.addIndex(indexed, isUnique);
      for (const row of table.rows) {
        const values = row.newest();
        if (values) new Row(made).write(values, transaction, copy.moments.next());
      }
    }
    copy.end(transaction, 'committed');
    return copy;
  }

  /** All rows of a table that are committed, for checks. */
  rowsOf(name: string): readonly Values[] {
    const snapshot = { moment: Number.POSITIVE_INFINITY, transaction: new Transaction() };
    return [...this.table(name).rows].flatMap((row) => {
      const values = row.seen(snapshot);
      return values ? [values] : [];
    });
  }
}
