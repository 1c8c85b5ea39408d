/** A world that goes on for as long as it is asked to, for people who watch it and break things. */
import { seededRandom } from '@nyhavn/bots';
import type { Random } from '@nyhavn/engine';
import { judge } from '../checks/judge.ts';
import { ENDING_MS, isAllOver, tablesLeft, waitUntilCounted } from '../ending.ts';
import { readyDatabase, SimulatedDisk } from '../stores/index.ts';
import { NAMED_FAULTS } from '../world/faults.ts';
import type { Person } from '../world/person.ts';
import { planOf } from '../world/plan.ts';
import type { SimulatedServer } from '../world/server.ts';
import { begin } from '../world/story.ts';
import { type Prepared, World } from '../world/world.ts';
import type {
  Act,
  FaultName,
  ServerState,
  Snapshot,
  WatchedPerson,
  WatchedTable,
} from './snapshot.ts';

let prepared: Promise<Prepared> | undefined;

/** Worlds here have several servers on one store; one server alone needs SQLite, which no page should load. */
async function prepare(): Promise<Prepared> {
  return { database: await readyDatabase(), disk: new SimulatedDisk() };
}

/** The first number from that one on under which a world has several servers. */
export function seedWithServers(from: number): number {
  let seed = from;
  while (!planOf(seededRandom(`${seed} plan`), 0).isShared) seed++;
  return seed;
}

/** A world that is watched. */
export class LiveWorld {
  readonly #world: World;
  readonly #random: Random;
  readonly #tables = new Map<string, WatchedTable>();
  #act: Act = 'weather';
  #problems: readonly string[] | undefined;

  private constructor(world: World) {
    this.#world = world;
    this.#random = seededRandom(`${world.seed} by hand`);
    begin(world);
  }

  /** Begins the world of a seed; the same seed and the same faults at the same moments make the same story. */
  static async begin(seed: number): Promise<LiveWorld> {
    prepared ??= prepare();
    return new LiveWorld(new World({ seed: `${seed}`, days: 0, prepared: await prepared }));
  }

  /** Lets so many milliseconds pass, and tells how things are then. */
  async advance(milliseconds: number): Promise<Snapshot> {
    const { scheduler, plan } = this.#world;
    const until = scheduler.now + milliseconds;
    if (this.#act === 'weather') {
      await scheduler.runUntil(() => false, Math.min(until, plan.duration));
      if (scheduler.now >= plan.duration) this.#calm();
    }
    if (this.#act === 'calm') await this.#end(until);
    return this.#snapshot();
  }

  /** Breaks something; what exactly is a matter of chance. */
  cause(fault: FaultName): void {
    if (this.#act === 'weather') NAMED_FAULTS[fault](this.#world, this.#random);
  }

  /** Everything in it stops. */
  stop(): void {
    for (const server of this.#world.servers) server.crash();
  }

  #calm(): void {
    this.#world.calm();
    this.#world.isEnding = true;
    this.#act = 'calm';
  }

  async #end(until: number): Promise<void> {
    const world = this.#world;
    const { scheduler, plan } = world;
    const last = plan.duration + ENDING_MS;
    const isOver = await scheduler.runUntil(() => isAllOver(world), Math.min(until, last));
    if (!isOver && scheduler.now < last) return;
    const open = isOver ? [] : [`not over: ${tablesLeft(world)}`];
    await waitUntilCounted(world);
    this.#problems = [...open, ...(await judge(world))];
    this.#act = 'judged';
  }

  #snapshot(): Snapshot {
    const { seed, scheduler, servers, postgres, bus, isBusDown, people, situations } = this.#world;
    return {
      seed,
      act: this.#act,
      time: scheduler.now,
      servers: servers.map(stateOf),
      isStoreUp: postgres?.isUp === true,
      isStoreFull: postgres?.database.hasRoom === false,
      isBusUp: bus && !isBusDown,
      people: people.map((person) => this.#watched(person)),
      tables: [...this.#world.tables].map(([number, id]) => this.#table(number, id)),
      situations: [...situations],
      confirmed: people
        .flatMap(({ logs }) => logs)
        .flatMap(({ happened }) => happened)
        .filter(({ kind }) => kind === 'confirmed').length,
      problems: this.#problems,
    };
  }

  #watched({ hasPage, machine, wires }: Person): WatchedPerson {
    const hosts = wires.map(({ host }) => host?.machine);
    const server = this.#world.servers.findIndex(
      (one) => one.machine !== undefined && hosts.includes(one.machine),
    );
    return {
      isAway: !hasPage || machine.isPaused,
      server: server < 0 ? undefined : server,
    };
  }

  /** A table by whoever has heard most of it; after everybody has gone it is as it was seen last. */
  #table(number: number, id: string): WatchedTable {
    const before = this.#tables.get(id);
    const planned = this.#world.plan.tables[number];
    const entries = this.#world.truths.knownOf(id);
    const rooms = this.#world.people.flatMap((person) => person.players.get(id)?.room ?? []);
    const room = rooms.toSorted((one, other) => other.next() - one.next()).at(0);
    const table: WatchedTable = {
      id,
      game: planned?.game ?? '',
      players: (planned?.people.length ?? 0) + (planned?.bots ?? 0),
      entries,
      isClosed: room?.seating?.phase === 'closed' || before?.isClosed === true,
      picture: room?.game?.picture ?? before?.picture,
    };
    this.#tables.set(id, table);
    return table;
  }
}

function stateOf({ isAlive, isRunning, machine }: SimulatedServer): ServerState {
  if (!isAlive) return 'is-dead';
  if (machine?.isPaused) return 'stands-still';
  return isRunning ? 'serves' : 'starts';
}
