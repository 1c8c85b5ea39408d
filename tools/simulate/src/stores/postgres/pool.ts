/** A pool of connections, as `pg` has pools. */
import { EventEmitter } from 'node:events';
import { type ClientDeps, type ClientSettings, ModelClient } from './client.ts';

/** Settings of a pool that the model knows. */
export interface PoolSettings extends ClientSettings {
  readonly max?: number | undefined;
  readonly onConnect?: ((client: ModelClient) => unknown) | undefined;
}

/** A client that is lent. */
type Lent = ModelClient & { release(isBroken?: boolean | Error): void };

interface Waiting {
  resolve(client: Lent): void;
  reject(error: unknown): void;
}

/** A pool of one process. */
export class ModelPool extends EventEmitter {
  readonly options: PoolSettings;
  readonly #deps: ClientDeps;
  readonly #idle: ModelClient[] = [];
  readonly #all = new Set<ModelClient>();
  readonly #waiting: Waiting[] = [];
  #connecting = 0;
  #isEnding = false;
  #onEmpty: (() => void) | undefined;

  constructor(options: PoolSettings, deps: ClientDeps) {
    super();
    this.options = options;
    this.#deps = deps;
  }

  async connect(): Promise<Lent> {
    if (this.#isEnding) throw new Error('Cannot use a pool after calling end on the pool');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve, reject };
      const patience = this.options.connectionTimeoutMillis ?? 0;
      if (patience > 0) {
        const callOff = this.#deps.process.later(patience, () => {
          const at = this.#waiting.indexOf(waiting);
          if (at < 0) return;
          this.#waiting.splice(at, 1);
          reject(new Error('timeout exceeded when trying to connect'));
        });
        waiting.resolve = (client) => {
          callOff();
          resolve(client);
        };
        waiting.reject = (error) => {
          callOff();
          reject(error);
        };
      }
      this.#waiting.push(waiting);
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#waiting.length > 0 && this.#idle.length > 0) {
      const client = this.#idle.pop();
      const waiting = this.#waiting.shift();
      if (client && waiting) waiting.resolve(this.#lend(client));
    }
    const { max = 10 } = this.options;
    const more = Math.min(
      this.#waiting.length - this.#connecting,
      max - this.#all.size - this.#connecting,
    );
    for (let count = 0; count < more; count++) void this.#open();
  }

  async #open(): Promise<void> {
    this.#connecting++;
    const client = new ModelClient(this.options, this.#deps);
    try {
      await client.connect();
      this.#all.add(client);
      this.emit('connect', client);
      client.once('end', () => this.#forget(client));
      client.on('error', (error) => {
        if (this.#idle.includes(client)) this.emit('error', error, client);
      });
      await this.options.onConnect?.(client);
      this.#connecting--;
      this.#idle.push(client);
    } catch (error) {
      this.#connecting--;
      this.#forget(client);
      this.#waiting.shift()?.reject(error);
    }
    this.#serve();
  }

  #lend(client: ModelClient): Lent {
    let isLent = true;
    return Object.assign(client, {
      release: (isBroken: boolean | Error = false) => {
        if (!isLent) return;
        isLent = false;
        if (isBroken || this.#isEnding || !this.#all.has(client)) {
          void client.end();
          this.#forget(client);
        } else this.#idle.push(client);
        this.#serve();
      },
    });
  }

  #forget(client: ModelClient): void {
    this.#all.delete(client);
    const at = this.#idle.indexOf(client);
    if (at >= 0) this.#idle.splice(at, 1);
    if (this.#all.size === 0) this.#onEmpty?.();
    this.#serve();
  }

  /** As `pg` does: a connection on which a statement failed is not used again. */
  async query(...asked: Parameters<ModelClient['query']>): ReturnType<ModelClient['query']> {
    const client = await this.connect();
    try {
      const result = await client.query(...asked);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    for (const client of [...this.#idle]) await client.end();
    if (this.#all.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
  }
}
