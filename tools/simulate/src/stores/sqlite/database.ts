/** A file of SQLite on a simulated disk, with the interface that the server's store uses. */
import type { SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from '@nyhavn/server/internal';
import type { BindableValue, Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';
import { type Engine, type SqliteMachine, VFS_NAME } from './vfs.ts';

type Row = NonNullable<ReturnType<SqliteStatement['get']>>;

/** An open file. One is open on a disk at a time, as the server locks its folder. */
export class SimulatedDatabase implements SqliteDatabase {
  readonly #engine: Engine;
  readonly #machine: SqliteMachine;
  readonly #database: Database;
  readonly #statements: PreparedStatement[] = [];
  #isClosed = false;

  constructor(engine: Engine, machine: SqliteMachine, name: string) {
    this.#engine = engine;
    this.#machine = machine;
    const { oo1 } = engine.sqlite;
    this.#database = this.#on(() => new oo1.DB({ filename: name, flags: 'c', vfs: VFS_NAME }));
    // Node's SQLite has pages of this size.
    this.exec('PRAGMA page_size = 4096');
  }

  /** Does something on the machine of this file, with errors as Node has them. */
  #on<Value>(act: () => Value): Value {
    this.#engine.machine = this.#machine;
    try {
      return act();
    } catch (error) {
      if (error instanceof Error && 'resultCode' in error)
        throw Object.assign(new Error(error.message), { errcode: Number(error.resultCode) });
      throw error;
    }
  }

  get isTransaction(): boolean {
    return this.#engine.sqlite.capi.sqlite3_get_autocommit(this.#database) === 0;
  }

  exec(sql: string): void {
    this.#on(() => this.#database.exec(sql));
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#on(() => this.#database.prepare(sql));
    this.#statements.push(statement);
    const columns = statement.columnCount > 0 ? statement.getColumnNames() : [];
    const rows = (parameters: readonly SQLInputValue[], most: number): Row[] =>
      this.#on(() => {
        const found: Row[] = [];
        try {
          if (parameters.length > 0) statement.bind(parameters as readonly BindableValue[]);
          while (found.length < most && statement.step()) found.push(statement.get({}) as Row);
          return found;
        } finally {
          reset(statement);
        }
      });
    return {
      columns: () => columns,
      get: (...parameters) => rows(parameters, 1)[0],
      all: (...parameters) => rows(parameters, Number.POSITIVE_INFINITY),
      run: (...parameters) => {
        const { capi } = this.#engine.sqlite;
        const before = capi.sqlite3_total_changes(this.#database);
        rows(parameters, Number.POSITIVE_INFINITY);
        const changed = capi.sqlite3_total_changes(this.#database) > before;
        return {
          changes: changed ? capi.sqlite3_changes(this.#database) : 0,
          lastInsertRowid: capi.sqlite3_last_insert_rowid(this.#database),
        };
      },
    };
  }

  /** Lets go of it as a process does that is killed: the disk hears nothing of it. */
  abandon(): void {
    const { disk } = this.#machine;
    const { failsAt } = disk;
    disk.failsAt = Math.min(failsAt, disk.operations);
    try {
      this.close();
    } catch {
      // Expected: on a disk that is off nothing can be closed well.
    }
    disk.failsAt = failsAt;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#on(() => {
      for (const statement of this.#statements) statement.finalize();
      this.#database.close();
    });
  }
}

/** Makes a statement ready to be done again. */
function reset(statement: PreparedStatement): void {
  try {
    statement.reset();
    statement.clearBindings();
  } catch {
    // Expected: it says again what its last step has thrown.
  }
}
