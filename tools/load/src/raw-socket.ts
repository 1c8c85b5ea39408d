/** A WebSocket client that does as little as possible, so that the server has the processor. */
import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;

/** Counts what servers send, whole TCP segments with every header of the WebSocket protocol. */
export const received = { bytes: 0 };

/** One connection. Messages are whole and shorter than 2 to the 32nd. */
export class RawSocket {
  readonly opened: Promise<void>;
  readonly #socket: Socket;
  readonly #receive: (payload: Buffer) => void;
  #rest: Buffer = Buffer.alloc(0);
  #isClosed = false;

  constructor(port: number, path: string, cookie: string, receive: (payload: Buffer) => void) {
    this.#receive = receive;
    this.#socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('data', (answer) => {
        const end = answer.indexOf('\r\n\r\n');
        if (!answer.toString('latin1', 0, 12).endsWith(' 101')) {
          reject(new Error(answer.toString('latin1', 0, end)));
          return;
        }
        this.#socket.on('data', (chunk) => this.#read(chunk));
        resolve();
        this.#read(answer.subarray(end + 4));
      });
      this.#socket.once('error', reject);
    });
    this.#socket.once('close', () => {
      if (!this.#isClosed) throw new Error(`the server at ${port} has closed a connection`);
    });
  }

  /** Sends text of letters and signs alone. */
  send(text: string): void {
    const frame = frameFor(TEXT, text.length);
    frame.write(text, frame.length - text.length, 'latin1');
    this.#socket.write(frame);
  }

  sendBytes(bytes: Buffer): void {
    this.#frame(BINARY, bytes);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }

  #frame(code: number, payload: Buffer): void {
    const frame = frameFor(code, payload.length);
    payload.copy(frame, frame.length - payload.length);
    this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    received.bytes += chunk.length;
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = bytes[at + 1]!;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (bytes.length - at < head) break;
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      if (bytes.length - at < head + length) break;
      const payload = bytes.subarray(at + head, at + head + length);
      if ((bytes[at]! & 15) === PING) this.#frame(PONG, payload);
      else this.#receive(payload);
      at += head + length;
    }
    this.#rest = bytes.subarray(at);
  }
}

/** A frame for so many bytes, which stand at its end. Its mask is zero, so that there is nothing to be masked. */
function frameFor(code: number, length: number): Buffer {
  const isLong = length > 125;
  const frame = Buffer.allocUnsafe(2 + (isLong ? 2 : 0) + MASK_BYTES + length);
  frame[0] = FINAL | code;
  frame[1] = MASKED | (isLong ? 126 : length);
  if (isLong) frame.writeUInt16BE(length, 2);
  frame.fill(0, frame.length - length - MASK_BYTES, frame.length - length);
  return frame;
}
