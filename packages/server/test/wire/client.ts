/** A real server on a free port, and clients with real WebSockets. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION, plainEntry, type ServerMessage, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { type ClientOptions, WebSocket } from 'ws';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Tables } from '../../src/table/tables.ts';
import { CookieSigner } from '../../src/wire/authentication.ts';
import { type Limits, PERSON_LIMITS } from '../../src/wire/limits.ts';
import { SOCKET_PATH, Sockets } from '../../src/wire/sockets.ts';
import { Player } from '../player.ts';

/** A server that runs. */
export interface Running {
  readonly url: string;
  readonly cookieSigner: CookieSigner;
  readonly tables: Tables;
  /** Opens a table and gives its id. */
  open(plan: object, host?: string): Promise<string>;
  /** Lets go of those who did not answer to the last beat. */
  beat(): void;
  close(): Promise<void>;
}

/** The limits of people, but the same few people are at many tables of a test. */
const LIMITS = { ...PERSON_LIMITS, sockets: 1000 };

/** Starts a server with an empty store. */
export async function run(limits: Partial<Limits> = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  const store = await openSqlite(join(folder, 'nyhavn.db'));
  const bots = { choose: () => Promise.reject(new Error('no bots here')) };
  const tables = new Tables({ store, bots, substitute: 'greedy', now: Date.now });
  const cookieSigner = new CookieSigner(randomBytes(32));
  const server = createServer();
  const sockets = new Sockets(cookieSigner, tables, { ...LIMITS, ...limits });
  sockets.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}${SOCKET_PATH}`,
    cookieSigner,
    tables,
    beat: () => sockets.beat(),
    async open(plan, host = 'somebody') {
      const opened = await tables.open(v.parse(TablePlan, plan), host);
      if (!opened.ok) throw new Error(opened.reason);
      return opened.value;
    },
    async close() {
      sockets.close();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A client that remembers everything it has got. */
export class Client extends Player {
  readonly socket: WebSocket;
  readonly got: ServerMessage[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(
    url: string,
    person: string,
    headers: Readonly<Record<string, string>>,
    options: ClientOptions = {},
  ) {
    super(person);
    this.socket = new WebSocket(url, { headers, ...options });
    this.socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      this.got.push(message);
      if ('news' in message) this.onEntries(message.news[1], message.news[2].map(plainEntry));
      for (const look of this.#waiting) look();
    });
  }

  /** Somebody with a good cookie who has said hello. */
  static async greet(
    { url, cookieSigner }: Running,
    person: string,
    options: ClientOptions = {},
  ): Promise<Client> {
    const cookie = `nyhavn=${cookieSigner.sign(person)}`;
    const client = new Client(url, person, { cookie }, options);
    await client.opened();
    client.send({ type: 'hello', version: PROTOCOL_VERSION });
    await client.until((message) => 'hello' in message);
    return client;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  send(message: object | string): void {
    const isReady = typeof message === 'string' || Buffer.isBuffer(message);
    this.socket.send(isReady ? message : JSON.stringify(message));
  }

  /** The first message, from that one on, of which this is true. */
  until(isIt: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.got.slice(from).find(isIt);
        if (!found) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Sends a message with an id, and waits for its answer. */
  async ask(message: object, id: string = randomUUID()): Promise<ServerMessage> {
    const from = this.got.length;
    this.send({ ...message, id });
    return this.until(
      (answer) =>
        ('done' in answer && answer.done[0] === id) ||
        ('refused' in answer && answer.refused[1] === id),
      from,
    );
  }

  watch(table: string, id?: string): Promise<ServerMessage> {
    return this.ask({ type: 'watch', channel: 1, table, from: this.next }, id);
  }

  command(command: object, id?: string): Promise<ServerMessage> {
    return this.ask({ type: 'command', channel: 1, command }, id);
  }
}
