/** Clients at tables of many servers: seated, measured while they play, and gone. */
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@nyhavn/protocol';
import { NyhavnTable } from '../clients/nyhavn.ts';
import { Stopwatch } from '../clients/table.ts';
import { RawSocket, received } from '../raw-socket.ts';
import { until, within } from '../within.ts';
import type { Cost, MeasuredCluster } from './measured-cluster.ts';

/** Where the two clients of a table are: at different processes, or at one. */
export type Spread = 'apart' | 'together';

/** Tables whose clients sit down at the same time, and milliseconds for all of them. */
const TABLES_AT_ONCE = 20;
const SIT_TIMEOUT_MS = 120_000;

/** Milliseconds for moves on their way to come. */
const QUIET_TIMEOUT_MS = 60_000;

/** The measurements of a series of moves. */
export interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a client's move to both clients having heard of it. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes from servers to all clients. */
  readonly bytes: number;
  /** Microseconds of processor time. */
  readonly cost: Cost;
  readonly clients: number;
}

/** How long is played, with how much time between two moves at a table, or how many moves. */
export interface Playing {
  readonly time: number;
  readonly between?: number;
  readonly most?: number;
}

/** The difference of two costs. */
export function difference(after: Cost, before: Cost): Cost {
  return {
    servers: after.servers - before.servers,
    main: after.main - before.main,
    postgres: after.postgres - before.postgres,
    redis: after.redis - before.redis,
  };
}

/** Tables with their clients. */
export class Crowd {
  readonly #cluster: MeasuredCluster;
  readonly #spread: Spread;
  readonly #watch = new Stopwatch();
  readonly #tables: NyhavnTable[] = [];
  readonly #spectators: RawSocket[] = [];

  constructor(cluster: MeasuredCluster, spread: Spread) {
    this.#cluster = cluster;
    this.#spread = spread;
  }

  get size(): number {
    return this.#tables.length;
  }

  /** Seats two clients at further tables until there are so many, with a spectator for each of these cookies. */
  async seat(count: number, cookies: readonly string[] = []): Promise<void> {
    const first = this.size;
    for (let index = first; index < count; index++) {
      const table = await this.#table(index);
      if (cookies.length > 0) await this.#watched(table, index, cookies);
      this.#tables.push(table);
    }
    const sitting = async () => {
      for (let at = first; at < count; at += TABLES_AT_ONCE) {
        await Promise.all(this.#tables.slice(at, at + TABLES_AT_ONCE).map((table) => table.sit()));
      }
    };
    await within(SIT_TIMEOUT_MS, `sitting down at ${count - first} tables`, sitting());
  }

  /** The port of a process; processes are taken in turn. */
  #port(number: number): number {
    const { servers } = this.#cluster;
    return servers[number % servers.length]?.port ?? 0;
  }

  async #table(index: number): Promise<NyhavnTable> {
    const other = this.#spread === 'apart' ? index + 1 : index;
    const ports = [this.#port(index), this.#port(other)];
    const place = await this.#cluster.place();
    const another = () => this.#cluster.place();
    return new NyhavnTable(ports, index, place, this.#watch, another);
  }

  /** Half of those who look on are at each of two processes. */
  async #watched(table: NyhavnTable, index: number, cookies: readonly string[]): Promise<void> {
    const sockets = cookies.map(
      (cookie, who) => new RawSocket(this.#port(index + who), '/api/socket', cookie, () => {}),
    );
    this.#spectators.push(...sockets);
    const opened = Promise.all(sockets.map((socket) => socket.opened));
    await within(SIT_TIMEOUT_MS, 'letting spectators in', opened);
    const hello = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, isCompact: true });
    for (const socket of sockets) socket.send(hello);
    table.arrived = (id) => {
      const watch = JSON.stringify({ type: 'watch', id: 'w', channel: 0, table: id });
      for (const socket of sockets) socket.send(watch);
    };
  }

  /** Plays, and says what it cost. */
  async play({ time, between = 0, most }: Playing): Promise<Figures> {
    const watch = this.#watch;
    const begin = () => {
      for (const [index, table] of this.#tables.entries()) {
        table.begin(between, (between * index) / this.size, most);
      }
    };
    if (most === undefined) {
      begin();
      await pause(Math.max(between, time / 4));
    }
    const before = await this.#cluster.cost();
    const clients = process.cpuUsage();
    received.bytes = 0;
    watch.start();
    const began = performance.now();
    if (most === undefined) await pause(time);
    else {
      begin();
      await until(
        time,
        () => `${most} moves at each table`,
        () => this.#hasMade(most),
      );
    }
    watch.isRunning = false;
    const took = performance.now() - began;
    const { bytes } = received;
    const { user, system } = process.cpuUsage(clients);
    const after = await this.#cluster.cost();
    await this.rest();

    const times = Float64Array.from([...watch.plain, ...watch.drawn]).sort();
    const moves = times.length;
    return {
      moves,
      movesPerSecond: (1000 * moves) / took,
      p50: times[Math.floor(moves * 0.5)] ?? 0,
      p99: times[Math.floor(moves * 0.99)] ?? 0,
      bytes,
      cost: difference(after, before),
      clients: user + system,
    };
  }

  #hasMade(most: number): boolean {
    const { plain, drawn } = this.#watch;
    return plain.length + drawn.length >= most * this.size;
  }

  /** No more moves, and those on their way have come. */
  async rest(): Promise<void> {
    for (const table of this.#tables) table.end();
    const late = () => this.#tables.filter(({ isWaiting }) => isWaiting);
    const standing = () => late().map((table) => table.standing);
    await until(
      QUIET_TIMEOUT_MS,
      () => `the last moves (${standing().join('; ')})`,
      () => late().length === 0,
    );
  }

  /** Everybody goes. */
  leave(): void {
    for (const table of this.#tables) table.close();
    for (const socket of this.#spectators) socket.close();
    this.#tables.length = 0;
    this.#spectators.length = 0;
  }
}
