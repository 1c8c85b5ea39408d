/** A world under a seed: servers, their store and their bus, people and their devices, and the weather over all of them. */
import { seededRandom } from '@nyhavn/bots';
import type { Random } from '@nyhavn/engine';
import { Appends } from '../checks/appends.ts';
import { Truths } from '../checks/truths.ts';
import { WireChecks } from '../checks/wire-checks.ts';
import { NOTHING_PLANTED, type Planted } from '../planted/planted.ts';
import type { Situation } from '../situations.ts';
import {
  CALM,
  type Database,
  PostgresModel,
  SimulatedDisk,
  type StoreWeather,
  weatherOf,
} from '../stores/index.ts';
import { SimulatedBus } from './bus.ts';
import { Faults } from './faults.ts';
import { Machine } from './machine.ts';
import type { Network, Wire } from './network.ts';
import { Person } from './person.ts';
import { type Plan, planOf } from './plan.ts';
import { type Cancel, Scheduler } from './scheduler.ts';
import { SimulatedServer } from './server.ts';

/** What was made ready once for all worlds. */
export interface Prepared {
  readonly database: Database;
  readonly disk: SimulatedDisk;
}

/** Settings of a world. */
export interface WorldOptions {
  readonly seed: string;
  readonly days: number;
  readonly prepared: Prepared;
  readonly planted?: Planted;
  /** More events than this are taken for a circle; without it there may be any number. */
  readonly maxEvents?: number;
  /** Hears every line of the trace. */
  readonly trace?: (line: string) => void;
}

/** A bug, and not a fault: these are thrown by wrong programs alone. */
function isExplained(error: unknown): boolean {
  const isWrong =
    error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  return !isWrong;
}

/** Clocks run a little too fast or too slow. */
const MAX_DRIFT = 0.0002;

/** Everything in one place. */
export class World {
  readonly seed: string;
  readonly plan: Plan;
  readonly planted: Planted;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly postgres: PostgresModel | undefined;
  readonly bus: SimulatedBus | undefined;
  readonly servers: readonly SimulatedServer[];
  readonly people: readonly Person[];
  readonly faults: Faults;
  readonly truths = new Truths();
  readonly appends = new Appends(() => this.scheduler.now);
  readonly situations = new Set<Situation>();
  /** Errors of servers and devices that no fault of machines explains. */
  readonly faulty: string[] = [];
  /** Tables that people opened, by their number in the plan. */
  readonly tables = new Map<number, string>();
  isBusDown = false;
  /** True once nothing goes wrong any more. */
  isCalm = false;
  /** True once people want to be done. */
  isEnding = false;
  /** True once everybody has gone for good. */
  isLeft = false;
  readonly #random: Random;
  readonly #traceTo: ((line: string) => void) | undefined;

  constructor({ seed, days, prepared, planted = NOTHING_PLANTED, trace, maxEvents }: WorldOptions) {
    this.seed = seed;
    this.scheduler = new Scheduler(maxEvents);
    this.planted = planted;
    this.#traceTo = trace;
    this.#random = this.randomOf('world');
    const plan = planOf(this.randomOf('plan'), days);
    this.plan = plan;
    const network = this.randomOf('network');
    this.network = {
      scheduler: this.scheduler,
      random: network,
      weather: { delay: () => 1 + network.below(this.isCalm ? 5 : plan.maxDelayMs) },
      trace: (line) => this.trace(line),
    };
    if (plan.isShared) {
      const time = this.machine(this.randomOf('database'), { rate: this.#rate() });
      const database = plan.isFresh ? undefined : prepared.database;
      this.postgres = new PostgresModel({
        time,
        weather: this.#storeWeather(),
        ...(database ? { database } : {}),
      });
      if (!plan.isBusPostgres) this.bus = this.#openBus();
    }
    this.servers = Array.from({ length: plan.servers }, (_, index) => {
      const server = new SimulatedServer(`server ${index}`, this, this.#rate());
      if (!plan.isShared) server.disk = plan.isFresh ? new SimulatedDisk() : prepared.disk.copy();
      return server;
    });
    const devices = plan.people + Number(plan.hasTwoDevices);
    this.people = Array.from({ length: devices }, (_, index) => this.#person(index));
    this.faults = new Faults(this, this.randomOf('faults'));
  }

  #rate(): number {
    return 1 + MAX_DRIFT * ((this.#random.below(2001) - 1000) / 1000);
  }

  #storeWeather(): StoreWeather {
    const random = this.randomOf('store');
    const rough = weatherOf(() => random.below(2 ** 32) / 2 ** 32, this.plan.storeRates);
    return {
      way: (sql) => (this.isCalm ? CALM : rough).way(sql),
      notice: () => (this.isCalm ? CALM : rough).notice(),
      met: (situation) => this.met(situation),
    };
  }

  #openBus(): SimulatedBus {
    const random = this.randomOf('bus');
    const { busLoss, maxDelayMs } = this.plan;
    return new SimulatedBus(this.scheduler, {
      delay: () => {
        if (this.isCalm) return random.below(3);
        const isLost = this.isBusDown || random.below(1000) < 1000 * busLoss;
        return isLost ? undefined : random.below(maxDelayMs);
      },
      lost: () => this.met('a message of the bus was lost'),
    });
  }

  #person(index: number): Person {
    const name = `person ${index}`;
    const random = this.randomOf(name);
    const { patience, thinkingMs } = this.plan;
    const habits = { name, patience, thinkingMs, talksOnceIn: 25, undoesOnceIn: 15 };
    const machine = this.machine(this.randomOf(`device ${index}`), { rate: this.#rate() });
    return new Person(name, this, machine, random, habits);
  }

  /** A source of random numbers of its own, for each part of the world. */
  randomOf(part: string): Random {
    return seededRandom(`${this.seed} ${part}`);
  }

  machine(random: Random, clock: { readonly rate?: number; readonly error?: number }): Machine {
    return new Machine(this.scheduler, random, clock);
  }

  later(milliseconds: number, act: () => void): Cancel {
    return this.scheduler.after(milliseconds, act);
  }

  trace(line: string): void {
    this.#traceTo?.(`${this.scheduler.now.toFixed(2)} ${line}`);
  }

  met(situation: Situation): void {
    this.situations.add(situation);
  }

  /** A server reports an error. */
  report(who: string, place: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.trace(`${who} reports ${place}: ${text}`);
    if (!isExplained(error)) this.faulty.push(`${who} reports ${place}: ${text}`);
  }

  checksOf(wire: string): WireChecks {
    return new WireChecks(wire, this);
  }

  /** Tables at which somebody sat who was deleted, or tried to be. */
  get rewritten(): ReadonlySet<string> {
    return new Set(this.people.flatMap((one) => (one.isLeaving ? [...one.tables] : [])));
  }

  /** The number of the entry after the last that a server or a person knows of. */
  nextOf(table: string): number {
    return Math.max(this.truths.knownOf(table), this.appends.nextOf(table));
  }

  /** Connections that are there. */
  get wires(): readonly Wire[] {
    return this.people.flatMap(({ wires }) => wires);
  }

  /** True if no server runs yet: the first one lets people come back. */
  isFirst(): boolean {
    return !this.servers.some(({ isRunning }) => isRunning);
  }

  /** From now on nothing goes wrong, and what was broken is mended. */
  calm(): void {
    this.trace('calm');
    this.isCalm = true;
    this.isBusDown = false;
    if (this.postgres) this.postgres.database.hasRoom = true;
    for (const server of this.servers) {
      server.machine?.resume();
      if (server.postgres?.isCut) server.postgres.mend();
      if (server.disk) server.disk.capacity = Number.POSITIVE_INFINITY;
      server.start();
    }
    this.bus?.reconnect();
    for (const person of this.people) {
      person.machine.resume();
      person.openPage();
    }
  }
}
