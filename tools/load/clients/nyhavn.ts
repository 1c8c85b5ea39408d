/** Clients of Nyhavn, who hear of chance like everybody else and go to a new table after every game. */
import type { GameState } from '../../../packages/engine/src/index.ts';
import { type Entry, isGameEntry, PROTOCOL_VERSION } from '../../../packages/protocol/src/index.ts';
import { newGame, RULES } from '../game.ts';
import { RawSocket } from '../raw-socket.ts';
import { LoadTable, type Stopwatch } from './table.ts';

const PATH = '/api/socket';

/** The first letter of a message's name, behind `{"`. */
const [NEWS, HELLO, REFUSED] = Buffer.from('nhr');

/** Milliseconds after which a move is tried again. */
const AGAIN = 100;

const CONTRIBUTION = '00112233445566778899aabbccddeeff';

/** A table, and those that follow it. */
export class NyhavnTable extends LoadTable {
  readonly #ports: readonly number[];
  readonly #open: () => Promise<string>;
  readonly #cookies: readonly string[];
  readonly #people: string[] = [];
  #table: string;
  #seats: number[] = [];
  #state: GameState | undefined;
  /** How many entries of the table are known here, and how many each client has heard. */
  #next = 0;
  #heard = [0, 0];
  #latest: Buffer = Buffer.alloc(0);
  #commands = 0;
  #isMoving = false;
  /** Sends the latest move once more. */
  #again = () => {};
  /** Whether both clients know that the game has begun, and whether one knows that it is over. */
  #hasBegun = false;
  #isOver = false;
  #greeted = () => {};
  #begun = () => {};
  /** Told of every table at which the clients sit down. */
  arrived: (table: string) => void = () => {};

  /** Each client has a port of its own; `place` has the table and a cookie a seat; `open` finds another like it. */
  constructor(
    ports: readonly number[],
    index: number,
    place: string,
    watch: Stopwatch,
    open: () => Promise<string>,
  ) {
    super(index, watch);
    this.#ports = ports;
    this.#open = open;
    const [table = '', ...cookies] = place.split(' ');
    this.#table = table;
    this.#cookies = cookies;
  }

  protected get state(): GameState | undefined {
    return this.#hasBegun ? this.#state : undefined;
  }

  /** How far the table has come, for whoever wonders why it does not go on. */
  get standing(): string {
    return `${this.#table} at ${this.#ports}: ${this.#next} entries, heard ${this.#heard}`;
  }

  async sit(): Promise<void> {
    for (const [who, cookie] of this.#cookies.entries()) {
      const port = this.#ports[who] ?? 0;
      const socket = new RawSocket(port, PATH, cookie, (payload) => this.#hear(who, payload));
      this.sockets.push(socket);
      await socket.opened;
      // Who somebody is has to be known before anybody hears where they sit.
      const greeted = new Promise<void>((resolve) => {
        this.#greeted = resolve;
      });
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      await greeted;
    }
    await this.#begin();
  }

  #begin(): Promise<void> {
    this.#next = 0;
    this.#heard = [0, 0];
    this.arrived(this.#table);
    for (const [who, socket] of this.sockets.entries()) {
      const sit = { do: 'sit', name: `Player ${who}`, contribution: CONTRIBUTION };
      socket.send(JSON.stringify({ type: 'watch', id: '-watch', channel: 0, table: this.#table }));
      socket.send(JSON.stringify({ type: 'command', id: '-sit', channel: 0, command: sit }));
    }
    return new Promise((resolve) => {
      this.#begun = resolve;
    });
  }

  protected send(seat: number, text: string): void {
    this.#isMoving = true;
    const command = `{"do":"move","at":${this.#next},"move":"${text}"}`;
    const id = (this.#commands++).toString(36);
    const socket = this.sockets[this.#seats[seat]!];
    if (!socket) throw new Error(`nobody is known to sit at ${seat} of ${this.#table}`);
    const message = `{"type":"command","id":"${id}","channel":0,"command":${command}}`;
    this.#again = () => socket.send(message);
    this.#again();
  }

  #hear(who: number, payload: Buffer): void {
    const letter = payload[2];
    if (letter === REFUSED) this.#refused(payload.toString());
    if (letter === HELLO) {
      this.#people[who] = JSON.parse(payload.toString()).hello.person;
      this.#greeted();
    }
    if (letter !== NEWS) return;
    // The second to hear hears the very same.
    if (payload.equals(this.#latest)) this.#heard[who] = this.#next;
    else this.#read(who, payload);
    if (this.#heard[0] !== this.#next || this.#heard[1] !== this.#next) return;
    if (this.#isMoving) {
      this.#isMoving = false;
      this.done();
      // Only now, because at another process the other client hears of it later.
      if (this.#isOver) void this.#another();
    } else if (this.#state) {
      this.#hasBegun = true;
      this.#begun();
    }
  }

  /** What could not be stored in time on a busy machine is tried again, as people's clients do. */
  #refused(text: string): void {
    if (!this.#isMoving || !text.includes('"not-stored"')) throw new Error(text);
    console.error(text);
    setTimeout(this.#again, AGAIN);
  }

  #read(who: number, payload: Buffer): void {
    this.#latest = payload;
    const [, from, entries]: [number, number, Entry[]] = JSON.parse(payload.toString()).news;
    for (const [index, entry] of entries.entries())
      if (from + index >= this.#next) this.#follow(entry);
    this.#heard[who] = from + entries.length;
  }

  #follow(entry: Entry): void {
    this.#next++;
    if (isGameEntry(entry)) {
      const move = RULES.notation.parse(entry.move);
      if (!this.#state || !move.ok) throw new Error(`can't follow ${entry.move}`);
      RULES.advance(this.#state, entry.by, move.value);
    } else if (entry.kind === 'sat') this.#seats[entry.seat] = this.#people.indexOf(entry.person);
    else if (entry.kind === 'began') this.#state = newGame(entry.startPlayer);
    else if (entry.kind === 'closed') {
      this.#state = undefined;
      this.#hasBegun = false;
      this.#isOver = true;
    }
  }

  async #another(): Promise<void> {
    this.#isOver = false;
    const [table = ''] = (await this.#open()).split(' ');
    this.#table = table;
    await this.#begin();
    this.next();
  }
}
