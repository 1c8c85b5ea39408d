/** A server without a network in which chance is told what to do, and every byte that leaves it is kept. */
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { gameNamed, type Move } from '@nyhavn/engine';
import { TablePlan } from '@nyhavn/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import webPush from 'web-push';
import type { WebSocket } from 'ws';
import { serveApi } from '../../src/api/index.ts';
import { ApiLimits } from '../../src/api/limits.ts';
import { printError } from '../../src/operations/errors.ts';
import { accountsIn } from '../../src/people/accounts.ts';
import { PushSender } from '../../src/push/push-sender.ts';
import { RateLimiter } from '../../src/rate-limiter.ts';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import { SYSTEM } from '../../src/runtime.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable } from '../../src/store/tables.ts';
import { Matching } from '../../src/table/matching.ts';
import { Tables } from '../../src/table/tables.ts';
import { CookieSigner, SESSION_COOKIE } from '../../src/wire/authentication.ts';
import { Connection } from '../../src/wire/connection.ts';
import { Gate } from '../../src/wire/gate.ts';
import { UNLIMITED } from '../../src/wire/limits.ts';

/** The game with something to hide. */
export const rules = gameNamed('copenhagen')!;

/** What chance does next at the table with that seed; the mocked fairness asks here. */
export const SCRIPTS = new Map<string, Move[]>();

/** Every client is somebody, by an id that both worlds know. */
const COOKIE_SIGNER = new CookieSigner(Buffer.alloc(32, 7));

/** A WebSocket of which only this end exists. */
class Socket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly writable = true;
  readonly writableLength = 0;

  /** Takes framed messages: a head, by its second byte of two or four bytes, and the text. */
  write(frames: string, encoding: BufferEncoding): void {
    const bytes = Buffer.from(frames, encoding);
    for (let at = 0; at < bytes.length; ) {
      const isShort = bytes.readUInt8(at + 1) < 126;
      const start = at + (isShort ? 2 : 4);
      at = start + (isShort ? bytes.readUInt8(at + 1) : bytes.readUInt16BE(at + 2));
      this.emit('sent', bytes.toString('utf8', start, at));
    }
  }

  terminate(): void {
    throw new Error('nobody reads slowly here');
  }
}

/** Somebody who is connected to a world. */
export class RecordingClient {
  readonly person: string;
  /** Everything that came, over the socket and over HTTP. */
  readonly got: string[] = [];
  readonly #socket = new Socket();
  readonly #http: FastifyInstance;
  #asked = 0;

  constructor(world: World, person: string) {
    this.person = person;
    this.#http = world.http;
    this.#socket.on('sent', (text) => this.got.push(text));
    const personLimiter = new RateLimiter(UNLIMITED.perPerson, () => 0);
    const report = printError;
    const deps = {
      tables: world.tables,
      limits: UNLIMITED,
      personLimiter,
      refused() {},
      report,
      runtime: SYSTEM,
    };
    const socket = this.#socket as unknown as WebSocket;
    const stream = this.#socket as unknown as Duplex;
    new Connection({ socket, stream, person }, deps);
    this.#receive({ type: 'hello', version: 1 });
  }

  #receive(message: object): void {
    this.#socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  /** Sends a message and waits for its answer. */
  ask(message: object): Promise<string> {
    const id = `q${this.#asked++}`;
    return new Promise((resolve) => {
      const look = (text: string) => {
        if (!text.startsWith('{"done":') && !text.startsWith('{"refused":')) return;
        if (!text.includes(`"${id}"`)) return;
        this.#socket.off('sent', look);
        resolve(text);
      };
      this.#socket.on('sent', look);
      this.#receive({ ...message, id });
    });
  }

  watch(table: string, from = 0): Promise<string> {
    return this.ask({ type: 'watch', channel: 1, table, from });
  }

  command(command: object): Promise<string> {
    return this.ask({ type: 'command', channel: 1, command });
  }

  /** Asks the HTTP API; the headers that never change are left out. */
  async get(url: string): Promise<void> {
    const cookie = `${SESSION_COOKIE}=${COOKIE_SIGNER.sign(this.person)}`;
    const { statusCode, body } = await this.#http.inject({ url, headers: { cookie } });
    this.got.push(`${statusCode} ${body}`);
  }
}

/** One world: its own store, its own tables, its own chance. */
export class World {
  readonly name: string;
  readonly tables: Tables;
  readonly http: FastifyInstance;
  readonly #store: Store;

  private constructor(name: string, store: Store, http: FastifyInstance) {
    this.name = name;
    this.#store = store;
    this.http = http;
    const bots = { choose: () => Promise.reject(new Error('no bots here')) };
    this.tables = new Tables({ store, bots, substitute: 'greedy', now: () => 0 });
  }

  static async make(name: string): Promise<World> {
    const store = await openSqlite(':memory:');
    const http = fastify();
    const world = new World(name, store, http);
    const limits = new ApiLimits(() => 0, {});
    const now = () => 0;
    const accounts = accountsIn(store, COOKIE_SIGNER, { now, dismiss() {} });
    const { tables } = world;
    const pushSender = new PushSender({ store, keys: webPush.generateVAPIDKeys(), now });
    const matching = new Matching({ store, tables, now });
    const resultsRecorder = new ResultsRecorder(store);
    const cookieSigner = COOKIE_SIGNER;
    await serveApi(http, {
      store,
      tables,
      matching,
      resultsRecorder,
      authenticator: cookieSigner,
      accounts,
      limits,
      gate: new Gate(),
      pushSender,
      now,
    });
    return world;
  }

  /** The secret of a table in this world. */
  seedOf(table: string): string {
    return Buffer.from(`${this.name} ${table}`).toString('hex').padEnd(64, '0');
  }

  /** A table that differs in nothing but its secret from the one with the same id in another world. */
  async open(id: string, players: number, isOpenToSpectators: boolean): Promise<void> {
    const seats = Array.from({ length: players }, () => ({ kind: 'open' }));
    const plan = v.parse(TablePlan, { game: rules.id, seats, isOpenToSpectators });
    const seed = this.seedOf(id);
    SCRIPTS.set(seed, []);
    await insertTable(this.#store.db, {
      id,
      seed,
      plan,
      host: 'host',
      openSeats: players,
      time: 0,
    });
    const entry = { kind: 'opened', plan, host: 'host', commitment: 'c0'.repeat(32) } as const;
    await this.#store.journal.append(id, 0, { entries: [entry], time: 0 });
  }

  async close(): Promise<void> {
    await this.http.close();
    await this.#store.close();
  }
}
