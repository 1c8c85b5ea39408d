/** Servers of our own on Postgres and Redis, all of them thrown away afterwards. */
import { randomBytes } from 'node:crypto';
import { openPostgres, type Store } from '@nyhavn/server/internal';
import { type Service, startPostgres, startRedis } from '@nyhavn/test-services';
import { ServerProcess } from '../server-process.ts';
import { within } from '../within.ts';
import { memoryOf, timeOf } from './processes.ts';

/** As in production: what is confirmed is on disk. Memory as for a small machine of its own. */
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=200',
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  'track_io_timing=off',
];

/** Milliseconds for a service to start or to end, and for tables to be opened. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
const OPEN_TIMEOUT_MS = 120_000;

/** Tables that are asked for at a time. */
const TABLES_AT_ONCE = 100;

/** Microseconds of processor time: of all servers, of their main threads, of Postgres with all its processes, of Redis. */
export interface Cost {
  readonly servers: number;
  readonly main: number;
  readonly postgres: number;
  readonly redis: number;
}

/** Bytes: alive in a server, of all that each of them has, in the database, and written to its log so far. */
export interface Sizes {
  readonly heap: number;
  readonly server: number;
  readonly postgres: number;
  readonly redis: number;
  readonly stored: number;
  readonly log: number;
}

/** The started services. */
interface Started {
  readonly postgres: Service;
  readonly redis: Service;
  readonly store: Store;
  readonly servers: readonly ServerProcess[];
}

/** A service of some processes. */
export class MeasuredCluster {
  readonly store: Store;
  readonly servers: readonly ServerProcess[];
  readonly #postgres: Service;
  readonly #redis: Service;
  readonly #places: string[] = [];

  private constructor({ postgres, redis, store, servers }: Started) {
    this.#postgres = postgres;
    this.#redis = redis;
    this.store = store;
    this.servers = servers;
  }

  /** Starts so many servers on a new Postgres and a new Redis. */
  static open(processes: number, node: readonly string[]): Promise<MeasuredCluster> {
    return within(
      START_TIMEOUT_MS,
      `starting ${processes} servers`,
      MeasuredCluster.#start(processes, node),
    );
  }

  static async #start(processes: number, node: readonly string[]): Promise<MeasuredCluster> {
    const postgres = endingWithThis(await startPostgres(SETTINGS));
    const redis = endingWithThis(await startRedis());
    const variables = {
      LOAD_DATABASE: postgres.url,
      LOAD_REDIS: redis.url,
      NYHAVN_SECRET: randomBytes(32).toString('hex'),
    };
    const servers: ServerProcess[] = [];
    for (let number = 0; number < processes; number++) {
      servers.push(await ServerProcess.start('nyhavn', node, variables));
    }
    const store = await openPostgres(postgres.url);
    return new MeasuredCluster({ postgres, redis, store, servers });
  }

  /** Where the database is. */
  get database(): string {
    return this.#postgres.url;
  }

  /** Opens tables until there are so many empty ones. */
  async prepare(count: number): Promise<void> {
    const opening = async () => {
      while (this.#places.length < count) {
        const shares = this.servers.map((server) => server.open(TABLES_AT_ONCE));
        for (const places of await Promise.all(shares)) this.#places.push(...places);
      }
    };
    await within(OPEN_TIMEOUT_MS, `opening ${count} tables`, opening());
  }

  /** An empty table, and a guest for each of its seats. */
  async place(): Promise<string> {
    const place = this.#places.pop() ?? (await this.servers[0]?.open(1))?.[0];
    if (place === undefined) throw new Error('no server opens a table');
    return place;
  }

  /** The total cost so far. */
  async cost(): Promise<Cost> {
    const asking = Promise.all(this.servers.map((server) => server.usage()));
    const usage = await within(STOP_TIMEOUT_MS, 'asking servers what they cost', asking);
    return {
      servers: usage.reduce((sum, { all }) => sum + all, 0),
      main: usage.reduce((sum, { main }) => sum + main, 0),
      postgres: timeOf(this.#postgres.pid),
      redis: timeOf(this.#redis.pid),
    };
  }

  /** How large all of it is now; servers collect what is not alive any more first. */
  async sizes(): Promise<Sizes> {
    const asking = Promise.all(this.servers.map((server) => server.memory()));
    const heaps = await within(STOP_TIMEOUT_MS, 'asking servers for their memory', asking);
    const { stored, log } = await this.store.db
      .selectNoFrom(({ fn, val }) => [
        fn<number>('pg_database_size', [fn('current_database')]).as('stored'),
        fn<number>('pg_wal_lsn_diff', [fn('pg_current_wal_lsn'), val('0/0')]).as('log'),
      ])
      .executeTakeFirstOrThrow();
    const each = this.servers.map(({ pid }) => memoryOf(pid));
    return {
      heap: Math.max(...heaps),
      server: Math.max(...each),
      postgres: memoryOf(this.#postgres.pid),
      redis: memoryOf(this.#redis.pid),
      stored,
      log,
    };
  }

  /** Ends all of it. */
  stop(): Promise<void> {
    return within(STOP_TIMEOUT_MS, 'ending the servers', this.#stop());
  }

  async #stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.store.close();
    await this.#redis.stop();
    await this.#postgres.stop();
  }
}

/** The same service; whatever goes wrong here, it does not run on. */
function endingWithThis(service: Service): Service {
  const end = () => process.kill(service.pid, 'SIGINT');
  process.on('exit', end);
  const stop = () => {
    process.off('exit', end);
    return service.stop();
  };
  return { ...service, stop };
}
