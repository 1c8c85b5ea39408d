/** One server of the simulation: the service of production on a simulated machine, which can die and start again. */
import { seededRandom } from '@nyhavn/bots';
import {
  type ApiDeps,
  type AppendObserver,
  type Bus,
  type ByteSink,
  type ClientSocket,
  Cluster,
  HANDLERS,
  type OpenedStore,
  openPostgres,
  openService,
  PostgresBus,
  type ReportError,
  type Service,
  SlewedClock,
  type Store,
} from '@nyhavn/server/internal';
import { openSimulatedSqlite, type PostgresHost, type SimulatedDisk } from '../stores/index.ts';
import { SimulatedBots } from './bots.ts';
import type { Machine } from './machine.ts';
import type { Host } from './network.ts';
import type { World } from './world.ts';

/** The key that signs cookies, the same for all. */
const SECRET = Buffer.alloc(32, 7);

/** A server that runs. */
interface Running {
  readonly machine: Machine;
  readonly service: Service;
  /** Its store, as it is without planted bugs. */
  readonly store: Store;
  readonly api: ApiDeps;
}

/** A request over HTTP, and whose it is. */
export interface Request {
  readonly route: keyof typeof HANDLERS;
  readonly cookie?: string;
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** What became of a request. */
export type Response =
  | { readonly ok: true; readonly value: unknown; readonly session?: string }
  | { readonly ok: false; readonly reason: string };

/** A place where a server runs, again and again. */
export class SimulatedServer {
  readonly name: string;
  readonly #world: World;
  /** How fast its clocks run, and how wrong its time of day is. */
  readonly #rate: number;
  error = 0;
  #lives = 0;
  #machine: Machine | undefined;
  #running: Running | undefined;
  #postgres: PostgresHost | undefined;
  #kill: (() => void) | undefined;
  /** The disk with its database, if it has one of its own. */
  disk: SimulatedDisk | undefined;

  constructor(name: string, world: World, rate: number) {
    this.name = name;
    this.#world = world;
    this.#rate = rate;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** True if a process is there, though it may not have started to serve. */
  get isAlive(): boolean {
    return this.#machine !== undefined;
  }

  get running(): Running | undefined {
    return this.#running;
  }

  get machine(): Machine | undefined {
    return this.#machine;
  }

  get postgres(): PostgresHost | undefined {
    return this.#postgres;
  }

  /** Where sockets lead to; undefined while nothing listens. */
  get host(): Host | undefined {
    const running = this.#running;
    return running && { machine: running.machine, admit: (...asked) => admit(running, ...asked) };
  }

  /** Starts; where it can't, it is tried again as a supervisor does. */
  start(): void {
    if (this.#machine) return;
    const life = `${this.name} ${++this.#lives}`;
    const { world, random } = { world: this.#world, random: this.#world.randomOf(life) };
    const machine = world.machine(random, { rate: this.#rate, error: this.error });
    this.#machine = machine;
    world.trace(`${life} starts`);
    const cleanup = new AsyncDisposableStack();
    this.#open(life, machine, cleanup).then(
      (running) => {
        if (machine.isDead) return;
        this.#running = running;
        world.trace(`${life} serves`);
      },
      (error) => {
        if (machine.isDead) return;
        world.met('a server could not start');
        world.trace(`${life} can't start: ${error instanceof Error ? error.message : error}`);
        this.crash();
        world.later(2000, () => this.start());
      },
    );
  }

  async #open(life: string, machine: Machine, cleanup: AsyncDisposableStack): Promise<Running> {
    const world = this.#world;
    const report: ReportError = (place, error) => world.report(life, place, error);
    const clock = new SlewedClock(machine.timeOfDay, machine.elapsed);
    const { now } = world.planted.clock?.(machine) ?? clock;
    const plain = world.postgres
      ? await this.#openShared(machine, clock, report)
      : await this.#openAlone(machine, report);
    const watched = { ...plain, store: world.appends.watching(plain.store) };
    const opened = {
      ...watched,
      store: world.planted.store?.(watched.store, machine) ?? watched.store,
    };
    const service = await openService(
      {
        runtime: machine,
        now,
        opened,
        bots: new SimulatedBots(machine, seededRandom(`bots ${life} ${world.seed}`)),
        awaited: () => undefined,
        refused: () => undefined,
        report,
        hasLimits: world.plan.hasLimits,
      },
      cleanup,
    );
    const { store } = opened;
    const api = { ...service, store, now } as Partial<ApiDeps> as ApiDeps;
    return { machine, service, store: plain.store, api };
  }

  async #openAlone(machine: Machine, report: ReportError): Promise<OpenedStore> {
    const { disk } = this;
    if (!disk) throw new Error('a server alone needs a disk');
    const random = this.#world.randomOf(`disk ${this.#lives}`);
    const { store, kill } = await openSimulatedSqlite({
      machine: { disk, random, timeOfDay: machine.timeOfDay },
      runtime: machine,
      options: {
        report,
        observer: this.#observer,
        onDeath: () => this.#fall(),
        maxLogLength: 1 << 13,
      },
    });
    this.#kill = kill;
    return { store, secret: SECRET, join: async () => true };
  }

  /** Sees what became of writes. */
  get #observer(): AppendObserver {
    return {
      onAppend: () => undefined,
      onAppended: (_, result) => {
        if (result === 'conflict') this.#world.met('two processes wanted the same number');
        if (result === undefined) this.#world.met('the outcome of a write was unknown');
      },
    };
  }

  /** Its store has died: the process ends, and a supervisor starts it again. */
  #fall(): void {
    this.#world.met('a store died, and its server ended');
    this.#world.later(0, () => {
      this.crash();
      this.#world.later(1000, () => this.start());
    });
  }

  async #openShared(
    machine: Machine,
    clock: SlewedClock,
    report: ReportError,
  ): Promise<OpenedStore> {
    const { postgres, bus } = this.#world;
    if (!postgres) throw new Error('there is no database');
    const host = postgres.host(machine);
    this.#postgres = host;
    const { driver } = host;
    const store = await openPostgres('', report, this.#observer, { driver, runtime: machine });
    const cluster = new Cluster(store, clock.now, report, { runtime: machine });
    const join: OpenedStore['join'] = async (deps) => {
      let isFirst = false;
      let joined: Bus;
      if (bus) {
        isFirst = this.#world.isFirst();
        joined = bus.connect(machine, cluster);
      } else {
        const opened = await PostgresBus.open('', cluster, async () => undefined, {
          driver,
          runtime: machine,
        });
        isFirst = opened.isFirst;
        joined = opened.bus;
      }
      await cluster.syncClock(clock);
      await cluster.join(joined, deps);
      return isFirst;
    };
    return { store, secret: SECRET, cluster, join };
  }

  /** Its process is killed: what was not on disk is gone. */
  crash(): void {
    if (!this.#machine) return;
    this.#world.trace(`${this.name} dies`);
    this.#machine.die();
    this.#kill?.();
    this.#postgres?.crash();
    this.#kill = undefined;
    this.#postgres = undefined;
    this.#machine = undefined;
    this.#running = undefined;
  }

  /** Answers a request, as its route's handler does. */
  async answer({ route, cookie = '', params, query, body }: Request): Promise<Response> {
    const running = this.#running;
    if (!running) return { ok: false, reason: 'nothing listens' };
    const { api, service } = running;
    const principal = await service.accounts.sessions.authenticate({ cookie: `nyhavn=${cookie}` });
    if (!principal && route !== 'becomeGuest') return { ok: false, reason: 'not-signed-in' };
    let session: string | undefined;
    const handlers = { ...HANDLERS, ...this.#world.planted.handlers };
    const handler = handlers[route] as (deps: ApiDeps, asked: object) => Promise<Response>;
    const reply = await handler(api, {
      person: principal?.person ?? '',
      principal,
      params,
      query,
      body,
      setSession(begun: string | undefined) {
        session = begun;
      },
    });
    return reply.ok && session !== undefined ? { ...reply, session } : reply;
  }
}

async function admit(
  { service }: Running,
  cookie: string,
  socket: ClientSocket,
  stream: ByteSink,
): Promise<boolean> {
  const { sockets } = service;
  const principal = await sockets.authenticate({ cookie: `nyhavn=${cookie}` });
  // The device may have gone meanwhile.
  if (typeof principal === 'string' || socket.readyState !== socket.OPEN) return false;
  sockets.admit({ socket, stream, person: principal.person }, principal);
  return true;
}
