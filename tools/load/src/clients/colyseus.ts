/** Clients of Colyseus, in its own bytes. */

import { Reader } from '../broadcast-state.ts';
import { RawSocket } from '../raw-socket.ts';
import { SeriesTable, type Stopwatch } from './table.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** Modifiers stand above the code in the first byte. */
const CODE = 0x1f;
/** MessagePack's mark for a text shorter than 256 bytes. */
const TEXT = 0xd9;

/** A room. */
export class ColyseusTable extends SeriesTable {
  readonly #port: number;
  readonly #paths: readonly string[];
  readonly #reader = new Reader();

  /** `paths` has one address a seat. */
  constructor(port: number, index: number, paths: string, watch: Stopwatch) {
    super(index, watch);
    this.#port = port;
    this.#paths = paths.split(' ');
  }

  async sit(): Promise<void> {
    for (const path of this.#paths) await this.#connect(path);
  }

  #connect(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new RawSocket(this.#port, path, '', (payload) => {
        const code = payload[0]! & CODE;
        if (code === ROOM_STATE_PATCH) this.heard(payload);
        else if (code === JOIN_ROOM) socket.sendBytes(Buffer.from([JOIN_ROOM]));
        else if (code === ROOM_STATE) {
          this.#reader.read(payload);
          resolve();
        }
      });
      this.sockets.push(socket);
      socket.opened.catch(reject);
    });
  }

  protected tells(payload: Buffer, move: string, rolled: string): boolean {
    const told = this.#reader.read(payload);
    return told.move === move && told.rolled === rolled;
  }

  protected write(seat: number, text: string): void {
    const head = Buffer.from([ROOM_DATA, 0, TEXT, text.length]);
    this.sockets[seat]?.sendBytes(Buffer.concat([head, Buffer.from(text)]));
  }
}
