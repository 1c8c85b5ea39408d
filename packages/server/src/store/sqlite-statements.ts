/** Prepared statements of the SQLite thread. */
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts';

/** Statements that are kept: a list of ids makes another text for each of its lengths. */
const MAX_CACHED_STATEMENTS = 256;

/** Bounded cache: prepares a statement once, and forgets the one that was prepared first where there are too many. */
export class StatementCache {
  readonly #database: SqliteDatabase;
  readonly #most: number;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: SqliteDatabase, most = MAX_CACHED_STATEMENTS) {
    this.#database = database;
    this.#most = most;
  }

  /** The number of cached statements. */
  get size(): number {
    return this.#statements.size;
  }

  /** The statement of a text. */
  readonly prepare = (sql: string): SqliteStatement => {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.#database.prepare(sql);
    if (this.#statements.size >= this.#most) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    this.#statements.set(sql, prepared);
    return prepared;
  };
}
