/** The door for WebSockets: who may come in, and as whom. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@nyhavn/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Allowances } from '../allowance.ts';
import { printError, type ReportError, refusalFor } from '../operations/errors.ts';
import type { Tables } from '../table/tables.ts';
import { type Arrival, type Company, Connection, type Limits, PEOPLE } from './connection.ts';
import { Gate } from './gate.ts';
import type { Door, Who } from './identity.ts';

/** Where WebSockets are asked for. */
export const SOCKET_PATH = '/api/socket';

/** The code of sockets that broke off, without a good-bye. */
const LOST = 1006;

/** Who is not let in any more: everybody with a session, or all that some people have. */
export interface Leaving {
  readonly session?: string;
  readonly people?: readonly string[];
}

/** Somebody who was let in. */
interface Guest {
  readonly who: Who;
  /** Whether there was a sign of life since the last beat. */
  isAlive: boolean;
}

/** Lets clients in while a server runs. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #door: Door;
  readonly #company: Company;
  readonly #guests = new Map<WebSocket, Guest>();
  /** The sockets of each person. */
  readonly #counts = new Map<string, number>();
  readonly #heart: NodeJS.Timeout;

  constructor(
    door: Door,
    tables: Tables,
    limits: Limits = PEOPLE,
    people = new Allowances(limits.ofPerson, Date.now),
    refused: Company['refused'] = () => {},
    report: ReportError = printError,
  ) {
    this.#door = door;
    this.#company = { tables, limits, people, refused, report };
    this.#heart = setInterval(() => this.beat(), limits.heartbeat);
    this.#heart.unref();
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: LONGEST_MESSAGE,
      autoPong: false,
    });
  }

  /** Answers the upgrades of a server, behind a gate. */
  attach(server: Server, gate = new Gate()): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', ignore);
      this.#upgrade(gate, request, socket, head).catch((error) => {
        this.#company.report('upgrade', error);
        const isForNow = refusalFor(error) === 'not-stored';
        turnAway(socket, isForNow ? '503 Service Unavailable' : '500 Internal Server Error');
      });
    });
  }

  async #upgrade(
    gate: Gate,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== SOCKET_PATH) return turnAway(socket, '404 Not Found');
    const refusal = gate.refusesUpgrade(request);
    if (refusal !== undefined) return turnAway(socket, refusal);
    const who = await this.#door.whoIs(request.headers);
    if (who === undefined) return turnAway(socket, '401 Unauthorized');
    if (this.#countOf(who.person) >= this.#company.limits.sockets) {
      return turnAway(socket, '429 Too Many Requests');
    }
    socket.off('error', ignore);
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#admit({ socket: opened, stream: socket, person: who.person }, who),
    );
  }

  /** How many clients are connected. */
  get size(): number {
    return this.#guests.size;
  }

  #countOf(person: string): number {
    return this.#counts.get(person) ?? 0;
  }

  #admit(arrival: Arrival, who: Who): void {
    const { socket } = arrival;
    const guest: Guest = { who, isAlive: true };
    this.#guests.set(socket, guest);
    this.#counts.set(who.person, this.#countOf(who.person) + 1);
    const connection = new Connection(arrival, this.#company);
    socket.on('pong', () => {
      guest.isAlive = true;
    });
    socket.on('close', (code) => {
      this.#guests.delete(socket);
      this.#uncount(who.person);
      connection.leave(code === LOST);
    });
  }

  #uncount(person: string): void {
    const left = this.#countOf(person) - 1;
    if (left > 0) this.#counts.set(person, left);
    else this.#counts.delete(person);
  }

  /** Lets go of those who were not heard since the last beat: a cut cable closes no socket. */
  beat(): void {
    for (const [socket, guest] of this.#guests) {
      if (guest.isAlive) socket.ping();
      else socket.terminate();
      guest.isAlive = false;
    }
  }

  /** Closes the sockets of those who are not let in any more. */
  dismiss({ session, people = [] }: Leaving): void {
    for (const [socket, { who }] of this.#guests) {
      const isMeant = people.includes(who.person) || (session && who.session === session);
      if (isMeant) socket.close(1008);
    }
  }

  /** Closes the sockets of those whom the door would not let in any more. */
  async recheck(stillIn: (all: readonly Who[]) => Promise<ReadonlySet<Who>>): Promise<void> {
    const guests = [...this.#guests];
    const welcome = await stillIn(guests.map(([, { who }]) => who));
    for (const [socket, { who }] of guests) if (!welcome.has(who)) socket.close(1008);
  }

  /** Says good-bye to all clients; they come back to whoever serves next. */
  close(): void {
    clearInterval(this.#heart);
    for (const socket of this.#guests.keys()) socket.close(1001);
    this.#server.close();
  }
}

/** Expected: a socket that breaks before it is let in is closed alone. */
function ignore(): void {}

function turnAway(socket: Duplex, answer: string): void {
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
