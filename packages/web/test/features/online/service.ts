/** A real server in a process of its own, and people with real WebSockets. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effect } from '@preact/signals';
import { Connection, type Socket } from '../../../src/features/online/connection.ts';
import { Room } from '../../../src/features/online/table/room.ts';
import type { TranscriptStore } from '../../../src/features/online/table/transcript.ts';
import type { KeptTranscript } from '../../../src/store/stored-shapes.ts';

const SERVER = join(import.meta.dirname, '../../../../server/test/crash/server.ts');

/** A server that runs, and can be stopped and started again with what it has stored. */
export class Service {
  readonly #data = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  #process: ChildProcess | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const started = fork(SERVER, [this.#data, `${this.#port}`], { execArgv: [] });
    this.#process = started;
    const [port] = await once(started, 'message');
    this.#port = port;
  }

  async kill(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async post(path: string, body: object, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }

  async get(path: string, cookie: string): Promise<unknown> {
    return (await fetch(`${this.url}${path}`, { headers: { cookie } })).json();
  }
}

/** What a browser keeps, for the pages of one guest. */
export class KeptHere implements TranscriptStore {
  readonly kept = new Map<string, KeptTranscript>();

  async load(id: string): Promise<KeptTranscript | undefined> {
    return this.kept.get(id);
  }

  async keep(transcript: KeptTranscript): Promise<void> {
    this.kept.set(transcript.id, transcript);
  }
}

/** Somebody with an identity and one connection a device. */
export class Guest {
  readonly #service: Service;
  readonly name: string;
  readonly id: string;
  readonly cookie: string;
  readonly transcripts = new KeptHere();

  private constructor(service: Service, name: string, id: string, cookie: string) {
    this.#service = service;
    this.name = name;
    this.id = id;
    this.cookie = cookie;
  }

  static async named(service: Service, name: string): Promise<Guest> {
    const response = await service.post('/api/guest', { name });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const { id } = (await response.json()) as { id: string };
    return new Guest(service, name, id, cookie);
  }

  async open(plan: object): Promise<string> {
    const response = await this.#service.post('/api/tables', plan, this.cookie);
    return ((await response.json()) as { id: string }).id;
  }

  /** Goes to a table with a device of one's own. */
  enter(id: string): Device {
    return new Device(this.#service, this, id);
  }
}

/** A device at a table. */
export class Device {
  readonly connection: Connection;
  readonly room: Room;
  readonly refusals: string[] = [];
  #sockets: WebSocket[] = [];

  constructor(service: Service, guest: Guest, id: string) {
    this.connection = new Connection({
      connect: () => {
        // Node's WebSocket takes headers, which those of browsers don't.
        const options = { headers: { cookie: guest.cookie } } as unknown as string[];
        const socket = new WebSocket(`${service.url.replace('http', 'ws')}/api/socket`, options);
        this.#sockets.push(socket);
        return socket as unknown as Socket;
      },
      random: () => 0.5,
      isOffline: () => false,
      later(milliseconds, act) {
        const timer = setTimeout(act, Math.min(milliseconds, 2000) / 10);
        return () => clearTimeout(timer);
      },
    });
    this.room = new Room({
      id,
      person: guest.id,
      connection: this.connection,
      transcripts: guest.transcripts,
      refused: (code) => this.refusals.push(code),
    });
  }

  /** The network takes the connection away. */
  cut(): void {
    this.connection.lose();
  }

  close(): void {
    this.room.close();
  }
}

/** Waits until something is true of signals. */
export function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      if (isDone || !isTrue()) return;
      isDone = true;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}
