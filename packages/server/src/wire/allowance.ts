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
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
