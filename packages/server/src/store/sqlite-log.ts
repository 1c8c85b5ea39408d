/**
 * The log of the SQLite file. Entries have their places among those of their table, and so moves at a
 * hundred tables would change a hundred pages of the file. A batch is therefore first
 * one row of a log; its entries move to their places when the server is idle, or when the log is long.
 *
 * perf: without it (266 lines less) a move costs 45 to 47 µs of processor time, with it 31 to 33.
 *
 * The entries of a command are a line of text, also on the way to the thread: a text is copied in a fraction of the time
 * that objects take. The log is in memory, too; the file is read again only after another process has written to it.
 */
import type { Entry } from '@nyhavn/protocol';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts';
import type { AppendBatch, StoredEntry } from './store.ts';

/** An entry as a row of the file, but for its table. */
export type Row = readonly [
  number: number,
  time: number,
  person: string | null,
  command: string | null,
  body: string,
];

/** Tabs stand between fields and line ends between lines; JSON spells both otherwise. */
const SEPARATORS = /[\t\n]/;

/** The first fields of a line. */
export interface Head {
  readonly table: string;
  /** The number of the first entry, and of the one after the last. */
  readonly from: number;
  readonly next: number;
  /** The table's next deadline; undefined leaves it as it is. */
  readonly deadline: number | null | undefined;
}

/** Fields before the bodies of entries: the head, time, person and command. */
const FIELDS = 7;

/** The line of what has happened. */
export function lineOf(table: string, from: number, batch: AppendBatch): string {
  const { entries, time, by, deadline } = batch;
  const { person = '', id = '' } = by ?? {};
  if (SEPARATORS.test(table + person + id)) {
    throw new Error('ids have no tabs and line ends');
  }
  let line = `${table}\t${from}\t${from + entries.length}\t${deadline}\t${time}\t${person}\t${id}`;
  for (const entry of entries) line += `\t${JSON.stringify(entry)}`;
  return line;
}

/** The beginning of a line. */
export function headOf(line: string): Head {
  const table = line.indexOf('\t');
  const from = line.indexOf('\t', table + 1);
  const next = line.indexOf('\t', from + 1);
  const deadline = line.slice(next + 1, line.indexOf('\t', next + 1));
  return {
    table: line.slice(0, table),
    from: Number(line.slice(table + 1, from)),
    next: Number(line.slice(from + 1, next)),
    deadline: deadline === 'undefined' ? undefined : deadline === 'null' ? null : Number(deadline),
  };
}

/** The entries of a line, as rows. Person and command are the first one's. */
export function rowsOf(line: string): Row[] {
  const fields = line.split('\t');
  const [, from, , , time, person, command] = fields;
  const first = Number(from) - FIELDS;
  const at = Number(time);
  const rows: Row[] = [];
  for (let field = FIELDS; field < fields.length; field++) {
    const isFirst = field === FIELDS;
    const by = (isFirst && person) || null;
    rows.push([first + field, at, by, (isFirst && command) || null, fields[field]!]);
  }
  return rows;
}

/** A row as JSON; `sqlite-thread.ts` has the same in SQL. Rows of a table follow each other with commas. */
export function textOf([, time, person, command, body]: Row): string {
  return `[${time},${JSON.stringify(person)},${JSON.stringify(command)},${body}]`;
}

/** The entries that such a text tells of. */
export function entriesIn(rows: string): StoredEntry[] {
  const all: [number, string | null, string | null, Entry][] = JSON.parse(`[${rows}]`);
  return all.map(([time, person, command, entry]) => ({
    entry,
    time,
    ...(person === null ? {} : { person }),
    ...(command === null ? {} : { command }),
  }));
}

/** If other processes write to the file, the log is read often and must be short. */
const MAX_LENGTH_FOR_TWO = 1 << 16;

/** The result of a line, in a letter: stored, conflict, or missing table. */
type LineResult = 's' | 'c' | 'm';

/** The end of a table, as far as it was asked for. */
interface Tail {
  /** The number of its next entry. */
  next: number;
  /** Its lines in the log. */
  readonly lines: string[];
}

/** Does its part in the transactions of others. */
export class WriteLog {
  readonly #database: SqliteDatabase;
  /** Prepared when they are first needed: a new file has no tables before it is brought up to date. */
  readonly #statements = new Map<string, SqliteStatement>();
  /** From so many characters on, a few tables are settled after each batch. */
  #long: number;
  /** The version of the file as memory knows it; undefined if it does not. */
  #version: unknown;
  readonly #tails = new Map<string, Tail>();
  /** Characters in the log, and the number of its latest row; 0 if there is none. */
  #length = 0;
  #last = 0;
  /** Tables that are on their way to their places, and what of the log is not needed when they are there. */
  #leaving: string[] = [];
  #needless = { length: 0, last: 0 };

  constructor(database: SqliteDatabase, long: number) {
    this.#long = long;
    this.#database = database;
  }

  #statement(sql: string): SqliteStatement {
    const prepared = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** True if the log is long enough to be settled under load. */
  get isLong(): boolean {
    return this.#length > this.#long;
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  /** Begins a transaction: what others have left in the log is known again. It writes nothing. */
  look(): void {
    const version = this.#statement('PRAGMA data_version').get()?.data_version;
    if (version === this.#version) return;
    if (this.#version !== undefined) this.#long = Math.min(this.#long, MAX_LENGTH_FOR_TWO);
    this.forget();
    if (!this.#isThere()) return;
    for (const row of this.#statement('SELECT number, lines FROM log ORDER BY number').all()) {
      this.#last = Number(row.number);
      this.#length += String(row.lines).length;
      // Those of which the table knows are in their places already.
      for (const line of String(row.lines).split('\n')) this.#keep(line, headOf(line));
    }
    this.#version = version;
  }

  /** A new file has none before it is brought up to date. */
  #isThere(): boolean {
    return this.#statement(`SELECT 1 FROM sqlite_schema WHERE name = 'log'`).get() !== undefined;
  }

  /** Drops the copy in memory, which may differ from the file. */
  forget(): void {
    this.#version = undefined;
    this.#clear();
  }

  #clear(): void {
    this.#tails.clear();
    this.#length = 0;
    this.#last = 0;
    this.#leaving = [];
  }

  /** Stores lines, and says of each what became of it. */
  append(text: string): string {
    const lines = text.split('\n');
    const outcomes = lines.map((line) => this.#append(line)).join('');
    const stored = lines.filter((_, index) => outcomes[index] === 's');
    if (stored.length > 0) {
      const kept = stored.length === lines.length ? text : stored.join('\n');
      const { lastInsertRowid } = this.#statement('INSERT INTO log (lines) VALUES (?)').run(kept);
      this.#last = Number(lastInsertRowid);
      this.#length += kept.length;
    }
    return outcomes;
  }

  #append(line: string): LineResult {
    const head = headOf(line);
    const outcome = this.#keep(line, head);
    if (outcome === 's' && head.deadline !== undefined) {
      const update = this.#statement('UPDATE tables SET deadline = ? WHERE id = ?');
      update.run(head.deadline, head.table);
    }
    return outcome;
  }

  /** Remembers a line that follows on what its table knows. */
  #keep(line: string, { table, from, next }: Head): LineResult {
    const tail = this.#tails.get(table) ?? this.#find(table);
    if (!tail) return 'm';
    if (tail.next !== from) return 'c';
    tail.next = next;
    tail.lines.push(line);
    return 's';
  }

  #find(table: string): Tail | undefined {
    const found = this.#statement(
      `SELECT (SELECT max(number) FROM entries WHERE table_id = id) AS last
       FROM tables WHERE id = ?`,
    ).get(table);
    if (!found) return undefined;
    const tail = { next: found.last === null ? 0 : Number(found.last) + 1, lines: [] };
    this.#tails.set(table, tail);
    return tail;
  }

  /** The entries of a table that are still in the log, from a number on. */
  rowsOf(table: string, from: number): Row[] {
    const lines = this.#tails.get(table)?.lines ?? [];
    return lines.flatMap(rowsOf).filter(([number]) => number >= from);
  }

  /** Lets so many characters go to their places at least. When all have gone, so has that part of the log. */
  settleSome(length: number): void {
    if (this.#leaving.length === 0) {
      this.#leaving = [...this.#tails.keys()];
      this.#needless = { length: this.#length, last: this.#last };
    }
    for (let settled = 0; settled < length && this.#leaving.length > 0; ) {
      settled += this.#settle(this.#leaving.pop()!);
    }
    if (this.#leaving.length > 0) return;
    const { length: needless, last } = this.#needless;
    this.#statement('DELETE FROM log WHERE number <= ?').run(last);
    this.#length -= needless;
    if (this.#last === last) this.#last = 0;
  }

  /** Lets everything go to its place. */
  settle(): void {
    if (this.#last === 0) return;
    for (const table of this.#tails.keys()) this.#settle(table);
    this.#database.exec('DELETE FROM log');
    this.#clear();
  }

  /** Gives how many characters of a table went to its place. */
  #settle(table: string): number {
    const insert = this.#statement(
      'INSERT INTO entries (table_id, number, time, person, command, body) VALUES (?, ?, ?, ?, ?, ?)',
    );
    let length = 0;
    for (const line of this.#tails.get(table)?.lines ?? []) {
      for (const row of rowsOf(line)) insert.run(table, ...row);
      length += line.length;
    }
    this.#tails.delete(table);
    return length;
  }
}
