/** A player who comes back whenever the connection is lost, and remembers what was confirmed. */
import { randomUUID } from 'node:crypto';
import { type Entry, isGameEntry, PROTOCOL_VERSION, type ServerMessage } from '@nyhavn/protocol';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';
import { Player } from '../player.ts';

/** Milliseconds until somebody tries again: to connect, or what was too fast. */
const AGAIN = 50;

/** Where a player plays, and as whom. */
interface Place {
  /** Where the servers are; whoever loses one goes to the next. */
  readonly ports: readonly number[];
  readonly cookie: string;
  readonly table: string;
}

/** Plays one table to its end, by chance, through any number of crashes. */
export class Restless extends Player {
  /** Ids of commands that were confirmed, in the order in which they were sent. */
  readonly confirmed: string[] = [];
  /** Comes when the table is closed, and fails when the server says what it never may. */
  readonly ended: Promise<void>;
  /** How often the connection was lost. */
  lost = 0;
  readonly #place: Place;
  #finish: () => void = () => undefined;
  #give: (error: Error) => void = () => undefined;
  #isOver = false;
  /** What was sent and not answered; it is sent again as it was. */
  #pending: { readonly id: string; readonly command: object } | undefined;

  constructor(person: string, place: Place) {
    super(person);
    this.#place = place;
    this.ended = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#give = reject;
    });
    // Whoever waits for it waits later.
    this.ended.catch(() => undefined);
    this.#pending = { id: randomUUID(), command: { do: 'sit', name: person } };
    this.#connect();
  }

  #connect(): void {
    const { ports, cookie, table } = this.#place;
    const port = ports[this.lost % ports.length];
    const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
    const socket = new WebSocket(url, { headers: { cookie } });
    const send = (message: object) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    };
    const sendPending = () => {
      if (this.#pending) send({ type: 'command', channel: 0, ...this.#pending });
    };
    socket.on('open', () => {
      send({ type: 'hello', version: PROTOCOL_VERSION });
      send({ type: 'watch', id: 'w', channel: 0, table, from: this.next });
      sendPending();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#isOver) return;
      this.lost++;
      setTimeout(() => this.#connect(), AGAIN);
    });
    socket.on('message', (data) => {
      try {
        this.#take(JSON.parse(String(data)), sendPending);
      } catch (error) {
        this.#isOver = true;
        this.#give(error instanceof Error ? error : new Error(String(error)));
      }
      if (this.#isOver) socket.close();
    });
  }

  #take(message: ServerMessage, sendPending: () => void): void {
    if ('news' in message) this.hear(message.news[1], message.news[2]);
    else if ('refused' in message) {
      if (message.refused[0] !== 'too-fast') throw new Error(`${JSON.stringify(message)}`);
      setTimeout(sendPending, AGAIN);
    } else if ('done' in message && message.done[0] === this.#pending?.id) {
      this.confirmed.push(message.done[0]);
      this.#pending = undefined;
    }
    if (this.#pending) return;
    if (isClosed(this.heard.at(-1))) {
      this.#isOver = true;
      this.#finish();
      return;
    }
    const move = this.move();
    if (move === undefined) return;
    this.#pending = { id: randomUUID(), command: { do: 'move', at: this.next, move } };
    sendPending();
  }
}

function isClosed(entry: Entry | undefined): boolean {
  return entry !== undefined && !isGameEntry(entry) && entry.kind === 'closed';
}
