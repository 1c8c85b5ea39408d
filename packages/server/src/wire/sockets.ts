/** The door for WebSockets: who may come in, and as whom. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@nyhavn/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Allowances } from '../allowance.ts';
import type { Tables } from '../table/tables.ts';
import { type Company, Connection, type Limits, PEOPLE } from './connection.ts';
import type { Identity } from './identity.ts';

/** Where WebSockets are asked for. */
export const SOCKET_PATH = '/api/socket';

/** Lets clients in while a server runs. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #identity: Identity;
  readonly #company: Company;
  /** The sockets of each person. */
  readonly #counts = new Map<string, number>();
  /** Who has shown signs of life since the last beat. */
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heart: NodeJS.Timeout;

  constructor(identity: Identity, tables: Tables, limits: Limits = PEOPLE) {
    this.#identity = identity;
    const people = new Allowances(limits.ofPerson, Date.now);
    this.#company = { tables, limits, people };
    this.#heart = setInterval(() => this.beat(), limits.heartbeat);
    this.#heart.unref();
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: true,
      perMessageDeflate: false,
      maxPayload: LONGEST_MESSAGE,
    });
  }

  /** Answers the upgrades of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path] = (request.url ?? '').split('?');
    const person = this.#identity.personIn(request.headers.cookie);
    if (path !== SOCKET_PATH) turnAway(socket, '404 Not Found');
    else if (!isSameSite(request)) turnAway(socket, '403 Forbidden');
    else if (person === undefined) turnAway(socket, '401 Unauthorized');
    else if (this.#countOf(person) >= this.#company.limits.sockets) {
      turnAway(socket, '429 Too Many Requests');
    } else {
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#admit(opened, person));
    }
  }

  #countOf(person: string): number {
    return this.#counts.get(person) ?? 0;
  }

  #admit(socket: WebSocket, person: string): void {
    this.#counts.set(person, this.#countOf(person) + 1);
    socket.on('close', () => {
      const left = this.#countOf(person) - 1;
      if (left > 0) this.#counts.set(person, left);
      else this.#counts.delete(person);
    });
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    new Connection(socket, person, this.#company);
  }

  /** Lets go of those who were not heard since the last beat: a cut cable closes no socket. */
  beat(): void {
    for (const client of this.#server.clients) {
      if (!this.#alive.delete(client)) client.terminate();
      else client.ping();
    }
  }

  /** Says good-bye to all clients; they come back to whoever serves next. */
  close(): void {
    clearInterval(this.#heart);
    for (const client of this.#server.clients) client.close(1001);
    this.#server.close();
  }
}

function turnAway(socket: Duplex, answer: string): void {
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Browsers say which page asks; another site's page may not speak in a person's name. */
function isSameSite({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}
