/** Connections between devices and servers: each keeps its order, and any may be slow, break, or fall silent. */
import type { Socket } from '@nyhavn/client';
import type { Random } from '@nyhavn/engine';
import type { ByteSink, ClientSocket } from '@nyhavn/server/internal';
import { textsIn } from './frames.ts';
import type { Machine } from './machine.ts';
import type { Scheduler } from './scheduler.ts';

/** What the network is like now. */
interface NetworkWeather {
  /** Milliseconds that something takes from one side to the other. */
  delay(): number;
}

/** A network with its weather. */
export interface Network {
  readonly scheduler: Scheduler;
  readonly random: Random;
  weather: NetworkWeather;
  /** Writes down what comes. */
  trace(line: string): void;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** Codes of WebSockets. */
const ABNORMAL = 1006;
const NO_STATUS = 1005;

/** A server gives up on a good-bye that is not answered. */
const GOODBYE_MS = 30_000;

type Listener = (...args: never[]) => void;

/** One direction of a connection: first sent, first come. */
class Lane {
  readonly #network: Network;
  #last = 0;
  /** Bytes that are on their way. */
  underWay = 0;
  isSilent = false;

  constructor(network: Network) {
    this.#network = network;
  }

  send(size: number, come: () => void): void {
    const { scheduler, weather } = this.#network;
    this.underWay += size;
    const at = Math.max(this.#last, scheduler.now + weather.delay());
    this.#last = at;
    scheduler.after(at - scheduler.now, () => {
      if (this.isSilent) return;
      this.underWay -= size;
      come();
    });
  }
}

/** The server's end of a WebSocket. */
class ServerEnd implements ClientSocket, ByteSink {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly #wire: Wire;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(args as never[]));
  }

  get writable(): boolean {
    return this.readyState === OPEN;
  }

  get writableLength(): number {
    return this.#wire.down.isSilent ? this.#wire.down.underWay : 0;
  }

  write(frames: string): void {
    for (const text of textsIn(frames)) this.#wire.tell(text);
  }

  ping(): void {
    this.#wire.ping();
  }

  pong(): void {}

  close(code: number): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSING;
    this.#wire.closeFromServer(code);
  }

  terminate(): void {
    if (this.readyState === CLOSED) return;
    this.#wire.breakFromServer();
  }

  /** It is over; the server hears of it once. */
  over(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.emit('close', code);
  }
}

/** The device's end of a WebSocket. */
class DeviceEnd implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = CONNECTING;
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#wire.ask(text);
  }

  close(): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSED;
    this.#wire.closeFromDevice();
  }

  /** It is over; the device hears of it once. */
  over(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({} as CloseEvent);
  }
}

/** What hears of the messages of a connection, to check them. */
export interface WireWitness {
  asked?(text: string): void;
  told?(text: string): void;
}

/** Whom a connection leads to. */
export interface Host {
  readonly machine: Machine;
  /** Authenticates and admits; false where it refuses. */
  admit(cookie: string, socket: ClientSocket, stream: ByteSink): Promise<boolean>;
}

/** One connection. */
export class Wire {
  readonly name: string;
  readonly down: Lane;
  readonly #up: Lane;
  readonly #network: Network;
  readonly #device: Machine;
  readonly #deviceEnd: DeviceEnd;
  readonly #serverEnd: ServerEnd;
  readonly #witness: WireWitness;
  #host: Host | undefined;
  isOver = false;

  constructor(network: Network, name: string, device: Machine, witness: WireWitness = {}) {
    this.name = name;
    this.#network = network;
    this.#device = device;
    this.#witness = witness;
    this.down = new Lane(network);
    this.#up = new Lane(network);
    this.#deviceEnd = new DeviceEnd(this);
    this.#serverEnd = new ServerEnd(this);
  }

  get socket(): Socket {
    return this.#deviceEnd;
  }

  get host(): Host | undefined {
    return this.#host;
  }

  /** Connects to a server, or to none that listens. */
  connect(host: Host | undefined, cookie: string): void {
    this.#host = host;
    this.#up.send(0, () => {
      if (!host || host.machine.isDead) this.#refuse();
      else
        host.machine.deliver(() => {
          host.admit(cookie, this.#serverEnd, this.#serverEnd).then(
            (isIn) => (isIn ? this.#open() : this.#refuse()),
            () => this.#refuse(),
          );
        });
    });
  }

  #refuse(): void {
    this.isOver = true;
    this.down.send(0, () => this.#device.deliver(() => this.#deviceEnd.over()));
  }

  #open(): void {
    this.down.send(0, () =>
      this.#device.deliver(() => {
        if (this.#deviceEnd.readyState !== CONNECTING) return;
        this.#deviceEnd.readyState = OPEN;
        this.#deviceEnd.onopen?.({} as Event);
      }),
    );
  }

  #atServer(act: () => void): void {
    const machine = this.#host?.machine;
    if (machine && !machine.isDead) machine.deliver(act);
    else if (machine) this.down.send(0, () => this.#device.deliver(() => this.#deviceEnd.over()));
  }

  /** A message of the device. */
  ask(text: string): void {
    this.#witness.asked?.(text);
    this.#up.send(text.length, () =>
      this.#atServer(() => {
        if (this.#serverEnd.readyState === CLOSED) return;
        this.#network.trace(`${this.name} > ${text}`);
        this.#serverEnd.emit('message', text, false);
      }),
    );
  }

  /** A message of the server. */
  tell(text: string): void {
    this.down.send(text.length, () =>
      this.#device.deliver(() => {
        if (this.#deviceEnd.readyState !== OPEN) return;
        this.#network.trace(`${this.name} < ${text}`);
        this.#witness.told?.(text);
        this.#deviceEnd.onmessage?.({ data: text } as MessageEvent);
      }),
    );
  }

  /** The device answers by itself. */
  ping(): void {
    this.down.send(0, () =>
      this.#device.deliver(() => {
        if (this.#deviceEnd.readyState !== OPEN) return;
        this.#up.send(0, () => this.#atServer(() => this.#serverEnd.emit('pong')));
      }),
    );
  }

  closeFromServer(code: number): void {
    this.down.send(0, () =>
      this.#device.deliver(() => {
        this.#deviceEnd.over();
        this.#up.send(0, () => this.#atServer(() => this.#over(code)));
      }),
    );
    this.#host?.machine.later(GOODBYE_MS, () => this.#over(ABNORMAL));
  }

  breakFromServer(): void {
    this.#host?.machine.soon(() => this.#over(ABNORMAL));
    this.down.send(0, () => this.#device.deliver(() => this.#deviceEnd.over()));
  }

  closeFromDevice(): void {
    this.#up.send(0, () => this.#atServer(() => this.#over(NO_STATUS)));
  }

  #over(code: number): void {
    this.isOver = true;
    this.#serverEnd.over(code);
  }

  /** It breaks: what is on its way is lost, and both ends notice after a while. */
  cut(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.silence();
    const { scheduler, weather } = this.#network;
    scheduler.after(weather.delay(), () => this.#device.deliver(() => this.#deviceEnd.over()));
    scheduler.after(weather.delay(), () => this.#host?.machine.deliver(() => this.#over(ABNORMAL)));
  }

  /** From now on nothing comes, and neither end is told: a half-open connection where it is only one direction. */
  silence(which: 'both' | 'up' | 'down' = 'both'): void {
    if (which !== 'down') this.#up.isSilent = true;
    if (which !== 'up') this.down.isSilent = true;
  }
}
