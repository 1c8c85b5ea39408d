/** Clients of bare sockets. */
import { RawSocket } from '../raw-socket.ts';
import { SeriesTable, type Stopwatch } from './table.ts';

/** A table that only passes on what is said. */
export class SocketsTable extends SeriesTable {
  readonly #port: number;
  readonly #path: string;

  constructor(port: number, index: number, path: string, watch: Stopwatch) {
    super(index, watch);
    this.#port = port;
    this.#path = path;
  }

  async sit(): Promise<void> {
    for (let seat = 0; seat < 2; seat++) {
      const socket = new RawSocket(this.#port, this.#path, '', (payload) => this.heard(payload));
      this.sockets.push(socket);
      await socket.opened;
    }
  }

  protected tells(payload: Buffer, move: string): boolean {
    return payload.toString() === move;
  }

  protected write(seat: number, text: string): void {
    this.sockets[seat]?.send(text);
  }
}
