/** Rate limits by token buckets, at a bounded cost in memory. */

/** What a bucket holds, and how much flows in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The requests that somebody has left. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #filled: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#filled = now();
  }

  /** Takes one, if there is one. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Some were taken elsewhere; there may be a debt then. */
  spend(count: number): void {
    this.#fill();
    this.#left -= count;
  }

  /** What is left, after it has filled. */
  get left(): number {
    this.#fill();
    return this.#left;
  }

  #fill(): void {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    const flown = (Math.max(0, now - this.#filled) / 1000) * perSecond;
    this.#left = Math.min(burst, this.#left + flown);
    this.#filled = now;
  }
}

/** So many buckets are kept at most. */
const ROOM = 10_000;

/** After there was no room for a newcomer, it is looked for again after so many milliseconds. */
const NO_ROOM_PAUSE_MS = 1000;

/** Whoever is told what becomes of buckets. */
interface Watcher {
  took(who: string): void;
  forgave(who: string): void;
}

/**
 * Rate limiter: a bucket for each key (a person, an address) that has asked lately. Its memory is bounded
 * and it fails closed: an empty bucket is never dropped, and a newcomer is refused while all are empty.
 */
export class Allowances {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #room: number;
  readonly #buckets = new Map<string, Allowance>();
  #hasNoRoomUntil = Number.NEGATIVE_INFINITY;
  /** Is told of everything that is taken here. */
  watcher: Watcher | undefined;

  constructor(rate: Rate, now: () => number, room = ROOM) {
    this.#rate = rate;
    this.#now = now;
    this.#room = room;
  }

  /** How many buckets there are. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one for a key, if it has one. */
  take(who: string): boolean {
    const bucket = this.#buckets.get(who) ?? this.#open(who);
    if (!bucket?.take()) return false;
    this.watcher?.took(who);
    return true;
  }

  /** A key has taken so many elsewhere, or was reset there. */
  hear(who: string, count: number | null): void {
    if (count === null) this.#buckets.delete(who);
    else (this.#buckets.get(who) ?? this.#open(who))?.spend(count);
  }

  /** Forgets what a key has tried: it was right. */
  forgive(who: string): void {
    this.#buckets.delete(who);
    this.watcher?.forgave(who);
  }

  #open(who: string): Allowance | undefined {
    if (this.#buckets.size >= this.#room && !this.#makeRoom()) return undefined;
    const bucket = new Allowance(this.#rate, this.#now);
    this.#buckets.set(who, bucket);
    return bucket;
  }

  /** Drops buckets, the fullest first, until a quarter is free; never an empty one. Whether there is room. */
  #makeRoom(): boolean {
    const now = this.#now();
    if (now < this.#hasNoRoomUntil) return false;
    const droppable = [...this.#buckets]
      .map(([who, bucket]) => ({ who, left: bucket.left }))
      .filter(({ left }) => left >= 1)
      .sort((one, other) => other.left - one.left);
    const needed = Math.ceil(this.#buckets.size - 0.75 * this.#room);
    for (const [index, { who, left }] of droppable.entries()) {
      if (index >= needed && left < this.#rate.burst) break;
      this.#buckets.delete(who);
    }
    const hasRoom = this.#buckets.size < this.#room;
    if (!hasRoom) this.#hasNoRoomUntil = now + NO_ROOM_PAUSE_MS;
    return hasRoom;
  }
}
