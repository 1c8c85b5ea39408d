/** Clients of boardgame.io: what its own client sends, in the packets of socket.io. */
import { RawSocket } from '../raw-socket.ts';
import { SeriesTable, type Stopwatch } from './table.ts';

const PATH = '/socket.io/?EIO=4&transport=websocket';
const PACKET = '42/game,';
const UPDATE = `${PACKET}["update"`;

/** A match. */
export class BoardgameTable extends SeriesTable {
  readonly #port: number;
  readonly #match: string;
  #moves = 0;

  constructor(port: number, index: number, match: string, watch: Stopwatch) {
    super(index, watch);
    this.#port = port;
    this.#match = match;
  }

  async sit(): Promise<void> {
    for (let seat = 0; seat < 2; seat++) await this.#connect(seat);
  }

  #connect(seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new RawSocket(this.#port, PATH, '', (payload) => {
        const start = payload.toString('latin1', 0, UPDATE.length);
        if (start === UPDATE) this.heard(payload);
        else if (start === '2') socket.send('3');
        else if (start.startsWith('0')) socket.send('40/game,');
        else if (start.startsWith('40/game'))
          socket.send(`${PACKET}["sync","${this.#match}","${seat}"]`);
        else if (start.startsWith(`${PACKET}["sync"`)) resolve();
      });
      this.sockets.push(socket);
      socket.opened.catch(reject);
    });
  }

  protected tells(payload: Buffer, _move: string, rolled: string): boolean {
    const [, , state] = JSON.parse(payload.toString('utf8', PACKET.length));
    return state._stateID === this.#moves && state.G.rolled === rolled;
  }

  protected write(seat: number, text: string): void {
    const action = `{"type":"MAKE_MOVE","payload":{"type":"play","args":["${text}"],"playerID":"${seat}"}}`;
    this.sockets[seat]?.send(
      `${PACKET}["update",${action},${this.#moves++},"${this.#match}","${seat}"]`,
    );
  }
}
