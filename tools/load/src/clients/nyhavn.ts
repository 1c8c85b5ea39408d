/**
 * Clients of Nyhavn, who take part in draws like everybody else and go on at another table after every game. At a table
 * of version 1 of verifiable chance, which are the table's entries to say, they contribute once, when they sit down.
 */
import { createHash } from 'node:crypto';
import type { GameState, Move } from '@nyhavn/engine';
import {
  type CompactEntry,
  type Entry,
  isGameEntry,
  PROTOCOL_VERSION,
  plainEntry,
} from '@nyhavn/protocol';
import { newGame, RULES } from '../game.ts';
import { RawSocket } from '../raw-socket.ts';
import { LoadTable, type Stopwatch } from './table.ts';

const PATH = '/api/socket';

/** The first letter of a message's name, behind `{"`. */
const [NEWS, HELLO, REFUSED] = Buffer.from('nhr');

/** Milliseconds after which a move is tried again. */
const RETRY_PAUSE_MS = 100;

const CONTRIBUTION = '00112233445566778899aabbccddeeff';

/** Links of a chain that clients have ready: more than a game of two has draws. */
const LINKS = 300;

/** A hash chain from its anchor on: the server only sees that each link hashes to the one before it. */
function linksOf(root: string): readonly string[] {
  const links = [root];
  while (links.length <= LINKS) {
    links.push(createHash('sha256').update(links.at(-1)!, 'hex').digest('hex'));
  }
  return links.reverse();
}

/** One chain for each of the two clients, at all their tables: to make one costs more than a game. */
const CHAINS = ['ab', 'cd'].map((byte) => linksOf(byte.repeat(32)));

/** A draw that is due, and the seats that have answered. */
interface Due {
  readonly draw: number;
  readonly seats: readonly number[];
  readonly answered: Set<number>;
}

/** A table at which both clients sit, each under the same number. */
class Place {
  readonly table: string;
  readonly channel: number;
  /** Which client sits where. */
  readonly seats: number[] = [];
  state: GameState | undefined;
  /** How many entries are known here, and how many each client has heard. */
  next = 0;
  readonly heard = [0, 0];
  isOver = false;
  /** The draw that is due, the draws since the last move, and the last used link of each seat. */
  due: Due | undefined;
  draws = 0;
  readonly used = [0, 0];
  /** The move that was sent last: its author need not read it. */
  sent: { readonly text: string; readonly move: Move } | undefined;
  /** Told when both know that the game has begun. */
  begun: (() => void) | undefined;

  constructor(table: string, channel: number) {
    this.table = table;
    this.channel = channel;
  }

  get isHeard(): boolean {
    return this.heard[0] === this.next && this.heard[1] === this.next;
  }

  applyEntry(entry: Entry, people: readonly string[]): void {
    this.next++;
    if (isGameEntry(entry)) {
      const move = entry.move === this.sent?.text ? this.sent.move : moveOf(entry.move);
      if (!this.state) throw new Error(`can't applyEntry ${entry.move}`);
      RULES.applyUnchecked(this.state, entry.by, move);
      if (entry.by === 'chance') this.#drawn(entry);
    } else if (entry.kind === 'due') {
      this.due = { draw: entry.draw, seats: entry.seats, answered: new Set() };
    } else if (entry.kind === 'sat') this.seats[entry.seat] = people.indexOf(entry.person);
    else if (entry.kind === 'began') {
      this.state = newGame(entry.startPlayer);
      this.#drawn(entry);
    } else if (entry.kind === 'closed') this.isOver = true;
  }

  #drawn({ links = [] }: { readonly links?: readonly string[] | undefined }): void {
    this.draws++;
    this.due = undefined;
    for (const [seat, link] of links.entries()) if (link !== '') this.used[seat]!++;
  }

  /** True once all know what follows on the last move: dice or cards that it leads to, too. */
  get isSettled(): boolean {
    return this.isHeard && this.state !== undefined && (this.isOver || !this.#isChanceAwaited);
  }

  get #isChanceAwaited(): boolean {
    return this.state !== undefined && RULES.awaits(this.state).kind === 'chance';
  }
}

function moveOf(text: string): Move {
  const move = RULES.notation.parse(text);
  if (!move.ok) throw new Error(`can't applyEntry ${text}`);
  return move.value;
}

/** Two clients who play at one table after the other. */
export class NyhavnTable extends LoadTable {
  readonly #ports: readonly number[];
  readonly #open: () => Promise<string>;
  readonly #cookies: readonly string[];
  readonly #people: string[] = [];
  readonly #first: string;
  /** Where they play; undefined while they sit down. */
  #place: Place | undefined;
  /** Where they sit already, to play there later. */
  readonly #ahead: Place[] = [];
  /** By their numbers. */
  readonly #places: Place[] = [];
  /** The last entry received, and its place. */
  #latest: Buffer = Buffer.alloc(0);
  #latestPlace: Place | undefined;
  #commands = 0;
  #isMoving = false;
  /** Sends the latest move once more. */
  #again = () => {};
  #greeted = () => {};
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
    this.#first = table;
    this.#cookies = cookies;
  }

  protected get state(): GameState | undefined {
    return this.#place?.isOver ? undefined : this.#place?.state;
  }

  /** The progress of the table, for error messages. */
  get standing(): string {
    const { table, next, heard } = this.#place ?? {};
    return `${table} at ${this.#ports}: ${next} entries, heard ${heard}`;
  }

  async sit(): Promise<void> {
    for (const [who, cookie] of this.#cookies.entries()) {
      const port = this.#ports[who] ?? 0;
      const socket = new RawSocket(port, PATH, cookie, (payload) => this.#receive(who, payload));
      this.sockets.push(socket);
      await socket.opened;
      // A person's id has to be known before entries with it arrive.
      const greeted = new Promise<void>((resolve) => {
        this.#greeted = resolve;
      });
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, isCompact: true }));
      await greeted;
    }
    this.#place = await this.#join(this.#first);
  }

  override async prepare(games: number): Promise<void> {
    while (this.#ahead.length < games) this.#ahead.push(await this.#join(await this.#another()));
  }

  async #another(): Promise<string> {
    const [table = ''] = (await this.#open()).split(' ');
    return table;
  }

  /** Sits down at a table, until its game has begun. */
  async #join(table: string): Promise<Place> {
    let channel = 0;
    while (this.#places[channel]?.isOver === false) channel++;
    const place = new Place(table, channel);
    this.#places[channel] = place;
    this.arrived(table);
    for (const [who, socket] of this.sockets.entries()) {
      const [anchor] = CHAINS[who]!;
      const sit = { do: 'sit', name: `Player ${who}`, contribution: CONTRIBUTION, anchor };
      socket.send(JSON.stringify({ type: 'watch', id: '-watch', channel, table }));
      socket.send(JSON.stringify({ type: 'command', id: '-sit', channel, command: sit }));
    }
    await new Promise<void>((resolve) => {
      place.begun = resolve;
    });
    return place;
  }

  protected send(seat: number, text: string, move: Move): void {
    const place = this.#place!;
    const { table, channel, seats, next } = place;
    this.#isMoving = true;
    place.sent = { text, move };
    place.draws = 0;
    const command = `{"do":"move","at":${next},"move":"${text}"}`;
    const id = (this.#commands++).toString(36);
    const socket = this.sockets[seats[seat]!];
    if (!socket) throw new Error(`seat ${seat} of ${table} is empty`);
    const message = `{"type":"command","id":"${id}","channel":${channel},"command":${command}}`;
    this.#again = () => socket.send(message);
    this.#again();
  }

  #receive(who: number, payload: Buffer): void {
    const letter = payload[2];
    if (letter === REFUSED) this.#refused(payload.toString());
    if (letter === HELLO) {
      this.#people[who] = JSON.parse(payload.toString()).hello.person;
      this.#greeted();
    }
    if (letter !== NEWS) return;
    // The second to hear hears the very same.
    if (!payload.equals(this.#latest)) this.#read(who, payload);
    else if (this.#latestPlace) this.#latestPlace.heard[who] = this.#latestPlace.next;
    const place = this.#latestPlace;
    if (place?.due) this.#reveal(who, place, place.due);
    if (!place?.isSettled) return;
    if (place.begun) {
      place.begun();
      place.begun = undefined;
    } else if (place === this.#place && this.#isMoving) {
      this.#isMoving = false;
      // Only now, because at another process the other client hears of it later.
      if (place.isOver) this.#goOn();
      this.done(place.draws);
    }
  }

  /** The client answers a draw that is due with the next link of its chain, once. */
  #reveal(who: number, { channel, seats, heard, next, used }: Place, due: Due): void {
    const seat = seats.indexOf(who);
    if (heard[who] !== next || !due.seats.includes(seat) || due.answered.has(seat)) return;
    due.answered.add(seat);
    const link = CHAINS[who]![used[seat]! + 1]!;
    const id = (this.#commands++).toString(36);
    const command = `{"do":"reveal","draw":${due.draw},"link":"${link}"}`;
    this.sockets[who]?.send(
      `{"type":"command","id":"${id}","channel":${channel},"command":${command}}`,
    );
  }

  /** Retries a command that could not be stored in time on a busy machine, as clients do. */
  #refused(text: string): void {
    if (!this.#isMoving || !text.includes('"not-stored"')) throw new Error(text);
    console.error(text);
    setTimeout(this.#again, RETRY_PAUSE_MS);
  }

  #read(who: number, payload: Buffer): void {
    const { news } = JSON.parse(payload.toString());
    const [channel, from, entries]: [number, number, CompactEntry[]] = news;
    const place = this.#places[channel]!;
    this.#latest = payload;
    this.#latestPlace = place;
    for (let at = Math.max(0, place.next - from); at < entries.length; at++) {
      place.applyEntry(plainEntry(entries[at]!), this.#people);
    }
    place.heard[who] = from + entries.length;
  }

  /** The game is over. */
  #goOn(): void {
    this.#place = this.#ahead.shift();
    if (!this.#place) void this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    this.#place = await this.#join(await this.#another());
    this.next();
  }
}
