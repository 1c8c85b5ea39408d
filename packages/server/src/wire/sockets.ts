/** WebSocket upgrades: authenticates clients and counts their sockets. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '@nyhavn/protocol';
import { WebSocketServer } from 'ws';
import { printError, refusalFor } from '../operations/errors.ts';
import { RateLimiter } from '../rate-limiter.ts';
import { type Cancel, SYSTEM } from '../runtime.ts';
import type { Tables } from '../table/tables.ts';
import type { Authenticator, Principal } from './authentication.ts';
import { type Arrival, type ClientSocket, Connection, type ConnectionDeps } from './connection.ts';
import { Gate } from './gate.ts';
import { type Limits, PERSON_LIMITS } from './limits.ts';

/** The path of WebSockets. */
export const SOCKET_PATH = '/api/socket';

/** The code of sockets that broke off, without a good-bye. */
const ABNORMAL_CLOSURE = 1006;

/** The sockets to close: those of a session, or all of some people. */
export interface Dismissal {
  readonly session?: string;
  readonly people?: readonly string[];
}

/** A client that was authenticated. */
interface ConnectedClient {
  readonly principal: Principal;
  /** True if the client has answered since the last heartbeat. */
  isAlive: boolean;
}

/** Dependencies of sockets beside tables; each has a default. */
type SocketsOptions = Partial<
  Pick<ConnectionDeps, 'personLimiter' | 'refused' | 'report' | 'runtime'>
>;

/** Lets clients in while a server runs. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #authenticator: Authenticator;
  readonly #deps: ConnectionDeps;
  readonly #clients = new Map<ClientSocket, ConnectedClient>();
  /** The sockets of each person. */
  readonly #counts = new Map<string, number>();
  readonly #stopHeart: Cancel;

  constructor(
    authenticator: Authenticator,
    tables: Tables,
    limits: Limits = PERSON_LIMITS,
    options: SocketsOptions = {},
  ) {
    const { runtime = SYSTEM, refused = () => {}, report = printError } = options;
    const { personLimiter = new RateLimiter(limits.perPerson, runtime.elapsed) } = options;
    this.#authenticator = authenticator;
    this.#deps = { tables, limits, personLimiter, refused, report, runtime };
    this.#stopHeart = runtime.every(limits.heartbeatMs, () => this.beat());
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: MAX_MESSAGE_BYTES,
      autoPong: false,
    });
  }

  /** Answers the upgrades of a server, behind a gate. */
  attach(server: Server, gate = new Gate()): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', ignore);
      this.#upgrade(gate, request, socket, head).catch((error) => {
        this.#deps.report('upgrade', error);
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
    const principal = await this.authenticate(request.headers);
    if (typeof principal === 'string') return turnAway(socket, principal);
    socket.off('error', ignore);
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.admit({ socket: opened, stream: socket, person: principal.person }, principal),
    );
  }

  /** The principal of a new socket, or the status with which it is refused. */
  async authenticate(headers: IncomingHttpHeaders): Promise<Principal | string> {
    const principal = await this.#authenticator.authenticate(headers);
    if (principal === undefined) return '401 Unauthorized';
    const hasRoom = this.#countOf(principal.person) < this.#deps.limits.sockets;
    return hasRoom ? principal : '429 Too Many Requests';
  }

  /** The number of connected clients. */
  get size(): number {
    return this.#clients.size;
  }

  #countOf(person: string): number {
    return this.#counts.get(person) ?? 0;
  }

  /** Serves a client that was authenticated. */
  admit(arrival: Arrival, principal: Principal): void {
    const { socket } = arrival;
    const client: ConnectedClient = { principal, isAlive: true };
    this.#clients.set(socket, client);
    this.#counts.set(principal.person, this.#countOf(principal.person) + 1);
    const connection = new Connection(arrival, this.#deps);
    socket.on('pong', () => {
      client.isAlive = true;
    });
    socket.on('close', (code) => {
      this.#clients.delete(socket);
      this.#uncount(principal.person);
      connection.leave(code === ABNORMAL_CLOSURE);
    });
  }

  #uncount(person: string): void {
    const left = this.#countOf(person) - 1;
    if (left > 0) this.#counts.set(person, left);
    else this.#counts.delete(person);
  }

  /** Lets go of those who were not heard since the last beat: a cut cable closes no socket. */
  beat(): void {
    for (const [socket, client] of this.#clients) {
      if (client.isAlive) socket.ping();
      else socket.terminate();
      client.isAlive = false;
    }
  }

  /** Closes the sockets of those who are not let in any more. */
  dismiss({ session, people = [] }: Dismissal): void {
    for (const [socket, { principal }] of this.#clients) {
      const isMeant =
        people.includes(principal.person) || (session && principal.session === session);
      if (isMeant) socket.close(1008);
    }
  }

  /** Closes the sockets of those who would not be authenticated any more. */
  async recheck(
    stillIn: (all: readonly Principal[]) => Promise<ReadonlySet<Principal>>,
  ): Promise<void> {
    const guests = [...this.#clients];
    const welcome = await stillIn(guests.map(([, { principal }]) => principal));
    for (const [socket, { principal }] of guests) if (!welcome.has(principal)) socket.close(1008);
  }

  /** Says good-bye to all clients; they reconnect to the next server. */
  close(): void {
    this.#stopHeart();
    for (const socket of this.#clients.keys()) socket.close(1001);
    this.#server.close();
  }
}

/** Expected: a socket that breaks before it is let in is closed alone. */
function ignore(): void {}

function turnAway(socket: Duplex, answer: string): void {
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
