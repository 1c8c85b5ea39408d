/** Shared rate limits: what is taken at one process counts at all others too, a moment later. */
import type { Rate } from '@nyhavn/protocol';
import { RateLimiter } from '../rate-limiter.ts';
import { type Runtime, SYSTEM } from '../runtime.ts';
import type { RateLimitUpdate } from './bus-message.ts';

/** An update that is not published yet: whether a key was reset, and the tokens that it has taken since. */
interface PendingUpdate {
  readonly name: string;
  readonly who: string;
  readonly isReset: boolean;
  readonly count: number;
}

/** A reset comes first; what was taken after it counts. */
function updatesOf({ name, who: key, isReset, count }: PendingUpdate): RateLimitUpdate[] {
  return [
    ...(isReset ? [[name, key, null] as const] : []),
    ...(count > 0 ? [[name, key, count] as const] : []),
  ];
}

/** Milliseconds for which updates are collected, and the most of them in one message. */
const PUBLISH_INTERVAL_MS = 200;
const MAX_UPDATES_PER_MESSAGE = 50;

/** Keeps rate limiters of the same name alike in all processes: a key over its limit here is over it everywhere. */
export class SharedRateLimits {
  readonly #runtime: Runtime;
  readonly #now: () => number;
  readonly #publish: (taken: readonly RateLimitUpdate[]) => void;
  readonly #limiters = new Map<string, RateLimiter>();
  #pending = new Map<string, PendingUpdate>();

  constructor(
    now: () => number,
    publish: (taken: readonly RateLimitUpdate[]) => void,
    runtime = SYSTEM,
  ) {
    this.#runtime = runtime;
    this.#now = now;
    this.#publish = publish;
  }

  /** A rate limiter that is shared under a name. */
  rateLimiterFor(name: string, rate: Rate): RateLimiter {
    const limiter = new RateLimiter(rate, this.#now);
    limiter.observer = {
      onTake: (key) => this.#enqueue(name, key, 1),
      onReset: (key) => this.#enqueue(name, key, null),
    };
    this.#limiters.set(name, limiter);
    return limiter;
  }

  #enqueue(name: string, key: string, count: 1 | null): void {
    if (this.#pending.size === 0)
      this.#runtime.later(PUBLISH_INTERVAL_MS, () => this.#publishPending());
    const id = `${name} ${key}`;
    const before = this.#pending.get(id);
    const isReset = count === null || before?.isReset === true;
    const sum = count === null ? 0 : (before?.count ?? 0) + count;
    this.#pending.set(id, { name, who: key, isReset, count: sum });
  }

  #publishPending(): void {
    const taken = [...this.#pending.values()].flatMap(updatesOf);
    this.#pending = new Map();
    for (let from = 0; from < taken.length; from += MAX_UPDATES_PER_MESSAGE)
      this.#publish(taken.slice(from, from + MAX_UPDATES_PER_MESSAGE));
  }

  /** Another process has let keys take tokens, or has reset them. */
  applyRemote(taken: readonly RateLimitUpdate[]): void {
    for (const [name, key, count] of taken) this.#limiters.get(name)?.applyRemote(key, count);
  }
}
