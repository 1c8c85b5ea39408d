/** Many tables with people at several servers, and whatever these need, for faults to be injected. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';
import { type Service, startPostgres, startRedis } from '@nyhavn/test-services';
import { expect } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { ReconnectingClient, type ThinkingTime } from '../crash/reconnecting-client.ts';
import { RestartableServer } from '../crash/restartable-server.ts';
import { expectTruth } from '../history/reading.ts';

/** Who sits at a table; the n-th table has the n-th of these, over and over. */
const SEATINGS = [
  ['open', 'open'],
  ['open', 'random'],
  ['open', 'open', 'random'],
  ['open', 'greedy'],
];

const MINUTE_MS = 60_000;

/** Nobody needs so long, whatever happens, unless the time of day is taken for how long somebody has thought. */
const CLOCKS = [
  { kind: 'none' },
  { kind: 'move', time: 5 * MINUTE_MS },
  { kind: 'game', time: 50 * MINUTE_MS },
];

/** Each of the people plays at several tables. */
const TABLES_OF_PERSON = 6;

/** Milliseconds for which people think while faults are injected. */
const THINKING_TIME_MS = 1500;

/** Some people ask after so many milliseconds of silence whether anybody is there, others wait. */
const SILENCE_MS = 2500;

/** After a fault all have to know everything within so many milliseconds, also on a machine with much to do. */
const MAX_QUIESCE_MS = 120_000;

const POLL_MS = 100;

/** So much of what a server said last is worth knowing. */
const SHOWN_OUTPUT_LENGTH = 2000;

/** Waits for some milliseconds. */
export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Servers, and people at their tables. */
export class TestCluster {
  readonly servers: readonly RestartableServer[];
  readonly players: ReconnectingClient[] = [];
  readonly #data: string;
  readonly #services: readonly Service[];
  readonly #thinkingTime: ThinkingTime = { pause: THINKING_TIME_MS, isHeld: false };
  /** What a server has told somebody that it never may. */
  #wrong: unknown;

  private constructor(
    data: string,
    servers: readonly RestartableServer[],
    services: readonly Service[],
  ) {
    this.#data = data;
    this.servers = servers;
    this.#services = services;
  }

  /** One server with a store of its own. */
  static async alone(tables: number): Promise<TestCluster> {
    const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
    const cluster = new TestCluster(data, [await RestartableServer.start(data)], []);
    await cluster.#gather(tables);
    return cluster;
  }

  /** Two servers on a Postgres and a Redis of their own. */
  static async shared(tables: number): Promise<TestCluster> {
    const data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
    const services = await Promise.all([startPostgres(), startRedis()]);
    const [postgres, redis] = services;
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const servers = await Promise.all([
      RestartableServer.start(data, env),
      RestartableServer.start(data, env),
    ]);
    const cluster = new TestCluster(data, servers, services);
    await cluster.#gather(tables);
    return cluster;
  }

  get postgres(): Service {
    return this.#service(0);
  }

  get redis(): Service {
    return this.#service(1);
  }

  #service(index: number): Service {
    const service = this.#services[index];
    if (!service) throw new Error('there is none here');
    return service;
  }

  /** One of the servers. */
  server(index: number): RestartableServer {
    const server = this.servers[index];
    if (!server) throw new Error(`there is no server ${index}`);
    return server;
  }

  /** Where the embedded store is. */
  get file(): string {
    return join(this.#data, 'nyhavn.db');
  }

  async #gather(tables: number): Promise<void> {
    const count = Math.ceil((2 * tables) / TABLES_OF_PERSON);
    const people = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        this.server(index % this.servers.length).post('guest', { name: `Ida ${index}` }),
      ),
    );
    const ports = this.servers.map(({ port }) => port);
    await Promise.all(
      Array.from({ length: tables }, async (_, index) => {
        const kinds = SEATINGS[index % SEATINGS.length] ?? [];
        const seats = kinds.map((kind) =>
          kind === 'open' ? { kind } : { kind: 'bot', bot: kind },
        );
        const game = GAMES[(index >> 2) % GAMES.length]?.id;
        const clock = CLOCKS[index % CLOCKS.length];
        const here = kinds.flatMap((kind, seat) =>
          kind === 'open' ? [people[(index + 5 * seat) % count]] : [],
        );
        const { id } = await this.server(index % this.servers.length).post(
          'tables',
          { game, seats, clock, isPublic: true },
          here[0]?.cookie,
        );
        for (const [seat, who] of here.entries()) {
          if (!who) continue;
          const isFirst = (index + seat) % 2 === 0;
          const player = new ReconnectingClient(who.id, {
            ports: isFirst ? ports : ports.toReversed(),
            cookie: who.cookie,
            table: id,
            thinkingTime: this.#thinkingTime,
            ...(index % 3 === 0 ? {} : { silenceMs: SILENCE_MS }),
          });
          player.ended.catch((error) => {
            this.#wrong = error;
          });
          this.players.push(player);
        }
      }),
    );
  }

  /** How many commands were confirmed so far. */
  get confirmed(): number {
    return this.players.reduce((sum, player) => sum + player.confirmed, 0);
  }

  get #notStored(): number {
    return this.players.reduce((sum, player) => sum + player.notStored, 0);
  }

  /** Waits until so many more were told that something could not be stored. */
  async refused(more: number): Promise<void> {
    const before = this.#notStored;
    await this.until(
      () => this.#notStored >= before + more,
      () => `only ${this.#notStored - before} were refused`,
    );
  }

  /** The tables at which a game goes on, as their players know. */
  get open(): string[] {
    return [...this.#byTable()].flatMap(([id, players]) => (players.every(isOver) ? [] : [id]));
  }

  #byTable(): Map<string, ReconnectingClient[]> {
    return Map.groupBy(this.players, ({ table }) => table);
  }

  /** Waits until something is so, and says what was waited for if it takes too long. */
  async until(isSo: () => boolean, what: () => string): Promise<void> {
    const began = performance.now();
    while (!isSo()) {
      if (performance.now() - began > MAX_QUIESCE_MS) throw new Error(what());
      await pass(POLL_MS);
      if (this.#wrong) throw this.#wrong;
      for (const { hasFallen, said } of this.servers) {
        if (hasFallen) throw new Error(`a server has ended: ${said.slice(-SHOWN_OUTPUT_LENGTH)}`);
      }
    }
  }

  /** Something happens while people play: before it, and after it, for a while. */
  async inject(fault: () => Promise<void>): Promise<void> {
    expect(this.open.length).toBeGreaterThan(this.#byTable().size / 2);
    await fault();
    const before = this.confirmed;
    await this.until(
      () => this.confirmed > before + this.open.length,
      () => `after ${before} commands only ${this.confirmed}`,
    );
    await this.#quiesce();
  }

  /** Nobody moves until everybody knows everything; then all has to be right, so far. */
  async #quiesce(): Promise<void> {
    this.#thinkingTime.isHeld = true;
    const busy = () => [...this.#byTable()].filter(([, players]) => !isQuiescent(players));
    await this.until(
      () => busy().length === 0,
      () => `no calm: ${busy().map(([id, players]) => `${id} ${players.map(stateOf)}`)}`,
    );
    await this.#check(false);
    this.#thinkingTime.isHeld = false;
    for (const player of this.players) player.act();
  }

  async #check(isOver: boolean): Promise<void> {
    const store = await this.#openStore();
    try {
      await expectTruth(store, this.players, isOver);
    } finally {
      await store.close();
    }
  }

  #openStore(): Promise<Store> {
    const [postgres] = this.#services;
    return postgres ? openPostgres(postgres.url) : openSqlite(this.file);
  }

  /** Everybody plays on to the end, as fast as they can, and all has to be right. */
  async finish(): Promise<void> {
    this.#thinkingTime.pause = 0;
    for (const player of this.players) player.act();
    await Promise.all(this.players.map(({ ended }) => ended));
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#check(true);
    expect(this.servers.map(({ said }) => said)).toEqual(this.servers.map(() => ''));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.servers.map((server) => server.kill()));
    // Who stands still can't be told to end.
    for (const service of this.#services) service.resume();
    await Promise.allSettled(this.#services.map((service) => service.stop()));
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function isOver({ heard }: ReconnectingClient): boolean {
  const last = heard.at(-1);
  return last !== undefined && 'kind' in last && last.kind === 'closed';
}

/** Returns true if everybody at a table knows the same, and somebody is asked or it is over. */
function isQuiescent(players: readonly ReconnectingClient[]): boolean {
  const [first] = players;
  if (players.some(({ next }) => next !== first?.next)) return false;
  if (players.every(isOver)) return true;
  return players.every(({ isIdle }) => isIdle) && players.some(({ isAsked }) => isAsked);
}

function stateOf({ next, isIdle, isAsked }: ReconnectingClient): string {
  return `${next}${isIdle ? '' : ' waits'}${isAsked ? ' is asked' : ''}`;
}
