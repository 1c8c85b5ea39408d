/** Rate limits by token buckets, at a bounded cost in memory. */
import type { Rate } from '@nyhavn/protocol';

/** Token bucket: the requests that one key has left. */
export class TokenBucket {
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

  /** The tokens that are left now. */
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
const MAX_BUCKETS = 10_000;

/** After there was no room for a newcomer, it is looked for again after so many milliseconds. */
const NO_ROOM_PAUSE_MS = 1000;

/** Observes what is taken from buckets. */
interface RateLimitObserver {
  onTake(key: string): void;
  onReset(key: string): void;
}

/**
 * Rate limiter: a bucket for each key (a person, an address) that has asked lately. Its memory is bounded
 * and it fails closed: an empty bucket is never dropped, and a newcomer is refused while all are empty.
 */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #room: number;
  readonly #buckets = new Map<string, TokenBucket>();
  #hasNoRoomUntil = Number.NEGATIVE_INFINITY;
  /** Observes everything that is taken here. */
  observer: RateLimitObserver | undefined;

  constructor(rate: Rate, now: () => number, room = MAX_BUCKETS) {
    this.#rate = rate;
    this.#now = now;
    this.#room = room;
  }

  /** The number of buckets. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one for a key, if it has one. */
  take(key: string): boolean {
    const bucket = this.#buckets.get(key) ?? this.#open(key);
    if (!bucket?.take()) return false;
    this.observer?.onTake(key);
    return true;
  }

  /** A key has taken so many elsewhere, or was reset there. */
  applyRemote(key: string, count: number | null): void {
    if (count === null) this.#buckets.delete(key);
    else (this.#buckets.get(key) ?? this.#open(key))?.spend(count);
  }

  /** Forgets what a key has tried: it was right. */
  reset(key: string): void {
    this.#buckets.delete(key);
    this.observer?.onReset(key);
  }

  #open(key: string): TokenBucket | undefined {
    if (this.#buckets.size >= this.#room && !this.#makeRoom()) return undefined;
    const bucket = new TokenBucket(this.#rate, this.#now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Drops buckets, the fullest first, until a quarter is free; never an empty one. Returns whether there is room. */
  #makeRoom(): boolean {
    const now = this.#now();
    if (now < this.#hasNoRoomUntil) return false;
    const droppable = [...this.#buckets]
      .map(([key, bucket]) => ({ who: key, left: bucket.left }))
      .filter(({ left }) => left >= 1)
      .sort((one, other) => other.left - one.left);
    const needed = Math.ceil(this.#buckets.size - 0.75 * this.#room);
    for (const [index, { who: key, left }] of droppable.entries()) {
      if (index >= needed && left < this.#rate.burst) break;
      this.#buckets.delete(key);
    }
    const hasRoom = this.#buckets.size < this.#room;
    if (!hasRoom) this.#hasNoRoomUntil = now + NO_ROOM_PAUSE_MS;
    return hasRoom;
  }
}
