/** The part of SQLite's interface that the store uses: Node has it, and a simulation has another. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** A row by the names of its columns. */
type OutputRow = Record<string, SQLOutputValue>;

/** A prepared statement. */
export interface SqliteStatement {
  get(...parameters: readonly SQLInputValue[]): OutputRow | undefined;
  all(...parameters: readonly SQLInputValue[]): OutputRow[];
  run(...parameters: readonly SQLInputValue[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  /** Empty where it gives no rows. */
  columns(): readonly unknown[];
}

/** An open file. Errors have SQLite's extended code as `errcode`. */
export interface SqliteDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}
