/** A session of Postgres: statements one after the other, in transactions, with limits of time. */
import type { SimulatedTime } from '../weather.ts';
import type { Query, Statement, Value } from './ast.ts';
import type { Database, Member } from './database.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { change, insert, lockRows, type Writing } from './modify.ts';
import { parse } from './parse.ts';
import { refusal } from './refusal.ts';
import { type Answer, run, type SessionLimits } from './runner.ts';
import { readAll } from './select.ts';
import type { Values } from './table.ts';
import { type Notice, type Steps, Transaction } from './transaction.ts';

/** What a session needs of the line to its client. */
export interface Line {
  hear(notice: Notice): void;
  /** The session is over. */
  onEnd(error: Error): void;
}

const NOTHING: Answer = { command: '', rows: [], count: 0 };

/** Kysely asks with this which tables there are. */
const DESCRIPTION = /from "pg_catalog"\."pg_attribute"/;

/** A session. */
export class Session implements Member {
  readonly channels = new Set<string>();
  readonly #database: Database;
  readonly #time: SimulatedTime;
  readonly #limits: SessionLimits;
  readonly #line: Line;
  #transaction: Transaction | undefined;
  /** That of the statement that is being done. */
  #current: Transaction | undefined;
  #hasFailed = false;
  #isOver = false;
  /** Stops the statement that is being done. */
  #stop: ((error: Error) => void) | undefined;
  #callOffIdle: (() => void) | undefined;
  #isHungUp = false;

  constructor(database: Database, time: SimulatedTime, limits: SessionLimits, line: Line) {
    this.#database = database;
    this.#time = time;
    this.#limits = limits;
    this.#line = line;
    database.sessions.add(this);
  }

  hear(notice: Notice): void {
    this.#line.hear(notice);
  }

  /** Does the statements of a text, and says what the last one gives. */
  execute(
    sql: string,
    parameters: readonly Value[],
    answered: (said: Answer | Error) => void,
  ): void {
    this.#callOffIdle?.();
    if (this.#isOver) return;
    let isDone = false;
    const finish = (said: Answer | Error) => {
      isDone = true;
      this.#stop = undefined;
      if (said instanceof Error) this.fail();
      if (this.#isHungUp) this.#end();
      else {
        this.#mayIdle();
        answered(said);
      }
    };
    try {
      if (parameters.some((value) => typeof value === 'string' && value.includes('\0')))
        throw refusal('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
      const stop = run(this.#all(sql, parameters), {
        database: this.#database,
        time: this.#time,
        limits: this.#limits,
        transaction: () => this.#current,
        finish,
      });
      if (!isDone) this.#stop = stop;
    } catch (error) {
      finish(error as Error);
    }
  }

  /** An error undoes the transaction at once; its client still has to end it. */
  fail(): void {
    if (!this.#transaction) return;
    this.#hasFailed = true;
    this.#database.end(this.#transaction, 'rolled back');
  }

  *#all(sql: string, parameters: readonly Value[]): Steps<Answer> {
    if (DESCRIPTION.test(sql)) return this.#describe();
    let last = NOTHING;
    for (const statement of parse(sql)) last = yield* this.#one(statement, parameters);
    return last;
  }

  *#one(statement: Statement, parameters: readonly Value[]): Steps<Answer> {
    switch (statement.is) {
      case 'commit':
      case 'rollback':
        this.#close(statement.is === 'commit' && !this.#hasFailed ? 'committed' : 'rolled back');
        return NOTHING;
      case 'set':
        return NOTHING;
    }
    if (this.#hasFailed) throw refusal('25P02', 'current transaction is aborted');
    switch (statement.is) {
      case 'begin':
        this.#transaction ??= new Transaction();
        return NOTHING;
      case 'listen':
        this.channels.add(statement.channel);
        return NOTHING;
      case 'query':
        return yield* this.#inTransaction((transaction) =>
          this.#query(statement, parameters, transaction),
        );
      default: {
        const undo = this.#database.define(statement);
        this.#transaction?.onRollback(undo);
        return NOTHING;
      }
    }
  }

  /** Statements without a transaction have one of their own. */
  *#inTransaction(act: (transaction: Transaction) => Steps<Answer>): Steps<Answer> {
    this.#current = this.#transaction;
    if (this.#transaction) return yield* act(this.#transaction);
    const own = new Transaction();
    this.#current = own;
    try {
      const answer = yield* act(own);
      this.#database.end(own, 'committed');
      return answer;
    } finally {
      this.#database.end(own, 'rolled back');
    }
  }

  *#query(
    statement: Extract<Statement, { is: 'query' }>,
    parameters: readonly Value[],
    transaction: Transaction,
  ): Steps<Answer> {
    const database = this.#database;
    const named = new Map<string, readonly Values[]>();
    const origin: Writing = {
      parameters,
      named,
      moments: database.moments,
      snapshot: { moment: database.moments.next(), transaction },
      table: (name) => database.table(name),
      needsRoom: () => database.needsRoom(),
      now: () => this.#time.timeOfDay(),
      read: (select, outer) => readAll(select, outer, origin).map(({ values }) => values),
      act: (name, args) => this.#act(name, args, transaction),
    };
    for (const { name, query } of statement.with)
      named.set(name, (yield* this.#perform(query, origin)).rows);
    return yield* this.#perform(statement.query, origin);
  }

  *#perform(query: Query, origin: Writing): Steps<Answer> {
    const command = query.is.toUpperCase();
    if (query.is === 'insert') return { command, ...(yield* insert(query, origin)) };
    if (query.is !== 'select') return { command, ...(yield* change(query, origin)) };
    if (query.lock !== 'no') {
      const rows = yield* lockRows(query, origin);
      return { command, rows, count: rows.length };
    }
    const [first] = query.items;
    if (first?.of.is === 'call' && first.of.name.startsWith('pg_advisory_')) {
      const scope: Scope = { rows: [], outer: undefined, statement: origin };
      const [name = null] = first.of.args.map((of) => evaluate(of, scope));
      yield* this.#lock(first.of.name, String(name), origin.snapshot.transaction);
    }
    const rows = readAll(query, undefined, origin).map(({ values }) => values);
    return { command, rows, count: rows.length };
  }

  *#lock(name: string, key: string, transaction: Transaction): Steps<void> {
    const { locks } = this.#database;
    if (name === 'pg_advisory_xact_lock') yield* locks.take(key, transaction, false, transaction);
    if (name === 'pg_advisory_lock') yield* locks.take(key, this, false);
    if (name === 'pg_advisory_lock_shared') yield* locks.take(key, this, true);
  }

  #act(name: string, [first = null, second = null]: readonly Value[], by: Transaction): Value {
    switch (name) {
      case 'pg_notify':
        by.notices.push({ channel: String(first), payload: String(second) });
        return '';
      case 'pg_try_advisory_lock':
        return this.#database.locks.tryTake(String(first), this);
      case 'pg_advisory_unlock':
        return this.#database.locks.release(String(first), this);
      // These have waited already.
      case 'pg_advisory_xact_lock':
      case 'pg_advisory_lock':
      case 'pg_advisory_lock_shared':
        return '';
      case 'set_config':
        return second;
      default:
        throw refusal('42883', `the model of Postgres has no function ${name}`);
    }
  }

  #describe(): Answer {
    const rows = this.#database.describe().map(({ table, column }) => ({
      column: column.name,
      not_null: column.isNotNull,
      has_default: column.fallback !== undefined,
      table,
      table_type: 'r',
      schema: 'public',
      type: column.type,
      type_schema: 'pg_catalog',
      column_description: null,
      auto_incrementing: null,
    }));
    return { command: 'SELECT', rows, count: rows.length };
  }

  #close(state: 'committed' | 'rolled back'): void {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    this.#hasFailed = false;
    if (transaction) this.#database.end(transaction, state);
  }

  #mayIdle(): void {
    const { idleInTransaction } = this.#limits;
    if (!this.#transaction || idleInTransaction === 0) return;
    this.#callOffIdle = this.#time.later(idleInTransaction, () => {
      this.#database.met('a transaction was idle for too long');
      this.#end();
      this.#line.onEnd(
        refusal('25P03', 'terminating connection due to idle-in-transaction timeout'),
      );
    });
  }

  /** The client is gone: what is being done goes on to its end, and a transaction without one is rolled back. */
  hangUp(): void {
    this.#isHungUp = true;
    if (!this.#stop) this.#end();
  }

  kill(): void {
    if (this.#isOver) return;
    const error = refusal('57P01', 'terminating connection due to administrator command');
    this.#isHungUp = true;
    this.#stop?.(error);
    this.#end();
    this.#line.onEnd(error);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#callOffIdle?.();
    this.#database.sessions.delete(this);
    this.#close('rolled back');
    this.#database.locks.releaseAll(this);
  }
}
