/** What people have asked of other processes counts here too, a moment later. */
import { Allowances, type Rate } from '../allowance.ts';
import type { Taken } from './notice.ts';

/** What the others are not told yet: whether a key was reset, and how often it has asked after that. */
interface Untold {
  readonly name: string;
  readonly who: string;
  readonly isForgiven: boolean;
  readonly count: number;
}

/** A reset comes first; what was taken after it counts. */
function takenOf({ name, who, isForgiven, count }: Untold): Taken[] {
  return [
    ...(isForgiven ? [[name, who, null] as const] : []),
    ...(count > 0 ? [[name, who, count] as const] : []),
  ];
}

/** Milliseconds for which is collected what the others are told, and the most in one message. */
const PAUSE = 200;
const MOST = 50;

/** Keeps buckets of the same name alike in all processes: who is over a limit here is so everywhere. */
export class Ledger {
  readonly #now: () => number;
  readonly #tell: (taken: readonly Taken[]) => void;
  readonly #buckets = new Map<string, Allowances>();
  #untold = new Map<string, Untold>();

  constructor(now: () => number, tell: (taken: readonly Taken[]) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Buckets that are shared under a name. */
  allow(name: string, rate: Rate): Allowances {
    const buckets = new Allowances(rate, this.#now);
    buckets.watcher = {
      took: (who) => this.#note(name, who, 1),
      forgave: (who) => this.#note(name, who, null),
    };
    this.#buckets.set(name, buckets);
    return buckets;
  }

  #note(name: string, who: string, count: 1 | null): void {
    if (this.#untold.size === 0) setTimeout(() => this.#tellAll(), PAUSE).unref();
    const key = `${name} ${who}`;
    const before = this.#untold.get(key);
    const isForgiven = count === null || before?.isForgiven === true;
    const sum = count === null ? 0 : (before?.count ?? 0) + count;
    this.#untold.set(key, { name, who, isForgiven, count: sum });
  }

  #tellAll(): void {
    const taken = [...this.#untold.values()].flatMap(takenOf);
    this.#untold = new Map();
    for (let from = 0; from < taken.length; from += MOST)
      this.#tell(taken.slice(from, from + MOST));
  }

  /** Another process has let people take something. */
  hear(taken: readonly Taken[]): void {
    for (const [name, who, count] of taken) this.#buckets.get(name)?.hear(who, count);
  }
}
