/** Colyseus with a patch after every move, and the game in a room. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerBench } from '../child.ts';
import { newSeries, played } from '../game.ts';

/** What clients are told: the last move, as short as can be. */
const Told = schema({
  number: t.number(),
  by: t.number(),
  move: t.string(),
  draws: t.number(),
});

class GameRoom extends Room {
  override patchRate = null;
  override state = new Told();
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
      this.state.draws = next.draws;
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
