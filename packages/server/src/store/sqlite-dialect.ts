/** Lets Kysely's queries be done by the thread that owns the SQLite file. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer, Job } from './jobs.ts';

/** Does a job somewhere else. */
export type Do = (job: Job) => Promise<Answer>;

/** SQLite behind a thread. Every query is safe on disk when it is answered; there are no longer transactions. */
export class ThreadDialect implements Dialect {
  readonly #do: Do;

  constructor(perform: Do) {
    this.#do = perform;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#do);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Statements need not wait for each other: the thread takes all that have come at once. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver, DatabaseConnection {
  readonly #do: Do;

  constructor(perform: Do) {
    this.#do = perform;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#do({ kind: 'query', sql, parameters });
    if (typeof answer === 'string' || answer.kind !== 'rows') {
      throw new Error('a query was answered by something else');
    }
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.changes) };
  }

  // biome-ignore lint/correctness/useYield: it has nothing to give.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing is streamed here');
  }

  async beginTransaction(): Promise<void> {
    throw new Error('many writes share a transaction: make it one statement');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}
