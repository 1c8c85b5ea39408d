/** A real server in a process of its own, and people with real WebSockets. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteRequest } from '@nyhavn/protocol';
import { Connection } from '../../src/connection.ts';
import type { Room } from '../../src/room.ts';
import { Session, socketTo } from '../../src/session.ts';
import { KeptHere } from '../kept-here.ts';

const SERVER = join(import.meta.dirname, '../../../server/test/crash/server.ts');

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
}

/** The plan of a table: the settings that it is opened with. */
export type Plan = NonNullable<RouteRequest<'openTable'>['body']>;

/** A guest with one connection a device. */
export class Guest {
  readonly session: Session;
  readonly transcripts = new KeptHere();

  private constructor(session: Session) {
    this.session = session;
  }

  /** The same person in another browser, where nothing is kept yet. */
  elsewhere(): Guest {
    return new Guest(this.session);
  }

  static async named(service: Service, name: string): Promise<Guest> {
    return new Guest(await Session.asGuest(service.url, name));
  }

  async open(plan: Plan): Promise<string> {
    return (await this.session.ask('openTable', { body: plan })).id;
  }

  async record(table: string): Promise<string> {
    return (await this.session.ask('record', { params: { table } })).record;
  }

  /** Goes to a table with a device of one's own. */
  enter(id: string): Device {
    return new Device(this, id);
  }
}

/** A device at a table. */
export class Device {
  readonly connection: Connection;
  readonly room: Room;
  readonly refusals: string[] = [];
  /** True while nobody looks at it: timers stand still, and nothing is shown to its end. */
  isInBackground = false;

  constructor({ session, transcripts }: Guest, id: string) {
    this.connection = new Connection({
      connect: () => socketTo(session.server, session.headers),
      random: () => 0.5,
      later: (milliseconds, act) => {
        const timer = setTimeout(
          () => this.isInBackground || act(),
          Math.min(milliseconds, 2000) / 10,
        );
        return () => clearTimeout(timer);
      },
    });
    this.room = session.enter(id, {
      connection: this.connection,
      transcripts,
      delay: () => (this.isInBackground ? new Promise(() => undefined) : undefined),
      refused: (code) => this.refusals.push(code),
    });
    this.room.subscribe(() => {
      for (const look of [...looks]) look();
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

/** Look whether what is waited for has come, at every change of any room. */
const looks = new Set<() => void>();

/** Waits until something is true of rooms. */
export function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTrue()) return;
      looks.delete(look);
      resolve();
    };
    looks.add(look);
    look();
  });
}
