/** What is said to a client in one go travels in one go: a write to a socket costs more than a message. */
import type { Duplex } from 'node:stream';

/** What is to be known of a WebSocket. */
interface Socket {
  readonly OPEN: number;
  readonly readyState: number;
}

/** Those with something to send. */
let waiting: Outbox[] = [];

/** Holds back frames for a socket's stream until everything that follows from the present event is done. */
export class Outbox {
  readonly #socket: Socket;
  readonly #stream: Duplex;
  #frames = '';

  constructor(socket: Socket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** Bytes that wait for a slow reader. */
  get unsent(): number {
    return this.#stream.writableLength + this.#frames.length;
  }

  /** Takes a frame, and sends it soon. */
  put(frame: string): void {
    if (this.#frames === '') {
      // Promises that are settled now come before the next tick.
      if (waiting.length === 0) process.nextTick(sendAll);
      waiting.push(this);
    }
    this.#frames += frame;
  }

  /** Sends all that was put. */
  send(): void {
    const frames = this.#frames;
    this.#frames = '';
    // Nothing may follow a good-bye, which is answered at once.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writable) this.#stream.write(frames, 'latin1');
  }
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.send();
}
