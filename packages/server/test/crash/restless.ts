/** A player who comes back whenever the connection is lost, and remembers what was confirmed. */
import { randomUUID } from 'node:crypto';
import { isGameEntry, PROTOCOL_VERSION, type ServerMessage } from '@nyhavn/protocol';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/wire/sockets.ts';
import { Player } from '../player.ts';

const AGAIN = 50;

/** Where a player plays, and as whom. */
interface Place {
  readonly port: number;
  readonly cookie: string;
  readonly table: string;
}

/** Plays one table to its end, by chance, through any number of crashes. */
export class Restless extends Player {
  /** Commands that were confirmed, and the entry that each had made. */
  readonly confirmed: { readonly id: string; readonly next: number }[] = [];
  readonly ended: Promise<void>;
  readonly #place: Place;
  #finish: () => void = () => undefined;
  /** What was sent and not answered; it is sent again as it was. */
  #pending: { readonly id: string; readonly command: object } | undefined;

  constructor(person: string, place: Place) {
    super(person);
    this.#place = place;
    this.ended = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#pending = { id: randomUUID(), command: { do: 'sit', name: person } };
    this.#connect();
  }

  #connect(): void {
    const { port, cookie, table } = this.#place;
    const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
    const socket = new WebSocket(url, { headers: { cookie } });
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.on('open', () => {
      send({ type: 'hello', version: PROTOCOL_VERSION });
      send({ type: 'watch', id: 'w', channel: 0, table, from: this.next });
      if (this.#pending) send({ type: 'command', channel: 0, ...this.#pending });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!this.#isOver) setTimeout(() => this.#connect(), AGAIN);
    });
    socket.on('message', (data) => {
      this.#hear(JSON.parse(String(data)));
      if (this.#isOver) {
        this.#finish();
        socket.close();
        return;
      }
      const move = this.#pending ? undefined : this.move();
      if (move === undefined) return;
      this.#pending = { id: randomUUID(), command: { do: 'move', at: this.next, move } };
      send({ type: 'command', channel: 0, ...this.#pending });
    });
  }

  /** Whether the game is over and everything was confirmed: the news may come before the answer. */
  get #isOver(): boolean {
    const last = this.heard.at(-1);
    if (this.#pending) return false;
    return last !== undefined && !isGameEntry(last) && last.kind === 'closed';
  }

  #hear(message: ServerMessage): void {
    if ('news' in message) this.hear(message.news[1], message.news[2]);
    else if ('done' in message && message.done[0] === this.#pending?.id) {
      const [id, next] = message.done;
      this.confirmed.push({ id, next });
      this.#pending = undefined;
    } else if ('refused' in message && message.refused[0] !== 'too-fast') {
      throw new Error(`${this.person}: ${JSON.stringify(message)}`);
    }
  }
}
