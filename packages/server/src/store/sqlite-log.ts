/**
 * The log of the SQLite file. Entries have their places among those of their table, and so moves at a
 * hundred tables would change a hundred pages of the file. What is stored together is therefore first
 * one row of a log, and goes to its places when much has come together.
 *
 * What the log holds is in memory as well. The file is asked again only after another process, or one
 * before this, has written to it.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { headOf, type Row, rowsOf } from './lines.ts';

/** The log holds so many characters at most, and one batch more. */
const LONGEST = 1 << 16;

/** What became of a line, in a letter: stored, a conflict with what is there, or no such table. */
type Outcome = 's' | 'c' | 'm';

/** The end of a table, as far as it was asked for. */
interface Tail {
  /** The number of its next entry. */
  next: number;
  /** Its lines in the log. */
  readonly lines: string[];
}

/** Does its part in the transactions of others. */
export class Log {
  readonly #database: DatabaseSync;
  readonly #statement: (sql: string) => StatementSync;
  /** The version of the file as memory knows it; undefined if it does not. */
  #version: unknown;
  readonly #tails = new Map<string, Tail>();
  #length = 0;

  constructor(database: DatabaseSync, statement: (sql: string) => StatementSync) {
    this.#database = database;
    this.#statement = statement;
  }

  /** Whether it is time to let everything go to its place. */
  get isFull(): boolean {
    return this.#length > LONGEST;
  }

  /** Begins a transaction: what others have left in the log is known again. It writes nothing. */
  look(): void {
    const version = this.#statement('PRAGMA data_version').get()?.data_version;
    if (version === this.#version) return;
    this.forget();
    if (!this.#isThere()) return;
    for (const { lines } of this.#statement('SELECT lines FROM log ORDER BY number').all()) {
      for (const line of String(lines).split('\n')) this.#keep(line);
    }
    this.#version = version;
  }

  /** A new file has none before it is brought up to date. */
  #isThere(): boolean {
    return this.#statement(`SELECT 1 FROM sqlite_schema WHERE name = 'log'`).get() !== undefined;
  }

  /** What is in memory may not be what is in the file. */
  forget(): void {
    this.#version = undefined;
    this.#tails.clear();
    this.#length = 0;
  }

  /** Stores lines, and says of each what became of it. */
  append(text: string): string {
    const lines = text.split('\n');
    const outcomes = lines.map((line) => this.#append(line)).join('');
    const stored = lines.filter((_, index) => outcomes[index] === 's');
    if (stored.length > 0) {
      const kept = stored.length === lines.length ? text : stored.join('\n');
      this.#statement('INSERT INTO log (lines) VALUES (?)').run(kept);
    }
    return outcomes;
  }

  #append(line: string): Outcome {
    const { table, from, deadline } = headOf(line);
    const tail = this.#tails.get(table) ?? this.#find(table);
    if (!tail) return 'm';
    if (tail.next !== from) return 'c';
    this.#keep(line);
    if (deadline !== undefined) {
      this.#statement('UPDATE tables SET deadline = ? WHERE id = ?').run(deadline, table);
    }
    return 's';
  }

  #find(table: string): Tail | undefined {
    const found = this.#statement(
      `SELECT (SELECT max(number) FROM entries WHERE table_id = id) AS last
       FROM tables WHERE id = ?`,
    ).get(table);
    if (!found) return undefined;
    return this.#remember(table, found.last === null ? 0 : Number(found.last) + 1);
  }

  #remember(table: string, next: number): Tail {
    const tail = { next, lines: [] };
    this.#tails.set(table, tail);
    this.#length += table.length;
    return tail;
  }

  #keep(line: string): void {
    const { table, from, next } = headOf(line);
    const tail = this.#tails.get(table) ?? this.#remember(table, from);
    tail.next = next;
    tail.lines.push(line);
    this.#length += line.length;
  }

  /** The entries of a table that are still in the log, from a number on. */
  rowsOf(table: string, from: number): Row[] {
    const lines = this.#tails.get(table)?.lines ?? [];
    const rows = lines.flatMap(rowsOf);
    const first = lines[0] === undefined ? 0 : headOf(lines[0]).from;
    return rows.slice(Math.max(0, from - first));
  }

  /** Lets everything go to its place. */
  settle(): void {
    if (this.#length === 0) return;
    const insert = this.#statement(
      'INSERT INTO entries (table_id, number, time, person, command, body) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const [table, { lines }] of this.#tails) {
      for (const line of lines) {
        let { from } = headOf(line);
        for (const row of rowsOf(line)) insert.run(table, from++, ...row);
      }
    }
    this.#database.exec('DELETE FROM log');
    this.#tails.clear();
    this.#length = 0;
  }
}
