/**
 * The one WebSocket to the server. It comes back by itself when it is lost; then tables are heard of
 * from where they were, and what was asked but not answered is asked again under the same id.
 */
import { accept, type Result, refuse } from '@nyhavn/engine';
import {
  type AnyRefusal,
  type ClientMessage,
  type Command,
  type Entry,
  MAX_CHANNELS,
  PROTOCOL_VERSION,
  plainEntry,
  type ServerMessage,
} from '@nyhavn/protocol';
import { type Device, THIS_DEVICE } from './device.ts';
import { newId } from './ids.ts';
import { Listeners } from './listeners.ts';

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/**
 * `closed`: not needed; `connecting`; `open`; `lost`: it is tried again; `outdated`: the server
 * speaks another version.
 */
export type LinkState = 'closed' | 'connecting' | 'open' | 'lost' | 'outdated';

/** A listener to what happens at one table. */
export interface TableSubscriber {
  readonly table: string;
  /** The number of the first entry that is not known yet. */
  next(): number;
  onEntries(from: number, entries: readonly Entry[]): void;
  present(
    seats: readonly number[],
    spectators: number,
    handover?: readonly (number | null)[],
  ): void;
  clock(left: readonly (number | null)[]): void;
  /** The table can't be heard of. */
  refused(code: AnyRefusal): void;
}

/** Dependencies of a connection; all but the socket have defaults. */
export interface ConnectionDeps extends Device {
  connect(): Socket;
  /** Returns true if the device knows that there is no network, so that trying would be in vain. */
  isOffline(): boolean;
}

interface Pending {
  readonly subscriber: TableSubscriber;
  readonly text: string;
  /** The number of times that the server could not store it. */
  failures: number;
  answer(result: Result<number, AnyRefusal>): void;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;
/** A silence after which we ask whether the server is there, and how long the answer may take. */
const SILENCE_MS = 20_000;
const PING_TIMEOUT_MS = 8000;
/** The pause after the server refused a command as too fast, or could not store it. */
const BACKOFF_MS = 1000;
/** The number of attempts to have a command stored before it fails. */
const MAX_FAILURES = 5;

/** A connection that is kept while a table is watched. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #listeners = new Listeners();
  #state: LinkState = 'closed';
  #person: string | undefined;
  readonly #subscribers = new Map<number, TableSubscriber>();
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | undefined;
  #latest = -1;
  #failures = 0;
  #isGreeted = false;
  #callOff: (() => void) | undefined;

  constructor(deps: Partial<ConnectionDeps> & Pick<ConnectionDeps, 'connect'>) {
    this.#deps = { ...THIS_DEVICE, isOffline: () => false, ...deps };
  }

  /** The machine that it runs on. */
  get device(): Device {
    return this.#deps;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** The person that the server has authenticated us as. */
  get person(): string | undefined {
    return this.#person;
  }

  /** Calls a listener whenever state or person change; the returned function ends it. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Begins to listen to a table; the returned function ends it. */
  watch(subscriber: TableSubscriber): () => void {
    const channel = this.#freeChannel();
    this.#subscribers.set(channel, subscriber);
    if (this.#isGreeted) this.#ask(channel, subscriber);
    else if (!this.#socket) this.#open();
    return () => {
      this.#subscribers.delete(channel);
      for (const [id, { subscriber: asking }] of this.#pending) {
        if (asking === subscriber) this.#pending.delete(id);
      }
      if (this.#subscribers.size === 0) this.#close();
      else if (this.#isGreeted) this.#send({ type: 'unwatch', id: newId(this.#deps), channel });
    };
  }

  /**
   * Asks something of a table; answered once the server has stored or refused it, however long that takes.
   * A command that could not be stored may be sent again under its id: it is applied once.
   */
  command(
    subscriber: TableSubscriber,
    command: Command,
    id: string = newId(this.#deps),
  ): Promise<Result<number, AnyRefusal>> {
    const channel = [...this.#subscribers].find(([, other]) => other === subscriber)?.[0];
    if (channel === undefined) return Promise.resolve(refuse('not-seated'));
    const text = JSON.stringify({ type: 'command', id, channel, command } satisfies ClientMessage);
    return new Promise((answer) => {
      this.#pending.set(id, { subscriber, text, failures: 0, answer });
      if (this.#isGreeted) this.#socket?.send(text);
    });
  }

  /** Asks for what is missing: a piece of news came before the one that precedes it. */
  resync(subscriber: TableSubscriber): void {
    const channel = [...this.#subscribers].find(([, other]) => other === subscriber)?.[0];
    if (channel !== undefined && this.#isGreeted) this.#ask(channel, subscriber);
  }

  /** The device says that there is a network again, or that its person is back. */
  wake(): void {
    if (this.#state === 'lost') {
      this.#failures = 0;
      // One that is on its way already comes sooner than another.
      if (!this.#socket) this.#open();
    } else if (this.#isGreeted) this.#probe();
  }

  /** The device says that there is no network: what is open now will not be heard of again. */
  lose(): void {
    if (this.#socket) this.#lost(this.#socket);
  }

  /** Not one that was free a moment ago: news of another table may still be on its way. */
  #freeChannel(): number {
    do this.#latest = (this.#latest + 1) % MAX_CHANNELS;
    while (this.#subscribers.has(this.#latest));
    return this.#latest;
  }

  #open(): void {
    this.#callOff?.();
    this.#letGo();
    if (this.#failures === 0) this.#setState('connecting');
    const socket = this.#deps.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: 'hello', version: PROTOCOL_VERSION, isCompact: true });
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#onMessage(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    this.#callOff = this.#deps.later(PING_TIMEOUT_MS, () => this.#lost(socket));
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#letGo();
    if (this.#state === 'outdated') this.#callOff?.();
    else this.#retry();
  }

  #retry(): void {
    this.#callOff?.();
    this.#setState('lost');
    // Not all come back at the same moment after the server was away.
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#callOff = this.#deps.later(wait * (0.5 + this.#deps.random() / 2), () => {
      if (this.#deps.isOffline()) this.#retry();
      else this.#open();
    });
  }

  #setState(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listeners.notify();
  }

  #letGo(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isGreeted = false;
    socket?.close();
  }

  #close(): void {
    this.#callOff?.();
    this.#letGo();
    this.#setState('closed');
  }

  /** From now on silence is noticed. */
  #listen(): void {
    this.#callOff?.();
    this.#callOff = this.#deps.later(SILENCE_MS, () => this.#probe());
  }

  #probe(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#send({ type: 'ping', id: newId(this.#deps) });
    this.#callOff?.();
    this.#callOff = this.#deps.later(PING_TIMEOUT_MS, () => this.#lost(socket));
  }

  #onMessage(message: ServerMessage): void {
    if ('hello' in message) this.#greet(message.hello.person);
    else if ('news' in message) {
      const [channel, from, entries] = message.news;
      this.#subscribers.get(channel)?.onEntries(from, entries.map(plainEntry));
    } else if ('done' in message) this.#settle(message.done[0], accept(message.done[1]));
    else if ('refused' in message) this.#refused(...message.refused);
    else if ('present' in message) {
      const [channel, ...present] = message.present;
      this.#subscribers.get(channel)?.present(...present);
    } else if ('shut' in message) {
      const [channel, code] = message.shut;
      this.#subscribers.get(channel)?.refused(code);
    } else if ('clock' in message) {
      const [channel, left] = message.clock;
      this.#subscribers.get(channel)?.clock(left);
    }
  }

  #greet(person: string): void {
    this.#isGreeted = true;
    this.#failures = 0;
    for (const [channel, subscriber] of this.#subscribers) this.#ask(channel, subscriber);
    this.#repeat();
    this.#person = person;
    this.#setState('open');
  }

  /** Sends unanswered commands again, unchanged. */
  #repeat(): void {
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }

  #ask(channel: number, subscriber: TableSubscriber): void {
    const { table } = subscriber;
    this.#send({ type: 'watch', id: `watch-${channel}`, channel, table, from: subscriber.next() });
  }

  #refused(code: AnyRefusal, id?: string): void {
    const watched = id?.startsWith('watch-') ? Number(id.slice('watch-'.length)) : undefined;
    if (code === 'not-stored' && id !== undefined && this.#mayAskAgain(id)) {
      this.#deps.later(BACKOFF_MS, () => this.#askAgain(id, watched));
    } else if (watched !== undefined) this.#subscribers.get(watched)?.refused(code);
    else if (id !== undefined) this.#settle(id, refuse(code));
    else if (code === 'wrong-version') this.#setState('outdated');
    else if (code === 'too-fast') this.#deps.later(BACKOFF_MS, () => this.#repeat());
  }

  #mayAskAgain(id: string): boolean {
    const pending = this.#pending.get(id);
    return !pending || pending.failures++ < MAX_FAILURES;
  }

  /** Asks for the same under the same id: it may have been stored after all. */
  #askAgain(id: string, watched: number | undefined): void {
    if (!this.#isGreeted) return;
    const subscriber = watched === undefined ? undefined : this.#subscribers.get(watched);
    if (subscriber && watched !== undefined) this.#ask(watched, subscriber);
    const text = this.#pending.get(id)?.text;
    if (text !== undefined) this.#socket?.send(text);
  }

  #settle(id: string, result: Result<number, AnyRefusal>): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.answer(result);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
