/** A person with a device: signs in, opens and visits tables, reads over HTTP, closes and opens pages. */
import type { KeptTranscript } from '@nyhavn/client';
import type { Random } from '@nyhavn/engine';
import type { Entry } from '@nyhavn/protocol';
import type { WireChecks } from '../checks/wire-checks.ts';
import { LoggedConnection, LoggedRoom, type PageLog } from './device.ts';
import type { Machine } from './machine.ts';
import { Wire } from './network.ts';
import { type Habits, Player } from './player.ts';
import type { Request, Response } from './server.ts';
import type { World } from './world.ts';

/** A request that is not answered within so many milliseconds has failed. */
const REQUEST_MS = 8000;
const RETRY_MS = 1000;

/** Somebody with a device. */
export class Person {
  readonly name: string;
  readonly machine: Machine;
  readonly habits: Habits;
  readonly random: Random;
  readonly #world: World;
  readonly #wires = new Set<Wire>();
  readonly #kept = new Map<string, KeptTranscript>();
  #cookie: string | undefined;
  #id: string | undefined;
  #connection: LoggedConnection | undefined;
  readonly players = new Map<string, Player>();
  /** The tables that they want to be at. */
  readonly tables = new Set<string>();
  readonly logs: PageLog[] = [];
  /** The number of the server that they go to. */
  #server = 0;
  /** True once they want to be deleted, and once they were told that they are. */
  isLeaving = false;
  isDeleted = false;
  #requests = 0;
  /** The same person at another device. */
  otherDevice: Person | undefined;

  constructor(name: string, world: World, machine: Machine, random: Random, habits: Habits) {
    this.name = name;
    this.#world = world;
    this.machine = machine;
    this.random = random;
    this.habits = habits;
    this.#server = random.below(world.servers.length);
  }

  get id(): string | undefined {
    return this.#id;
  }

  get hasPage(): boolean {
    return this.#connection !== undefined;
  }

  get wires(): readonly Wire[] {
    return [...this.#wires].filter(({ isOver }) => !isOver);
  }

  /** Signs in as a guest, as often as it takes. */
  signIn(done: () => void): void {
    this.insist({ route: 'becomeGuest', body: { name: this.name } }, (reply) => {
      this.#cookie = reply.session;
      this.#id = (reply.value as { id: string }).id;
      done();
    });
  }

  /** Another device of the same person, which knows the same cookie. */
  signInAt(device: Person): void {
    this.otherDevice = device;
    device.#cookie = this.#cookie;
    device.#id = this.#id;
    device.openPage();
  }

  /** Asks until it is answered; not for what must not be done twice. */
  insist(request: Request, done: (reply: Extract<Response, { ok: true }>) => void): void {
    this.request(request, (reply) => {
      if (reply?.ok) done(reply);
      else if (!this.isLeaving) this.machine.later(RETRY_MS, () => this.insist(request, done));
    });
  }

  /** Asks some server; undefined if nobody knows what became of it. */
  request(request: Request, done: (reply: Response | undefined) => void): void {
    const { network, servers } = this.#world;
    const { scheduler, weather } = network;
    const server = servers[this.random.below(servers.length)];
    const name = `${this.name} http ${++this.#requests}`;
    let isAnswered = false;
    const answer = (reply: Response | undefined) => {
      if (isAnswered) return;
      isAnswered = true;
      const text = reply && (reply.ok ? `${JSON.stringify(reply.value)}` : reply.reason);
      network.trace(`${name} < ${text?.slice(0, 200)}`);
      done(reply);
    };
    this.machine.later(REQUEST_MS, () => answer(undefined));
    const asked: Request = { ...request, ...(this.#cookie ? { cookie: this.#cookie } : {}) };
    const { isLost, isTwice, isAnswerLost } = this.#world.faults.request();
    if (isTwice) this.#world.met('a request came twice');
    if (isAnswerLost) this.#world.met('an answer over HTTP was lost');
    network.trace(`${name} > ${request.route} ${JSON.stringify(request.params ?? {})}`);
    const come = () => {
      const machine = server?.running?.machine;
      if (!server || !machine || isLost) return;
      machine.deliver(() => {
        const back = (reply: Response) => {
          if (!isAnswerLost && !machine.isDead)
            scheduler.after(weather.delay(), () => this.machine.deliver(() => answer(reply)));
        };
        server.answer(asked).then(back, () => back({ ok: false, reason: 'internal-error' }));
      });
    };
    scheduler.after(weather.delay(), come);
    if (isTwice) scheduler.after(weather.delay(), come);
  }

  /** Opens the page, at all tables that they want to be at. */
  openPage(): void {
    const person = this.#id;
    if (this.#connection || person === undefined || this.isLeaving || this.#world.isLeft) return;
    this.#world.trace(`${this.name} opens the page`);
    this.#connection = new LoggedConnection({
      ...deviceOf(this.machine),
      connect: () => this.#connect().socket,
    });
    for (const table of this.tables) this.#enter(table);
  }

  #connect(): Wire {
    const { servers, network } = this.#world;
    // Sometimes a balancer leads to another server.
    if (this.random.below(3) === 0) this.#server = this.random.below(servers.length);
    const server = servers[this.#server];
    if (!server?.isRunning) this.#server = (this.#server + 1) % servers.length;
    const name = `${this.name} ${server?.name}`;
    const checks: WireChecks = this.#world.checksOf(name);
    const wire = new Wire(network, name, this.machine, checks);
    for (const one of this.#wires) if (one.isOver) this.#wires.delete(one);
    this.#wires.add(wire);
    wire.connect(server?.host, this.#cookie ?? '');
    return wire;
  }

  /** Goes to a table, with a page that is open or will be. */
  visit(table: string): void {
    this.tables.add(table);
    this.otherDevice?.visit(table);
    if (this.#connection && !this.players.has(table)) this.#enter(table);
  }

  #enter(table: string): void {
    const connection = this.#connection;
    const person = this.#id;
    if (!connection || person === undefined) return;
    const room = new LoggedRoom({
      id: table,
      person,
      connection,
      transcripts: {
        load: async (id) => this.#kept.get(id),
        keep: async (kept) => {
          this.#kept.set(kept.id, kept);
        },
      },
      heard: (news) => this.#heard(news),
      refused: (code) => this.#world.trace(`${this.name} hears no: ${code}`),
    });
    this.logs.push(room.log);
    const isHurried = () => this.#world.isEnding;
    const player = new Player(room, this.machine, this.random, this.habits, isHurried);
    this.players.set(table, player);
  }

  #heard(news: readonly Entry[]): void {
    const isDown = this.#world.servers.some(({ isRunning }) => !isRunning);
    if (isDown && news.some((entry) => 'kind' in entry && entry.kind === 'late'))
      this.#world.met('a player was late while a server was down');
  }

  /** Closes the page: what was not answered may have been done. */
  closePage(): void {
    if (!this.#connection) return;
    this.#world.trace(`${this.name} closes the page`);
    for (const player of this.players.values()) player.leave();
    this.players.clear();
    this.#connection = undefined;
  }

  /** The device says that it is back. */
  wake(): void {
    this.#connection?.wake();
  }

  /** Deletes the account, once: what is not answered may have been done, or not, or by half. */
  deleteAccount(): void {
    if (this.#id === undefined || this.isLeaving) return;
    for (const device of [this, this.otherDevice]) device?.leave();
    this.request({ route: 'deleteMe' }, (reply) => {
      if (!reply?.ok) return;
      this.isDeleted = true;
      this.#world.met('a person was deleted');
    });
  }

  /** The person is about to be deleted. */
  leave(): void {
    this.isLeaving = true;
    this.closePage();
  }

  /** True if its open pages have heard everything that is known of their tables. */
  knowsAll(nextOf: (table: string) => number): boolean {
    return [...this.players].every(([table, { room }]) => room.next() >= nextOf(table));
  }

  /** What this device has to say against its server; of a table that was rewritten it knows another story. */
  async accusations(rewritten: ReadonlySet<string>): Promise<string[]> {
    const found: string[] = [];
    for (const [table, { room }] of this.players) {
      if (room.trouble) found.push(`${this.name} at ${table}: ${room.trouble}`);
      if (rewritten.has(table)) continue;
      const problem = room.draws.find((draw) => draw.problem !== undefined);
      if (problem) found.push(`${this.name} at ${table}: draw ${problem.draw} ${problem.problem}`);
      const { isContradicted } = await room.witness();
      if (isContradicted) found.push(`${this.name} at ${table}: heard another story before`);
    }
    return found;
  }
}

function deviceOf(machine: Machine) {
  const { timeOfDay, elapsed, later, random, randomBytes } = machine;
  return { timeOfDay, elapsed, later, random, randomBytes };
}
