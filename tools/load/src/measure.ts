/** One server under load: started, its tables seated, played at in turns with the others, and ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { BoardgameTable } from './clients/boardgame.ts';
import { ColyseusTable } from './clients/colyseus.ts';
import { NyhavnTable } from './clients/nyhavn.ts';
import { SocketsTable } from './clients/sockets.ts';
import { type LoadTable, Stopwatch } from './clients/table.ts';
import type { Sample } from './figures.ts';
import { received } from './raw-socket.ts';
import { ServerProcess } from './server-process.ts';
import { until, within } from './within.ts';

/** The servers that are compared. */
export const KINDS = ['nyhavn', 'nyhavn-1', 'boardgame', 'colyseus', 'sockets'] as const;

/** One of them. */
export type Kind = (typeof KINDS)[number];

/** How long, and at how many tables. */
export interface Load {
  readonly tables: number;
  /** Milliseconds that each server gets in a round at full speed. */
  readonly time: number;
  /** Milliseconds between two moves at a table that plays calmly, and for how long. */
  readonly calm: { readonly between: number; readonly time: number };
  /** How long tables are left alone before their memory is measured. */
  readonly rest: number;
  /** Arguments for the server's Node. */
  readonly node: readonly string[];
}

/**
 * So many games of a table can follow without sitting down first, as the clients of the others need not:
 * to open a table and to sit down is no move. At full speed a hundred tables play some six in 1.5 seconds,
 * a thousand hardly one.
 */
const gamesAhead = (tables: number, time: number) =>
  Math.max(1, Math.round((800 / tables) * (time / 1500)));

/** For the first few tables, which warm the server up. */
const FIRST_GAMES = 12;

/** Moves after which a server is warm; a slow one has to do with fewer. */
const WARM_MOVES = 20_000;

/** Milliseconds for which a server is warmed up at least, and at most. */
const WARM_UP = [1000, 4000] as const;

/** Tables whose clients sit down at the same time. */
const TABLES_AT_ONCE = 50;

/** Tables that are opened before memory is measured, so that everything has run once. */
const FIRST_TABLES = 20;

/** Milliseconds for a server to start with its tables, for clients to sit down, and for the last moves to come. */
const START_TIMEOUT_MS = 120_000;
const SIT_TIMEOUT_MS = 60_000;
const QUIET_TIMEOUT_MS = 30_000;

/** A server with its tables. */
export class Contender {
  readonly #server: ServerProcess;
  readonly #watch = new Stopwatch();
  readonly #tables: LoadTable[] = [];
  /** Bytes that a table costs at which two clients sit and nothing happens. */
  memoryPerTable = 0;

  private constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** Starts a server and seats two clients at each of its tables. */
  static start(kind: Kind, load: Load): Promise<Contender> {
    return within(START_TIMEOUT_MS, `starting ${kind}`, Contender.#start(kind, load));
  }

  static async #start(kind: Kind, load: Load): Promise<Contender> {
    const server = await ServerProcess.start(kind, load.node);
    const contender = new Contender(server);
    await contender.#seat(kind, load);
    return contender;
  }

  async #seat(kind: Kind, { tables, rest }: Load): Promise<void> {
    const server = this.#server;
    const another = async () => (await server.open(1))[0]!;
    const open = (place: string) =>
      tableOf(kind, server.port, this.#tables.length, place, this.#watch, another);
    await this.#gather(await server.open(FIRST_TABLES), open);
    await this.#prepare(FIRST_GAMES);
    await this.#warmUp();
    await pause(rest);
    const before = await server.memory();
    await this.#gather(await server.open(tables - FIRST_TABLES), open);
    await pause(rest);
    this.memoryPerTable = ((await server.memory()) - before) / (tables - FIRST_TABLES);
  }

  async #gather(places: readonly string[], open: (place: string) => LoadTable): Promise<void> {
    const first = this.#tables.length;
    for (const place of places) this.#tables.push(open(place));
    for (let at = first; at < this.#tables.length; at += TABLES_AT_ONCE) {
      await Promise.all(this.#tables.slice(at, at + TABLES_AT_ONCE).map((table) => table.sit()));
    }
  }

  #prepare(games: number): Promise<void> {
    return within(SIT_TIMEOUT_MS, 'sitting down at the next tables', this.#sitDown(games));
  }

  async #sitDown(games: number): Promise<void> {
    for (let at = 0; at < this.#tables.length; at += TABLES_AT_ONCE) {
      const some = this.#tables.slice(at, at + TABLES_AT_ONCE);
      await Promise.all(some.map((table) => table.prepare(games)));
    }
  }

  /** Lets a server come to its speed: its code is compiled in the course of so many moves. */
  async #warmUp(): Promise<void> {
    const [least, most] = WARM_UP;
    for (const table of this.#tables) table.begin();
    for (
      let time = 0;
      time < least || (time < most && this.#watch.moves < WARM_MOVES);
      time += 100
    ) {
      await pause(100);
    }
    await this.#quiet();
  }

  /** Every table makes its next move as soon as both clients have heard of the one before. */
  async full({ time, rest }: Load): Promise<Sample> {
    const sample = await this.#play(time, 0);
    // Postponed work of a server must not run while the next one plays.
    await pause(rest);
    return sample;
  }

  /** Every table makes a move at fixed times; one that can't, because the last took too long, is late from then on. */
  calm({ calm }: Load): Promise<Sample> {
    return this.#play(calm.time, calm.between);
  }

  async #play(time: number, between: number): Promise<Sample> {
    const watch = this.#watch;
    // Calm tables hardly come to the end of a game.
    await this.#prepare(between === 0 ? gamesAhead(this.#tables.length, time) : 1);
    for (const [index, table] of this.#tables.entries()) {
      table.begin(between, (between * index) / this.#tables.length);
    }
    await pause(Math.max(between, time / 8));
    const server = await this.#server.usage();
    const clients = process.cpuUsage();
    received.bytes = 0;
    watch.start();
    const began = performance.now();
    await pause(time);
    watch.isRunning = false;
    const took = performance.now() - began;
    const { bytes } = received;
    const { user, system } = process.cpuUsage(clients);
    const used = await this.#server.usage();
    await this.#quiet();
    return {
      plain: watch.plain,
      drawn: watch.drawn,
      draws: watch.draws,
      took,
      bytes,
      cpu: used.all - server.all,
      main: used.main - server.main,
      clients: user + system,
    };
  }

  /** No more moves, and those on their way have come. */
  async #quiet(): Promise<void> {
    for (const table of this.#tables) table.end();
    await until(
      QUIET_TIMEOUT_MS,
      () => 'the last moves',
      () => this.#tables.every(({ isWaiting }) => !isWaiting),
    );
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    await this.#server.stop();
  }
}

function tableOf(
  kind: Kind,
  port: number,
  index: number,
  place: string,
  watch: Stopwatch,
  another: () => Promise<string>,
): LoadTable {
  switch (kind) {
    case 'nyhavn':
    case 'nyhavn-1':
      return new NyhavnTable([port, port], index, place, watch, another);
    case 'boardgame':
      return new BoardgameTable(port, index, place, watch);
    case 'colyseus':
      return new ColyseusTable(port, index, place, watch);
    case 'sockets':
      return new SocketsTable(port, index, place, watch);
  }
}
