/** How often somebody may ask: a bucket that fills again, at a fixed cost in memory. */

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

  /** Whether this is as good as a new one. */
  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#rate.burst;
  }

  #fill(): void {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    const flown = (Math.max(0, now - this.#filled) / 1000) * perSecond;
    this.#left = Math.min(burst, this.#left + flown);
    this.#filled = now;
  }
}

/** So many buckets are kept before those that are full again are thrown away. */
const ROOM = 10_000;

/** Whoever is told what becomes of buckets. */
interface Watcher {
  took(who: string): void;
  forgave(who: string): void;
}

/** A bucket for each person or address that has asked lately. */
export class Allowances {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #room: number;
  readonly #buckets = new Map<string, Allowance>();
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

  /** Takes one for somebody, if they have one. */
  take(who: string): boolean {
    const bucket = this.#buckets.get(who) ?? this.#open(who);
    const isTaken = bucket.take();
    if (isTaken) this.watcher?.took(who);
    return isTaken;
  }

  /** Somebody has taken so many elsewhere, or was forgiven there. */
  hear(who: string, count: number | null): void {
    if (count === null) this.#buckets.delete(who);
    else (this.#buckets.get(who) ?? this.#open(who)).spend(count);
  }

  /** Forgets what somebody has tried: it was right. */
  forgive(who: string): void {
    this.#buckets.delete(who);
    this.watcher?.forgave(who);
  }

  #open(who: string): Allowance {
    if (this.#buckets.size >= this.#room) this.#clear();
    const bucket = new Allowance(this.#rate, this.#now);
    this.#buckets.set(who, bucket);
    return bucket;
  }

  /** Throws away what is as good as new, and where that is too little, the oldest. */
  #clear(): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(who);
    const tooMany = this.#buckets.size - 0.75 * this.#room;
    const oldest = [...this.#buckets.keys()].slice(0, Math.max(0, Math.ceil(tooMany)));
    for (const who of oldest) this.#buckets.delete(who);
  }
}
