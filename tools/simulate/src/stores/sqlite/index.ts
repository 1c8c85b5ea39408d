/** The store of one server on a simulated disk: the server's own code and SQLite's, in one thread. */
import { EventEmitter } from 'node:events';
import {
  openSqlite,
  type Runtime,
  type SqliteOptions,
  SqliteThread,
  type Store,
} from '@nyhavn/server/internal';
import { SimulatedDatabase } from './database.ts';
import { type Engine, loadEngine, type SqliteMachine } from './vfs.ts';

/** What a store on a simulated disk runs on. */
export interface SimulatedSqlite {
  readonly machine: SqliteMachine;
  readonly runtime: Runtime;
  /** The name of the file on the disk. */
  readonly file?: string;
  readonly options?: Pick<
    SqliteOptions,
    'report' | 'observer' | 'onDeath' | 'quietMs' | 'maxLogLength'
  >;
}

/** A store whose process can be killed. */
export interface KillableStore {
  readonly store: Store;
  /** The process dies: nothing is answered any more. */
  kill(): void;
}

/** Opens the store in a file on the disk of a machine. */
export async function openSimulatedSqlite(simulated: SimulatedSqlite): Promise<KillableStore> {
  const engine = await loadEngine();
  const { machine, runtime, file = 'nyhavn.db', options } = simulated;
  const threads: OwnerInThread[] = [];
  const store = await openSqlite(file, {
    report: () => undefined,
    ...options,
    runtime,
    startThread(settling) {
      const thread = new OwnerInThread(engine, machine, runtime, settling);
      threads.push(thread);
      return thread;
    },
  });
  return { store, kill: () => threads.forEach((thread) => void thread.kill()) };
}

type Settling = Parameters<NonNullable<SqliteOptions['startThread']>>[0];
type Batch = Parameters<SqliteThread['do']>[0];

/** The owner of a file in place of a thread: batches come and answers go in turns of their own. */
class OwnerInThread extends EventEmitter {
  readonly #runtime: Runtime;
  #database: SimulatedDatabase | undefined;
  #thread: SqliteThread | undefined;
  #isDead = false;

  constructor(engine: Engine, machine: SqliteMachine, runtime: Runtime, settling: Settling) {
    super();
    this.#runtime = runtime;
    const own: Runtime = {
      ...runtime,
      // A process that is dead has no timers.
      later: (milliseconds, act) => runtime.later(milliseconds, () => this.#isDead || act()),
      soon: (act) => runtime.soon(() => this.#isDead || act()),
    };
    runtime.soon(() => {
      if (this.#isDead) return;
      try {
        this.#database = new SimulatedDatabase(engine, machine, settling.file);
        this.#thread = new SqliteThread(this.#database, {
          ...settling,
          size: machine.disk.files.get(settling.file)?.size ?? 0,
          runtime: own,
          post: (said) => this.#say('message', said),
        });
        this.#say('message', 'ready');
      } catch (error) {
        this.#say('error', error);
      }
    });
  }

  #say(event: string, what: unknown): void {
    this.#runtime.soon(() => this.#isDead || this.emit(event, what));
  }

  postMessage(batch: Batch): void {
    this.#runtime.soon(() => {
      if (this.#isDead) return;
      try {
        this.#thread?.do(batch);
      } catch (error) {
        this.#say('error', error);
      }
    });
  }

  async terminate(): Promise<void> {
    this.kill();
  }

  /** It does nothing more, and lets go of its file without a word to the disk. */
  kill(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#database?.abandon();
  }
}
