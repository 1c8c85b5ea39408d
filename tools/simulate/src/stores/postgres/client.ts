/** A client of the model, as `pg` has clients: what it asks is on its way for a while, and may be lost. */
import { EventEmitter } from 'node:events';
import type { SimulatedTime, StoreWeather, Way } from '../weather.ts';
import type { Value } from './ast.ts';
import type { Database } from './database.ts';
import { refusal } from './refusal.ts';
import type { Answer } from './runner.ts';
import { Session } from './session.ts';

/** The settings of a connection that the model knows. */
export interface ClientSettings {
  readonly connectionTimeoutMillis?: number | undefined;
  readonly query_timeout?: number | undefined;
  readonly statement_timeout?: number | false | undefined;
  readonly lock_timeout?: number | undefined;
  readonly idle_in_transaction_session_timeout?: number | undefined;
  readonly keepAliveInitialDelayMillis?: number | undefined;
}

/** The process that has the connections: it may stand still, and then it hears everything later. */
export interface ClientProcess extends Pick<SimulatedTime, 'later'> {
  deliver(act: () => void): void;
}

/** What a client's machine and the line to the database are like now. */
export interface ClientDeps {
  readonly database: Database;
  readonly time: SimulatedTime;
  readonly process: ClientProcess;
  readonly weather: StoreWeather;
  /** False while the database refuses connections. */
  readonly isUp: boolean;
  /** True while the line to the database is cut, and silent. */
  readonly isCut: boolean;
  readonly clients: Set<ModelClient>;
}

/** A query as `pg` takes it. */
interface QueryConfig {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: 'array';
}

/** A result as `pg` gives it. */
interface QueryResult {
  readonly command: string;
  readonly rows: readonly unknown[];
  readonly rowCount: number;
}

interface Asked {
  readonly text: string;
  readonly values: readonly Value[];
  readonly isArray: boolean;
  resolve(result: QueryResult): void;
  reject(error: Error): void;
  callOff: () => void;
  isAnswered: boolean;
}

/** A silent line is given up by the system after nine signs of life that were not answered, as on Linux. */
const SIGNS_OF_LIFE_MS = 9 * 75_000;

/** Names the statement that may come twice: it is safe to repeat. */
const REPEATABLE = /INSERT INTO entries/;

/** A connection of a process to the model. */
export class ModelClient extends EventEmitter {
  readonly #settings: ClientSettings;
  readonly #deps: ClientDeps;
  #session: Session | undefined;
  #queue: Asked[] = [];
  #current: Asked | undefined;
  #isOver = false;

  constructor(settings: ClientSettings, deps: ClientDeps) {
    super();
    this.#settings = settings;
    this.#deps = deps;
  }

  async connect(): Promise<void> {
    const { time, weather, database, clients, process } = this.#deps;
    const { there, back, lost } = weather.way('connect');
    const patience = this.#settings.connectionTimeoutMillis ?? 0;
    await new Promise<void>((resolve, reject) => {
      const isSilent = this.#deps.isCut || lost !== undefined;
      if (isSilent) {
        if (patience === 0) return;
        process.later(patience, () => reject(new Error('timeout exceeded when trying to connect')));
      } else time.later(there + back, () => process.deliver(resolve));
    });
    if (!this.#deps.isUp) {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    }
    const limits = {
      statement: this.#settings.statement_timeout || 0,
      lock: this.#settings.lock_timeout ?? 0,
      idleInTransaction: this.#settings.idle_in_transaction_session_timeout ?? 0,
    };
    this.#session = new Session(database, time, limits, {
      hear: (notice) => this.#hear(notice),
      onEnd: (error) => this.#arrive(() => this.#break(error)),
    });
    clients.add(this);
  }

  #hear({ channel, payload }: { readonly channel: string; readonly payload: string }): void {
    const late = this.#deps.weather.notice();
    if (late === undefined || this.#deps.isCut) this.#deps.database.met('a notice was lost');
    else
      this.#deps.time.later(late, () => {
        this.#deps.process.deliver(() => {
          if (!this.#isOver) this.emit('notification', { channel, payload });
        });
      });
  }

  query(config: string | QueryConfig, values: readonly unknown[] = []): Promise<QueryResult> {
    const {
      text,
      rowMode,
      values: given = values,
    } = typeof config === 'string' ? { text: config, rowMode: undefined } : config;
    return new Promise((resolve, reject) => {
      const asked: Asked = {
        text,
        values: given.map((value) => (value === undefined ? null : value)) as Value[],
        isArray: rowMode === 'array',
        resolve,
        reject,
        callOff: () => undefined,
        isAnswered: false,
      };
      if (this.#isOver) {
        reject(new Error('Client has encountered a connection error and is not queryable'));
        return;
      }
      const patience = this.#settings.query_timeout ?? 0;
      if (patience > 0)
        asked.callOff = this.#deps.process.later(patience, () => {
          this.#deps.database.met('the store was silent');
          this.#settle(asked, new Error('Query read timeout'));
        });
      this.#queue.push(asked);
      this.#next();
    });
  }

  #next(): void {
    if (this.#current || this.#isOver) return;
    const asked = this.#queue.shift();
    if (!asked) return;
    this.#current = asked;
    const { time, weather, database } = this.#deps;
    const way = weather.way(asked.text);
    const isLost = way.lost === 'statement' || this.#deps.isCut;
    if (isLost) {
      database.met('a statement was lost');
      if (!this.#deps.isCut) this.#lose(way, way.there);
      return;
    }
    time.later(way.there, () => {
      if (this.#deps.isCut || !this.#session) return;
      if (way.isInTheWay && !/^\s*(begin|commit|rollback|set|listen)/i.test(asked.text)) {
        database.met('transactions stood in each other’s way');
        this.#session.fail();
        this.#come(asked, refusal('40P01', 'deadlock detected'), way.back);
        return;
      }
      const answer = (said: Answer | Error) => {
        if (way.lost !== 'answer') this.#come(asked, said, way.back);
        else {
          database.met('an answer was lost, and what was asked is done');
          this.#lose(way, way.back);
        }
      };
      if (way.isTwice && REPEATABLE.test(asked.text)) {
        database.met('a statement came twice');
        this.#session.execute(asked.text, asked.values, () =>
          this.#session?.execute(asked.text, asked.values, answer),
        );
      } else this.#session.execute(asked.text, asked.values, answer);
    });
  }

  /** The line is dead: it breaks now, or where it is silent when the system notices. */
  #lose({ isSilent = false }: Way, late: number): void {
    const alive = this.#settings.keepAliveInitialDelayMillis;
    if (!isSilent) this.#deps.time.later(late, () => this.#snap());
    else if (alive) this.#deps.time.later(alive + SIGNS_OF_LIFE_MS, () => this.#snap());
  }

  #come(asked: Asked, said: Answer | Error, late: number): void {
    this.#deps.time.later(late, () => this.#arrive(() => this.#settle(asked, said)));
  }

  /** What the database says is not heard while the line is cut. */
  #arrive(act: () => void): void {
    if (this.#deps.isCut || this.#isOver) return;
    this.#deps.process.deliver(() => {
      if (!this.#isOver) act();
    });
  }

  #settle(asked: Asked, said: Answer | Error): void {
    if (asked.isAnswered) {
      if (this.#current === asked) this.#current = undefined;
      this.#next();
      return;
    }
    asked.isAnswered = true;
    asked.callOff();
    const isSilence = said instanceof Error && said.message === 'Query read timeout';
    if (isSilence) this.#queue = this.#queue.filter((one) => one !== asked);
    if (said instanceof Error) asked.reject(said);
    else
      asked.resolve({
        rows: asked.isArray ? said.rows.map((row) => Object.values(row)) : said.rows,
        rowCount: said.count,
        command: said.command,
      });
    // The connection waits on for an answer that is late.
    if (!isSilence) {
      this.#current = undefined;
      this.#next();
    }
  }

  /** The line breaks on both sides. */
  #snap(): void {
    this.#session?.hangUp();
    this.#deps.process.deliver(() => this.#break(new Error('Connection terminated unexpectedly')));
  }

  #break(error: Error): void {
    if (this.#isOver) return;
    const asked = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#over();
    for (const one of asked) {
      one.callOff();
      if (!one.isAnswered) one.reject(error);
      one.isAnswered = true;
    }
    this.emit('error', error);
    this.emit('end');
  }

  #over(): void {
    this.#isOver = true;
    this.#queue = [];
    this.#deps.clients.delete(this);
  }

  /** The line was cut for so long that both sides have given up. */
  reset(): void {
    this.#session?.hangUp();
    const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    this.#deps.process.deliver(() => this.#break(error));
  }

  /** Its process dies: it hears nothing any more, and the database notices. */
  die(): void {
    for (const one of this.#current ? [this.#current, ...this.#queue] : this.#queue) one.callOff();
    this.#over();
    this.removeAllListeners();
    this.#session?.hangUp();
  }

  async end(): Promise<void> {
    if (this.#isOver) return;
    const asked = this.#current ? [this.#current, ...this.#queue] : this.#queue;
    this.#over();
    this.#session?.hangUp();
    for (const one of asked) {
      one.callOff();
      if (!one.isAnswered) one.reject(new Error('Connection terminated'));
    }
    this.emit('end');
  }
}
