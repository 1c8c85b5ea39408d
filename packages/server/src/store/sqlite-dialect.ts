/** Lets Kysely's queries be done by the thread that owns the SQLite file. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TableNode,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { JobResult, Statement, StoreJob } from './sqlite-jobs.ts';

/** Does a job somewhere else. */
export type Do = (job: StoreJob) => Promise<JobResult>;

/** SQLite behind a thread. Every query is safe on disk when it is answered; there are no longer transactions. */
export class ThreadDialect implements Dialect {
  protected readonly perform: Do;

  constructor(perform: Do) {
    this.perform = perform;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.perform);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new ThreadCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** The same for migrations, which have the thread for themselves: all pending steps are one transaction. */
export class MigrationDialect extends ThreadDialect {
  override createDriver(): Driver {
    return new MigrationDriver(this.perform);
  }

  override createAdapter(): SqliteAdapter {
    return new MigrationAdapter();
  }
}

const ENTRIES: keyof Schema = 'entries';

/** A query that says whether it is about entries. */
interface ThreadQuery extends CompiledQuery {
  readonly needsSettled: boolean;
}

/** Notes whether a query names `entries`. It sees names that Kysely knows, not the text of raw SQL: use `sql.table` there. */
class ThreadCompiler extends SqliteQueryCompiler {
  #needsSettled = false;

  override compileQuery(node: RootOperationNode, queryId: QueryId): ThreadQuery {
    this.#needsSettled = false;
    const compiled = super.compileQuery(node, queryId);
    return { ...compiled, needsSettled: this.#needsSettled };
  }

  protected override visitTable(node: TableNode): void {
    this.#needsSettled ||= node.table.identifier.name === ENTRIES;
    super.visitTable(node);
  }
}

/** A query as the thread gets it; one that another compiler made may be about anything. */
export function statementOf(query: CompiledQuery | ThreadQuery): Statement {
  const { sql, parameters, query: node } = query;
  const needsSettled = 'needsSettled' in query ? query.needsSettled : true;
  return { sql, parameters, isReadOnly: SelectQueryNode.is(node), needsSettled };
}

/** Statements need not wait for each other: the thread takes all that have come at once. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely assumes that SQLite can't roll back changes of its schema; it can. */
class MigrationAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver, DatabaseConnection {
  protected readonly perform: Do;

  constructor(perform: Do) {
    this.perform = perform;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.perform({ kind: 'query', ...statementOf(query) });
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

/** Error messages of SQLite about objects that exist already. */
const IS_THERE = /^(?:duplicate column name: |(?:table|index) \S+ already exists$)/;

class MigrationDriver extends ThreadDriver {
  /**
   * Steps were not atomic once: a file may have the first statements of a step without the step. No name is ever used
   * twice, so what is there already is what the step makes.
   */
  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await super.executeQuery<Row>(query);
    } catch (error) {
      if (error instanceof Error && IS_THERE.test(error.message)) return { rows: [] };
      throw error;
    }
  }

  override async beginTransaction(): Promise<void> {
    await this.perform({ kind: 'transaction', step: 'BEGIN IMMEDIATE' });
  }
  override async commitTransaction(): Promise<void> {
    await this.perform({ kind: 'transaction', step: 'COMMIT' });
  }
  override async rollbackTransaction(): Promise<void> {
    await this.perform({ kind: 'transaction', step: 'ROLLBACK' });
  }
}
