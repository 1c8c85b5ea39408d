/** Colyseus with a patch after every move, and the game in a room. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newBroadcastState } from '../broadcast-state.ts';
import { answerBench } from '../child.ts';
import { newSeries, played } from '../game.ts';
import { requireRival } from '../rivals.ts';

interface Client {
  readonly sessionId: string;
}

/** As much of it as is needed here; it is installed for the bench alone, so its own types may be missing. */
interface Colyseus {
  readonly Room: new () => {
    patchRate: number | null;
    state: ReturnType<typeof newBroadcastState>;
    maxClients: number;
    onCreate(): void;
    onAuth(): boolean;
    onJoin(client: Client, options: object): void;
    onMessage(kind: number, receive: (client: Client, text: string) => void): void;
    broadcastPatch(): boolean;
  };
  readonly Server: new (options: {
    readonly transport: object;
    readonly greet: boolean;
  }) => {
    define(name: string, room: object): void;
    listen(port: number, host: string): Promise<void>;
  };
  readonly matchMaker: {
    createRoom(name: string, options: object): Promise<{ roomId: string; processId: string }>;
    joinById(roomId: string, options: object): Promise<Client>;
  };
}

interface Transport {
  readonly WebSocketTransport: new (options: { readonly server: HttpServer }) => object;
}

const { Room, Server, matchMaker } = requireRival('@colyseus/core') as Colyseus;
const { WebSocketTransport } = requireRival('@colyseus/ws-transport') as Transport;

class GameRoom extends Room {
  override patchRate = null;
  override state = newBroadcastState();
  override maxClients = 2;
  #series = newSeries();
  #seats: string[] = [];

  override onCreate(): void {
    this.state.number = 0;
    this.onMessage(0, (client: Client, text: string) => {
      const seat = this.#seats.indexOf(client.sessionId);
      const next = played(this.#series, seat, text);
      if (!next) return;
      this.#series = next;
      this.state.number++;
      this.state.by = seat;
      this.state.move = text;
      this.state.rolled = next.rolled;
      this.broadcastPatch();
    });
  }

  override onAuth(): boolean {
    return true;
  }

  /** Clients say which seat is theirs. */
  override onJoin({ sessionId }: Client, { seat }: { seat: number }): void {
    this.#seats[seat] = sessionId;
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('game', GameRoom);
await server.listen(0, '127.0.0.1');

async function open(): Promise<string> {
  const { roomId, processId } = await matchMaker.createRoom('game', {});
  const seats = [];
  for (const seat of [0, 1]) seats.push(await matchMaker.joinById(roomId, { seat }));
  return seats.map(({ sessionId }) => `/${processId}/${roomId}?sessionId=${sessionId}`).join(' ');
}

answerBench((http.address() as AddressInfo).port, async (count) => {
  const opened: string[] = [];
  for (let index = 0; index < count; index++) opened.push(await open());
  return opened;
});
