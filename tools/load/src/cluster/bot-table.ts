/** Tables at which one client plays against bots of the server. */
import type { GameState } from '@nyhavn/engine';
import { type Entry, isGameEntry, PROTOCOL_VERSION } from '@nyhavn/protocol';
import { newGame, RULES, someMove } from '../game.ts';
import { RawSocket } from '../raw-socket.ts';

/** A client that moves as soon as it is asked to, and counts what the bot does. */
export class BotTable {
  readonly #port: number;
  readonly #bot: string;
  #socket: RawSocket | undefined;
  #state: GameState | undefined;
  #next = 0;
  #seat = 0;
  /** The number of the next entry when the client moved last. */
  #sent = -1;
  #commands = 0;
  #number: number;
  /** Moves of the bot and of the client so far. */
  byBot = 0;
  byClient = 0;

  constructor(port: number, bot: string, index: number) {
    this.#port = port;
    this.#bot = bot;
    this.#number = index << 16;
  }

  /** Opens the table, as a new guest, and sits down. */
  async sit(): Promise<void> {
    const cookie = await newGuest(this.#port);
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: this.#bot }];
    const answer = await fetch(`http://127.0.0.1:${this.#port}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: RULES.id, seats }),
    });
    const { id: table } = (await answer.json()) as { id: string };
    const socket = new RawSocket(this.#port, '/api/socket', cookie, (payload) =>
      this.#receive(JSON.parse(payload.toString())),
    );
    this.#socket = socket;
    await socket.opened;
    const sit = { do: 'sit', name: 'Anna', contribution: '00'.repeat(16) };
    for (const message of [
      { type: 'hello', version: PROTOCOL_VERSION },
      { type: 'watch', id: 'w', channel: 0, table },
      { type: 'command', id: 's', channel: 0, command: sit },
    ]) {
      socket.send(JSON.stringify(message));
    }
  }

  #receive({ news }: { readonly news?: [channel: number, from: number, entries: Entry[]] }): void {
    if (!news) return;
    const [, from, entries] = news;
    for (const [index, entry] of entries.entries()) {
      if (from + index >= this.#next) this.#applyEntry(entry);
    }
    this.#move();
  }

  #applyEntry(entry: Entry): void {
    this.#next++;
    if (isGameEntry(entry)) {
      const move = RULES.notation.parse(entry.move);
      if (!this.#state || !move.ok) throw new Error(`can't applyEntry ${entry.move}`);
      RULES.applyUnchecked(this.#state, entry.by, move.value);
      if (entry.by === this.#seat) this.byClient++;
      else if (entry.by !== 'chance') this.byBot++;
    } else if (entry.kind === 'sat') this.#seat = entry.seat;
    else if (entry.kind === 'began') this.#state = newGame(entry.startPlayer);
  }

  #move(): void {
    const state = this.#sent === this.#next ? undefined : this.#state;
    const move = state && someMove(state, this.#number++, this.#seat);
    if (!move) return;
    this.#sent = this.#next;
    const command = { do: 'move', at: this.#next, move: move.text };
    const id = `m${this.#commands++}`;
    this.#socket?.send(JSON.stringify({ type: 'command', id, channel: 0, command }));
  }

  close(): void {
    this.#socket?.close();
  }
}

/** The cookie of a new guest. */
export async function newGuest(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
