/** A player who comes back whenever the connection is lost, and remembers what was confirmed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { DrawParticipant } from '@nyhavn/client';
import {
  type Command,
  type Entry,
  isGameEntry,
  PROTOCOL_VERSION,
  plainEntry,
  type ServerMessage,
} from '@nyhavn/protocol';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';
import { LoggedPlayer } from '../history/logged.ts';
import { repeatable } from '../seed.ts';

let players = 0;

/** Milliseconds until somebody tries again: to connect, or what was too fast or could not be stored. */
const RETRY_MS = 50;
const RETRY_NOT_STORED_MS = 250;

/** How fast people play; they look at it before every move. */
export interface ThinkingTime {
  /** Milliseconds for which they think, more or less. */
  pause: number;
  /** True if nobody moves now. */
  isHeld: boolean;
}

/** Where a player plays, and as whom. */
interface Place {
  /** Where the servers are; people begin with the first, and go to any when they lose one. */
  readonly ports: readonly number[];
  readonly cookie: string;
  readonly table: string;
  readonly thinkingTime?: ThinkingTime;
  /** Whoever hears nothing for so many milliseconds, though they ask, goes to the next server. */
  readonly silenceMs?: number;
}

/** Plays one table to its end, by chance, through whatever happens to servers. */
export class ReconnectingClient extends LoggedPlayer {
  /** Comes when the table is closed, and fails when the server says what it never may. */
  readonly ended: Promise<void>;
  /** How often the connection was lost. */
  lost = 0;
  /** How many commands were confirmed. */
  confirmed = 0;
  /** How often something could not be stored. */
  notStored = 0;
  readonly #place: Place;
  readonly #random = repeatable(`player ${players++}`);
  #finish: () => void = () => undefined;
  #give: (error: Error) => void = () => undefined;
  #server = 0;
  #isOver = false;
  #isThinking = false;
  /** The number of the entry after the last that the server has spoken of. */
  #known = 0;
  /** The socket, once the server knows which table it is about. */
  #socket: WebSocket | undefined;
  #lastHeard = 0;
  /** What was sent and not answered; it is sent again as it was. */
  #pending: { readonly id: string; readonly command: Command } | undefined;
  #heart: NodeJS.Timeout | undefined;
  /** The part of this player's device in verifiable chance. */
  readonly chance: DrawParticipant;
  /** The ids of links, which are not stored by themselves. */
  readonly #links = new Set<string>();

  constructor(person: string, place: Place) {
    super(person, place.table);
    this.#place = place;
    this.ended = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#give = reject;
    });
    // Whoever waits for it waits later.
    this.ended.catch(() => undefined);
    this.chance = new DrawParticipant({
      person,
      send: async (command) => this.#sendOfDraw(command),
      newRoot: async () => newRoot(),
    });
    this.#ask({ do: 'sit', name: person, anchor: this.chance.addRoot(newRoot()) });
    this.#connect();
  }

  /**
   * True if nothing is under way that this player has asked for, and all that came of it was heard.
   */
  get isIdle(): boolean {
    return this.#pending === undefined && this.#socket !== undefined && this.next >= this.#known;
  }

  /** The server this player is at, or on the way to. */
  get port(): number {
    return this.#place.ports[this.#server] ?? 0;
  }

  /**
   * Asks some server for a move, behind the back of what this player does; what is answered. A server that stood still
   * for longer than a request may take closes the connection: that is `{ refused: 'closed' }`, and the history shows
   * whether the move was made nevertheless.
   */
  async moveBeside(port: number): Promise<object> {
    const command = { do: 'move', at: this.next, move: this.move() };
    const asked = fetch(`http://127.0.0.1:${port}/api/tables/${this.table}/commands`, {
      method: 'POST',
      headers: { cookie: this.#place.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), command }),
    });
    try {
      return (await (await asked).json()) as object;
    } catch (error) {
      if (!isReset(error)) throw error;
      return { refused: 'closed' };
    }
  }

  #connect(): void {
    const { cookie, silenceMs } = this.#place;
    const { port } = this;
    const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
    const socket = new WebSocket(url, { headers: { cookie } });
    const send = (message: object) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    };
    this.#lastHeard = performance.now();
    if (silenceMs !== undefined)
      this.#heart = setInterval(() => this.#beat(socket, send), silenceMs);
    socket.on('open', () => {
      send({ type: 'hello', version: PROTOCOL_VERSION });
      this.#watch(send);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(this.#heart);
      this.#socket = undefined;
      this.chance.forgetAnswer();
      if (this.#isOver) return;
      this.lost++;
      this.#server = Math.floor(this.#random() * this.#place.ports.length);
      setTimeout(() => this.#connect(), RETRY_MS);
    });
    socket.on('message', (data) => {
      this.#lastHeard = performance.now();
      try {
        this.#take(JSON.parse(String(data)), socket, send);
      } catch (error) {
        this.#isOver = true;
        this.#give(error instanceof Error ? error : new Error(String(error)));
      }
      if (this.#isOver) socket.close();
    });
  }

  #watch(send: (message: object) => void): void {
    send({ type: 'watch', id: 'w', channel: 0, table: this.table, from: this.next });
  }

  /** Lets go of a server that says nothing. */
  #beat(socket: WebSocket, send: (message: object) => void): void {
    const { silenceMs = 0 } = this.#place;
    const silence = performance.now() - this.#lastHeard;
    if (silence > 2 * silenceMs) socket.terminate();
    else if (silence > silenceMs) send({ type: 'ping', id: 'p' });
  }

  #sendPending(): void {
    if (this.#socket && this.#pending) {
      this.#socket.send(JSON.stringify({ type: 'command', channel: 0, ...this.#pending }));
    }
  }

  #ask(command: Command): void {
    const id = randomUUID();
    this.happened.push({ kind: 'sent', id, command });
    this.#pending = { id, command };
    this.#sendPending();
  }

  /** What this player's device sends by itself; what is lost with a connection is asked for again. */
  #sendOfDraw(command: Extract<Command, { do: 'anchor' | 'reveal' }>): void {
    const id = randomUUID();
    if (command.do === 'anchor') this.happened.push({ kind: 'sent', id, command });
    this.#links.add(id);
    this.#socket?.send(JSON.stringify({ type: 'command', channel: 0, id, command }));
  }

  override onEntries(from: number, entries: readonly Entry[]): void {
    super.onEntries(from, entries);
    this.chance.follow(entries);
    const wrong = this.chance.checks.find(({ problem }) => problem !== undefined);
    if (wrong) throw new Error(`${this.person}, draw ${wrong.draw}: ${wrong.problem}`);
    void this.chance.answer();
  }

  #take(message: ServerMessage, socket: WebSocket, send: (message: object) => void): void {
    if ('news' in message) this.onEntries(message.news[1], message.news[2].map(plainEntry));
    else if ('refused' in message) this.#refused(message.refused, send);
    else if ('done' in message) {
      const [id, next] = message.done;
      this.#known = Math.max(this.#known, next);
      if (id === 'w') {
        this.#socket = socket;
        this.#sendPending();
      } else if (id === this.#pending?.id) {
        this.happened.push({ kind: 'confirmed', id, next });
        this.confirmed++;
        this.#pending = undefined;
      }
    }
    this.act();
  }

  #refused(
    [code, id]: Extract<ServerMessage, { refused: unknown }>['refused'],
    send: (message: object) => void,
  ): void {
    // The draw was made meanwhile, or is tried again by the server.
    if (id !== undefined && this.#links.has(id)) return;
    if (code === 'not-stored') this.notStored++;
    else if (code !== 'too-fast') {
      if (id !== undefined) this.happened.push({ kind: 'refused', id, code });
      throw new Error(`${this.person} at ${this.table}: ${code} ${JSON.stringify(this.#pending)}`);
    }
    const retry = () => (this.#socket ? this.#sendPending() : this.#watch(send));
    setTimeout(retry, code === 'not-stored' ? RETRY_NOT_STORED_MS : RETRY_MS);
  }

  /** Does what is to be done now, if anything. */
  act(): void {
    if (this.#pending || this.#isOver) return;
    if (isClosed(this.heard.at(-1))) {
      this.#isOver = true;
      this.#socket?.close();
      this.#finish();
      return;
    }
    const { thinkingTime } = this.#place;
    if (this.#isThinking || thinkingTime?.isHeld || !this.isAsked) return;
    if (!thinkingTime || thinkingTime.pause === 0) {
      this.#move();
      return;
    }
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        if (!thinkingTime.isHeld) this.#move();
      },
      thinkingTime.pause * (0.5 + this.#random()),
    );
  }

  #move(): void {
    if (this.#pending || this.#isOver) return;
    const move = this.move();
    if (move !== undefined) this.#ask({ do: 'move', at: this.next, move });
  }
}

function newRoot(): string {
  return randomBytes(32).toString('hex');
}

function isClosed(entry: Entry | undefined): boolean {
  return entry !== undefined && !isGameEntry(entry) && entry.kind === 'closed';
}

/** Returns true if the other side closed the connection of a request. */
function isReset(error: unknown): boolean {
  const { cause }: { cause?: unknown } = Object(error);
  const { code }: { code?: unknown } = Object(cause);
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
}
