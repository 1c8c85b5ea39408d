/** A model of Postgres: one database in memory, and the machines that have connections to it. */
import { openPostgres, type PostgresDriver } from '@nyhavn/server/internal';
import { CALM, type SimulatedTime, type StoreWeather } from '../weather.ts';
import { type ClientDeps, type ClientProcess, ModelClient } from './client.ts';
import { Database } from './database.ts';
import { ModelPool } from './pool.ts';

/** What a model runs on. */
export interface ModelOptions {
  readonly time: SimulatedTime;
  readonly weather?: StoreWeather;
  /** A database with something in it; without one it is new and empty. */
  readonly database?: Database;
}

/** A Postgres. */
export class PostgresModel {
  readonly database: Database;
  readonly time: SimulatedTime;
  weather: StoreWeather;
  #isUp = true;

  constructor({ time, weather = CALM, database }: ModelOptions) {
    this.time = time;
    this.weather = weather;
    const met = weather.met?.bind(weather);
    this.database = database?.copy(met) ?? new Database(met);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Dies, and accepts connections again after so many milliseconds. */
  crash(milliseconds: number): void {
    this.#isUp = false;
    this.database.crash();
    this.time.later(milliseconds, () => {
      this.#isUp = true;
    });
  }

  /** A machine that can connect to it, and its process; without one it hears everything at once. */
  host(process?: ClientProcess): PostgresHost {
    const later = this.time.later.bind(this.time);
    return new PostgresHost(this, process ?? { later, deliver: (act) => act() });
  }
}

/** A machine with connections to a Postgres. */
export class PostgresHost implements ClientDeps {
  readonly #model: PostgresModel;
  readonly process: ClientProcess;
  readonly clients = new Set<ModelClient>();
  #isCut = false;

  constructor(model: PostgresModel, process: ClientProcess) {
    this.#model = model;
    this.process = process;
  }

  get database(): Database {
    return this.#model.database;
  }
  get time(): SimulatedTime {
    return this.#model.time;
  }
  get weather(): StoreWeather {
    return this.#model.weather;
  }
  get isUp(): boolean {
    return this.#model.isUp;
  }
  get isCut(): boolean {
    return this.#isCut;
  }

  /** What the server connects with in place of `pg`; it uses no more of it than the model has. */
  readonly driver: PostgresDriver = {
    pool: (config) =>
      new ModelPool(config as unknown as ModelPool['options'], this) as unknown as ReturnType<
        PostgresDriver['pool']
      >,
    client: (config) =>
      new ModelClient(config, this) as unknown as ReturnType<PostgresDriver['client']>,
  };

  /** Its process is killed: whatever was under way is done or not, and the process never hears of it. */
  crash(): void {
    this.database.met('a process lost its connections');
    for (const client of [...this.clients]) client.die();
  }

  /** Cuts the line: nothing comes through, and nobody notices. */
  cut(): void {
    this.#isCut = true;
  }

  /** Mends it: both sides find their connections broken. */
  mend(): void {
    this.#isCut = false;
    this.database.met('a process lost its connections');
    for (const client of [...this.clients]) client.reset();
  }
}

/** A database that the server has made ready, to be copied. */
export async function readyDatabase(): Promise<Database> {
  const model = new PostgresModel({ time: AT_ONCE });
  const store = await openPostgres('', undefined, undefined, { driver: model.host().driver });
  await store.close();
  return model.database;
}

/** Time in which nothing takes any. */
const AT_ONCE: SimulatedTime = {
  timeOfDay: () => 0,
  later(milliseconds, act) {
    let isOff = milliseconds > 0;
    queueMicrotask(() => isOff || act());
    return () => {
      isOff = true;
    };
  },
};
