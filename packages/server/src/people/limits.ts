/** How often something may be tried: a bucket for every name or address, and only so many of them. */
import { Allowance, type Rate } from '../wire/allowance.ts';

/** Buckets that are remembered; beyond them the one that was not used for longest is forgotten. */
const MOST = 10_000;

/** Allowances by key, in bounded memory. */
export class Limits {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #allowances = new Map<string, Allowance>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one of what that key has left, if there is one. */
  take(key: string): boolean {
    const allowance = this.#allowances.get(key) ?? new Allowance(this.#rate, this.#now);
    this.#allowances.delete(key);
    this.#allowances.set(key, allowance);
    const [oldest] = this.#allowances.keys();
    if (this.#allowances.size > MOST && oldest !== undefined) this.#allowances.delete(oldest);
    return allowance.take();
  }

  /** Forgets what was tried: it was right. */
  clear(key: string): void {
    this.#allowances.delete(key);
  }
}
