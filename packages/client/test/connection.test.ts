/** The connection loses its socket and finds it again; sockets and time are the test's own. */
import type { Entry, ServerMessage } from '@nyhavn/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type Socket, type TableSubscriber } from '../src/connection.ts';

class FakeSocket implements Socket {
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(text: string): void {
    if (this.isClosed) throw new Error('sent into a closed socket');
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server takes us in. */
  greet(): void {
    this.onopen?.({} as Event);
    this.tell({ hello: { version: 1, person: 'anna-1' } });
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  drop(): void {
    this.onclose?.({} as CloseEvent);
  }

  ofType(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

class FakeSubscriber implements TableSubscriber {
  readonly table = 'table-1';
  readonly heard: Entry[] = [];
  readonly refusals: string[] = [];
  readonly told: unknown[] = [];

  next(): number {
    return this.heard.length;
  }

  onEntries(_from: number, entries: readonly Entry[]): void {
    this.heard.push(...entries);
  }

  present(...there: unknown[]): void {
    this.told.push(there);
  }

  clock(...left: unknown[]): void {
    this.told.push(left);
  }

  refused(code: string): void {
    this.refusals.push(code);
  }
}

const HELLO: Entry = { kind: 'said', by: 0, phrase: 'hello' };

let sockets: FakeSocket[];
let timers: { milliseconds: number; act: () => void; isOff: boolean }[];
let connection: Connection;
let isOffline: boolean;

beforeEach(() => {
  sockets = [];
  timers = [];
  isOffline = false;
  connection = new Connection({
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 1,
    isOffline: () => isOffline,
    later(milliseconds, act) {
      const timer = { milliseconds, act, isOff: false };
      timers.push(timer);
      return () => {
        timer.isOff = true;
      };
    },
  });
});

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was connected');
  return socket;
}

/** Lets the one timer that is due run. */
function wait(): number {
  const [timer, ...others] = timers.filter(({ isOff }) => !isOff);
  if (!timer || others.length > 0) throw new Error(`${others.length + 1} timers`);
  timer.isOff = true;
  timer.act();
  return timer.milliseconds;
}

describe('a connection', () => {
  it('is made when somebody listens, and closed when nobody does', () => {
    expect(sockets).toHaveLength(0);
    const stop = connection.watch(new FakeSubscriber());
    expect(connection.state).toBe('connecting');
    latest().greet();
    expect(connection.state).toBe('open');
    expect(connection.person).toBe('anna-1');
    stop();
    expect(latest().isClosed).toBe(true);
    expect(connection.state).toBe('closed');
    expect(timers.every(({ isOff }) => isOff)).toBe(true);
  });

  it('comes back by itself, later each time, and hears on from where it was', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const { channel } = latest().ofType('watch')[0] as { channel: number };
    latest().tell({ news: [channel, 0, [HELLO, HELLO]] });
    latest().drop();
    expect(connection.state).toBe('lost');
    const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
      const waited = wait();
      latest().drop();
      return waited;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    wait();
    latest().greet();
    expect(latest().ofType('watch')).toMatchObject([{ table: 'table-1', from: 2 }]);
    expect(connection.state).toBe('open');
  });

  it('asks for the compact form of entries, and reads both forms', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    expect(latest().ofType('hello')).toMatchObject([{ isCompact: true }]);
    const { channel } = latest().ofType('watch')[0] as { channel: number };
    latest().tell({ news: [channel, 0, [[1, 'pass'], 'card G', HELLO, { by: 0, move: 'pass' }]] });
    expect(subscriber.heard).toEqual([
      { by: 1, move: 'pass' },
      { by: 'chance', move: 'card G' },
      HELLO,
      { by: 0, move: 'pass' },
    ]);
  });

  it('sends what was not answered again, as it was, and answers it once', async () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    const replies: unknown[] = [];
    const first = connection.command(subscriber, { do: 'say', phrase: 'hello' });
    void first.then((reply) => replies.push(reply));
    latest().greet();
    const [sent] = latest().ofType('command');
    expect(sent).toBeDefined();
    latest().drop();
    const second = connection.command(subscriber, { do: 'say', phrase: 'oops' });
    wait();
    latest().greet();
    const again = latest().ofType('command');
    expect(again[0]).toEqual(sent);
    expect(again).toHaveLength(2);
    latest().tell({ done: [String(sent?.id), 7] });
    latest().tell({ done: [String(sent?.id), 7] });
    latest().tell({ refused: ['chat-is-off', String(again[1]?.id)] });
    expect(await first).toEqual({ ok: true, value: 7 });
    expect(await second).toEqual({ ok: false, reason: 'chat-is-off' });
    expect(replies).toHaveLength(1);
    latest().drop();
    wait();
    latest().greet();
    expect(latest().ofType('command')).toHaveLength(0);
  });

  it('notices silence, asks, and takes no answer for a loss', () => {
    connection.watch(new FakeSubscriber());
    latest().greet();
    const silent = latest();
    expect(wait()).toBe(20_000);
    expect(silent.ofType('ping')).toHaveLength(1);
    silent.tell({ done: ['ping', 0] });
    wait();
    expect(silent.ofType('ping')).toHaveLength(2);
    expect(wait()).toBe(8000);
    expect(silent.isClosed).toBe(true);
    expect(connection.state).toBe('lost');
  });

  it('does at once what the device says of its network', () => {
    connection.watch(new FakeSubscriber());
    latest().greet();
    connection.lose();
    expect(connection.state).toBe('lost');
    connection.wake();
    expect(sockets).toHaveLength(2);
    latest().greet();
    expect(connection.state).toBe('open');
    // A socket that was given up is not listened to any more.
    sockets[0]?.drop();
    expect(connection.state).toBe('open');
  });

  it('does not try while the device knows that there is no network', () => {
    connection.watch(new FakeSubscriber());
    latest().greet();
    isOffline = true;
    connection.lose();
    for (let times = 0; times < 3; times++) wait();
    expect(sockets).toHaveLength(1);
    isOffline = false;
    wait();
    expect(sockets).toHaveLength(2);
  });

  it('lets a new try be when the device says meanwhile that there is a network', () => {
    connection.watch(new FakeSubscriber());
    latest().greet();
    latest().drop();
    wait();
    const tried = latest();
    connection.wake();
    expect(latest()).toBe(tried);
    expect(tried.isClosed).toBe(false);
    tried.greet();
    expect(connection.state).toBe('open');
  });

  it('tells of a table that can not be heard of, and of a version that is not spoken', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const [watch] = latest().ofType('watch');
    latest().tell({ refused: ['no-such-table', String(watch?.id)] });
    expect(subscriber.refusals).toEqual(['no-such-table']);
    latest().tell({ refused: ['wrong-version'] });
    latest().drop();
    expect(connection.state).toBe('outdated');
    expect(timers.every(({ isOff }) => isOff)).toBe(true);
  });

  it('tells who is there and what clocks show', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const channel = Number(latest().ofType('watch')[0]?.channel);
    latest().tell({ present: [channel, [0, 2], 1] });
    latest().tell({ clock: [channel, [null, 5000]] });
    latest().tell({ clock: [channel + 1, [1]] });
    expect(subscriber.told).toEqual([[[0, 2], 1], [[null, 5000]]]);
  });

  it('takes a breath where it was too fast, and asks again', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    void connection.command(subscriber, { do: 'say', phrase: 'hello' });
    latest().tell({ refused: ['too-fast'] });
    const breath = timers.find(({ milliseconds }) => milliseconds === 1000);
    breath?.act();
    expect(latest().ofType('command')).toHaveLength(2);
  });

  it('asks again for what could not be stored, under the same id, and says so only after a while', async () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const asked = connection.command(subscriber, { do: 'say', phrase: 'hello' });
    const [{ id } = {}] = latest().ofType('command');
    const breathe = () =>
      timers
        .filter(({ milliseconds }) => milliseconds === 1000)
        .at(-1)
        ?.act();
    for (let failures = 1; failures <= 5; failures++) {
      latest().tell({ refused: ['not-stored', String(id)] });
      breathe();
      expect(latest().ofType('command')).toHaveLength(failures + 1);
    }
    expect(
      new Set(
        latest()
          .ofType('command')
          .map((command) => command.id),
      ),
    ).toEqual(new Set([id]));
    latest().tell({ refused: ['not-stored', String(id)] });
    expect(await asked).toEqual({ ok: false, reason: 'not-stored' });
  });

  it('listens again where a table could not be read', () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const [{ id } = {}] = latest().ofType('watch');
    latest().tell({ refused: ['not-stored', String(id)] });
    timers.findLast(({ milliseconds }) => milliseconds === 1000)?.act();
    expect(latest().ofType('watch')).toHaveLength(2);
    expect(subscriber.refusals).toEqual([]);
    latest().tell({ refused: ['no-such-table', String(id)] });
    expect(subscriber.refusals).toEqual(['no-such-table']);
  });

  it('says at once that something went wrong in the server, and does not ask again', async () => {
    const subscriber = new FakeSubscriber();
    connection.watch(subscriber);
    latest().greet();
    const asked = connection.command(subscriber, { do: 'say', phrase: 'hello' });
    const [{ id } = {}] = latest().ofType('command');
    latest().tell({ refused: ['internal-error', String(id)] });
    expect(await asked).toEqual({ ok: false, reason: 'internal-error' });
    const [{ id: watch } = {}] = latest().ofType('watch');
    latest().tell({ refused: ['internal-error', String(watch)] });
    expect(subscriber.refusals).toEqual(['internal-error']);
    for (const { act } of timers.filter(({ milliseconds }) => milliseconds === 1000)) act();
    expect([latest().ofType('command').length, latest().ofType('watch').length]).toEqual([1, 1]);
  });

  it('does not mix up tables', () => {
    const subscribers = [new FakeSubscriber(), new FakeSubscriber()];
    const [stop] = subscribers.map((subscriber) => connection.watch(subscriber));
    latest().greet();
    const channels = latest()
      .ofType('watch')
      .map(({ channel }) => Number(channel));
    expect(new Set(channels).size).toBe(2);
    stop?.();
    const third = new FakeSubscriber();
    connection.watch(third);
    latest().tell({ news: [channels[0] ?? 0, 0, [HELLO]] });
    expect(third.heard).toEqual([]);
    expect(subscribers[0]?.heard).toEqual([]);
  });
});
