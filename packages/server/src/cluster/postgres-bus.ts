/** A bus over Postgres' own notices, on a connection that also says that this process is alive. */
import pg from 'pg';
import { type Cancel, type Runtime, SYSTEM } from '../runtime.ts';
import { connectionTo, type PostgresMachine } from '../store/postgres.ts';
import { PG, type PostgresDriver } from '../store/postgres-driver.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import type { Bus, BusListener } from './bus.ts';

/** The name under which everything is said in this database. */
const CHANNEL = 'nyhavn';

/** The advisory lock that living processes share; the process that gets it exclusively is the first. */
const ALIVE_LOCK = "hashtextextended('nyhavn processes', 0)";

/** Longer notices Postgres does not take. */
const MAX_NOTIFY_BYTES = 7900;

/** Milliseconds until a lost connection is tried again. */
const RECONNECT_PAUSE_MS = 500;

/** Milliseconds between two signs of life: a cut cable closes no connection. */
const HEARTBEAT_MS = 5000;

/** A task of the first process of a cluster, before others join. */
export type WhenFirst = (client: pg.Client) => Promise<void>;

/** A bus on one channel of Postgres: every process receives all messages and filters them. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #listener: BusListener;
  readonly #driver: PostgresDriver;
  readonly #runtime: Runtime;
  readonly #topics = new Set<string>();
  #client: pg.Client | undefined;
  #unsent: string[] = [];
  #isSending = false;
  #isClosed = false;
  #callOffRetry: Cancel | undefined;
  readonly #stopHeart: Cancel;

  private constructor(url: string, listener: BusListener, machine: PostgresMachine) {
    this.#url = url;
    this.#listener = listener;
    this.#driver = machine.driver ?? PG;
    this.#runtime = machine.runtime ?? SYSTEM;
    this.#stopHeart = this.#runtime.every(HEARTBEAT_MS, () => {
      if (!this.#isSending) void this.#ask('SELECT 1');
    });
  }

  /** Connects; whether this is the first process, and what that one has to do is done. */
  static async open(
    url: string,
    listener: BusListener,
    whenFirst: WhenFirst,
    machine: PostgresMachine = {},
  ): Promise<{ readonly bus: PostgresBus; readonly isFirst: boolean }> {
    const bus = new PostgresBus(url, listener, machine);
    return { bus, isFirst: await bus.#connect(whenFirst) };
  }

  async #connect(whenFirst: WhenFirst): Promise<boolean> {
    const client = this.#driver.client(connectionTo(this.#url));
    // `end` follows, and with it the next try.
    client.on('error', (error) => this.#listener.onError(error));
    client.on('notification', ({ payload = '' }) => this.#onNotification(payload));
    try {
      await client.connect();
      const { rows } = await client.query<{ first: boolean }>(
        `SELECT pg_try_advisory_lock(${ALIVE_LOCK}) AS first`,
      );
      const isFirst = rows[0]?.first === true;
      if (isFirst) await whenFirst(client);
      await client.query(`SELECT pg_advisory_lock_shared(${ALIVE_LOCK})`);
      if (isFirst) await client.query(`SELECT pg_advisory_unlock(${ALIVE_LOCK})`);
      await client.query(`LISTEN ${CHANNEL}`);
      client.on('end', () => this.#reconnect(client));
      this.#client = client;
      return isFirst;
    } catch (error) {
      // Expected: the first error is thrown; the connection was broken or never made.
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  #reconnect(lost?: pg.Client): void {
    if (this.#isClosed || (lost && lost !== this.#client)) return;
    this.#client = undefined;
    this.#callOffRetry = this.#runtime.later(RECONNECT_PAUSE_MS, () => {
      this.#connect(async () => undefined).then(
        () => (this.#isClosed ? this.close() : this.#listener.onReconnect()),
        (error) => {
          // While the database is gone, that was reported when the line broke.
          if (!isStoreUnavailable(error)) this.#listener.onError(error);
          this.#reconnect();
        },
      );
    });
  }

  #onNotification(payload: string): void {
    const end = payload.indexOf('\n');
    const topic = payload.slice(0, end);
    if (this.#topics.has(topic)) this.#listener.onMessage(topic, payload.slice(end + 1));
  }

  async subscribe(topic: string): Promise<void> {
    this.#topics.add(topic);
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
  }

  publish(topic: string, text: string): void {
    const payload = `${topic}\n${text}`;
    if (!this.#client || Buffer.byteLength(payload) > MAX_NOTIFY_BYTES) return;
    this.#unsent.push(payload);
    // Messages of one turn of the event loop travel together.
    if (this.#unsent.length === 1 && !this.#isSending) this.#runtime.soon(() => void this.#send());
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    const notify = `SELECT pg_notify('${CHANNEL}', said) FROM unnest($1::text[]) AS said`;
    while (this.#client && this.#unsent.length > 0) {
      const payloads = this.#unsent;
      this.#unsent = [];
      await this.#ask(notify, [payloads]);
    }
    this.#unsent = [];
    this.#isSending = false;
  }

  /** A connection that does not answer is broken, and delivers nothing either. */
  async #ask(sql: string, values: unknown[] = []): Promise<void> {
    const client = this.#client;
    await client?.query(sql, values).catch((error) => {
      this.#listener.onError(error);
      if (error instanceof pg.DatabaseError) return undefined;
      this.#reconnect(client);
      // Expected: the connection is broken already.
      return client.end().catch(() => undefined);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOffRetry?.();
    this.#stopHeart();
    // Expected: a connection that is broken already can't be ended.
    await this.#client?.end().catch(() => undefined);
  }
}
