/** Two clients at a table: one of them moves, and when both have heard of it the next move is made. */
import type { GameState, Move, Seat } from '@nyhavn/engine';
import { newSeries, played, type Series, someMove } from '../game.ts';
import type { RawSocket } from '../raw-socket.ts';

/** How long moves took, from sending to both clients having heard, in milliseconds. */
export class Stopwatch {
  /** Of moves on which no dice or cards followed, and of those with their draws. */
  plain: number[] = [];
  drawn: number[] = [];
  /** Draws of those moves. */
  draws = 0;
  isRunning = false;
  /** Moves so far, those included that were not timed. */
  moves = 0;

  /** Begins to measure. */
  start(): void {
    this.plain = [];
    this.drawn = [];
    this.draws = 0;
    this.isRunning = true;
  }

  /** Takes the time of a move with so many draws. */
  take(time: number, draws: number): void {
    this.moves++;
    if (!this.isRunning) return;
    this.draws += draws;
    (draws > 0 ? this.drawn : this.plain).push(time);
  }
}

/** A table as a server under load knows it; each kind of server has a class of its own. */
export abstract class LoadTable {
  protected readonly sockets: RawSocket[] = [];
  readonly #watch: Stopwatch;
  #number: number;
  #isPlaying = false;
  /** Milliseconds between two moves, and when the next is due. */
  #between = 0;
  #due = 0;
  /** Moves that may still be made. */
  #left = 0;
  #timer: NodeJS.Timeout | undefined;
  #sentAt = 0;
  #isWaiting = false;

  constructor(index: number, watch: Stopwatch) {
    this.#number = index << 16;
    this.#watch = watch;
  }

  /** Connects both clients and has them sit down; then nothing happens. */
  abstract sit(): Promise<void>;

  /** Prepares tables with seated clients for so many games. */
  async prepare(_games: number): Promise<void> {}

  protected abstract get state(): GameState | undefined;

  protected abstract send(seat: Seat, text: string, move: Move): void;

  /** True if a move is on its way. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Plays from now on, one move after the other, or one at fixed times; so many moves at most. */
  begin(between = 0, delay = 0, most = Number.POSITIVE_INFINITY): void {
    this.#isPlaying = true;
    this.#left = most;
    this.#between = between;
    this.#due = performance.now() + delay;
    this.next();
  }

  /** No more moves after the one that is on its way. */
  end(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /** Makes the next move when it is due. A late one is timed from when it was due. */
  protected next(): void {
    if (!this.#isPlaying || !this.state) return;
    const now = performance.now();
    if (this.#between === 0) this.#move(now);
    else if (this.#due <= now) this.#move(this.#due);
    else this.#timer = setTimeout(() => this.#move(performance.now()), this.#due - now);
  }

  #move(sentAt: number): void {
    const move = this.state && someMove(this.state, this.#number++);
    if (!move || this.#left === 0) return;
    this.#left--;
    this.#due += this.#between;
    this.#sentAt = sentAt;
    this.#isWaiting = true;
    this.send(move.seat, move.text, move.move);
  }

  /** Both have heard of the move, and of the draws that it led to, if they are told. */
  protected done(draws = 0): void {
    this.#isWaiting = false;
    this.#watch.take(performance.now() - this.#sentAt, draws);
    this.next();
  }
}

/** A table whose chance the clients of the bench know beforehand, so that they can tell whether they were told of it. */
export abstract class SeriesTable extends LoadTable {
  #series: Series = newSeries();
  /** The move that is on its way. */
  #move = '';
  /** The entries that the first client has received and the second has not. */
  #first: Buffer | undefined;

  protected get state(): GameState {
    return this.#series.state;
  }

  protected send(seat: Seat, text: string): void {
    const next = played(this.#series, seat, text);
    if (!next) throw new Error(`not legal: ${text}`);
    this.#series = next;
    this.#move = text;
    this.write(seat, text);
  }

  protected abstract write(seat: Seat, text: string): void;

  /** Reads what was heard: whether it tells of this move, and of what was rolled after it. */
  protected abstract tells(payload: Buffer, move: string, rolled: string): boolean;

  /** One of the clients has heard of the move; the second hears the very same. */
  protected heard(payload: Buffer): void {
    const isKnown = this.#first?.equals(payload) ?? false;
    if (!isKnown && !this.tells(payload, this.#move, this.#series.rolled)) {
      throw new Error(`this tells of another move than ${this.#move}: ${payload}`);
    }
    if (this.#first) {
      this.#first = undefined;
      this.done();
    } else this.#first = payload;
  }
}
