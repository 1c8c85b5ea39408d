/** Faults: what breaks, when, and for how long. All of it follows from the seed. */
import type { Random } from '@nyhavn/engine';
import type { FaultName } from '../live/snapshot.ts';
import type { World } from './world.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** The longest that something stays broken. */
const MAX_BROKEN_MS = 15 * SECOND_MS;

type Fault = (world: World, random: Random) => void;

function oneOf<Value>(random: Random, values: readonly Value[]): Value | undefined {
  return values[random.below(Math.max(1, values.length))];
}

function aWhile(random: Random): number {
  return 200 + random.below(MAX_BROKEN_MS);
}

/** A server is killed, and a supervisor starts it again. */
const killServer: Fault = (world, random) => {
  const server = oneOf(random, world.servers);
  if (!server?.isAlive) return;
  world.met(server.isRunning ? 'a server was killed' : 'a server was killed while it started');
  server.crash();
  world.later(aWhile(random), () => server.start());
};

/** Its machine loses power: connections fall silent, and what the disk has not flushed is lost. */
const cutPower: Fault = (world, random) => {
  const server = oneOf(random, world.servers);
  if (!server?.isAlive) return;
  world.met('a machine lost its power');
  for (const wire of world.wires) if (wire.host?.machine === server.machine) wire.silence();
  server.crash();
  if (server.disk) server.disk = server.disk.afterLoss(random);
  world.later(aWhile(random), () => server.start());
};

const pauseServer: Fault = (world, random) => {
  const machine = oneOf(random, world.servers)?.machine;
  if (!machine || machine.isPaused) return;
  world.met('a server stood still');
  machine.pause();
  world.later(aWhile(random), () => machine.resume());
};

const jumpClock: Fault = (world, random) => {
  const server = oneOf(random, world.servers);
  if (!server) return;
  world.met('a clock jumped');
  server.error = (random.below(3) - 1) * random.below(2 * HOUR_MS);
  server.machine?.jump(server.error);
};

const crashPostgres: Fault = (world, random) => {
  if (!world.postgres?.isUp) return;
  world.postgres.crash(aWhile(random));
};

const cutPostgres: Fault = (world, random) => {
  const server = oneOf(random, world.servers);
  const host = server?.postgres;
  if (!host || host.isCut) return;
  world.met('a server lost its store');
  host.cut();
  world.later(aWhile(random), () => host.mend());
};

const fillDisk: Fault = (world, random) => {
  world.met('a disk was full');
  const { postgres } = world;
  if (postgres) {
    postgres.database.hasRoom = false;
    world.later(aWhile(random), () => {
      postgres.database.hasRoom = true;
    });
    return;
  }
  const disk = world.servers[0]?.disk;
  if (!disk) return;
  disk.capacity = [...disk.files.values()].reduce((sum, { size }) => sum + size, 0);
  world.later(aWhile(random), () => {
    const now = world.servers[0]?.disk;
    if (now) now.capacity = Number.POSITIVE_INFINITY;
    disk.capacity = Number.POSITIVE_INFINITY;
  });
};

const cutWire: Fault = (world, random) => {
  const wire = oneOf(random, world.wires);
  if (!wire) return;
  world.met('a connection broke');
  wire.cut();
};

const silenceWire: Fault = (world, random) => {
  const wire = oneOf(random, world.wires);
  if (!wire) return;
  const which = oneOf(random, ['both', 'up', 'down'] as const) ?? 'both';
  world.met(which === 'both' ? 'a connection fell silent' : 'a connection was half-open');
  wire.silence(which);
};

const closePage: Fault = (world, random) => {
  const person = oneOf(random, world.people);
  if (!person?.hasPage) return;
  world.met('a page was closed and opened again');
  person.closePage();
  world.later(aWhile(random), () => person.openPage());
};

const pauseDevice: Fault = (world, random) => {
  const machine = oneOf(random, world.people)?.machine;
  if (!machine || machine.isPaused) return;
  world.met('a device slept');
  machine.pause();
  world.later(aWhile(random), () => machine.resume());
};

const loseBus: Fault = (world, random) => {
  if (!world.bus || world.isBusDown) return;
  world.met('the bus was gone for a while');
  world.isBusDown = true;
  world.later(aWhile(random), () => {
    world.isBusDown = false;
    world.bus?.reconnect();
  });
};

const FAULTS: readonly Fault[] = [
  killServer,
  killServer,
  cutPower,
  pauseServer,
  jumpClock,
  crashPostgres,
  cutPostgres,
  fillDisk,
  cutWire,
  silenceWire,
  closePage,
  pauseDevice,
  loseBus,
];

/** Those that people can cause who watch. */
export const NAMED_FAULTS: Readonly<Record<FaultName, Fault>> = {
  killServer,
  cutPower,
  pauseServer,
  jumpClock,
  crashStore: crashPostgres,
  cutStore: cutPostgres,
  fillDisk,
  loseBus,
  cutWire,
  closePage,
};

/** What becomes of one request over HTTP. */
interface RequestFate {
  readonly isLost: boolean;
  readonly isAnswerLost: boolean;
  readonly isTwice: boolean;
}

/** The faults of a world. */
export class Faults {
  readonly #world: World;
  readonly #random: Random;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
  }

  /** Lets so many happen within a time. */
  begin(count: number, milliseconds: number): void {
    for (let index = 0; index < count; index++)
      this.#world.later(this.#random.below(milliseconds), () => {
        if (this.#world.isCalm) return;
        oneOf(this.#random, FAULTS)?.(this.#world, this.#random);
      });
  }

  /** What becomes of a request. */
  request(): RequestFate {
    const share = this.#world.isCalm ? 0 : this.#world.plan.requestLoss;
    const isSo = () => share > 0 && this.#random.below(1000) < 1000 * share;
    return { isLost: isSo(), isAnswerLost: isSo(), isTwice: isSo() };
  }
}
