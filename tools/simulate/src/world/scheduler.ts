/** Virtual time: one event after the other, and nothing between them that is not a promise. */

/** Calls off what was to happen. */
export type Cancel = () => void;

interface Event {
  readonly at: number;
  readonly order: number;
  act: (() => void) | undefined;
}

/** Something goes on for ever. */
export class EndlessError extends Error {}

/** What is to happen, in order; what is due at one moment happens as it was asked for. */
export class Scheduler {
  /** Milliseconds since the beginning. */
  now = 0;
  /** Events so far, and the most that there may be: more of them are a circle. */
  events = 0;
  readonly #maxEvents: number;
  readonly #heap: Event[] = [];
  #orders = 0;

  constructor(maxEvents = Number.POSITIVE_INFINITY) {
    this.#maxEvents = maxEvents;
  }

  #afterPromises: (() => void)[] = [];

  /** Has something happen after so many milliseconds. */
  after(milliseconds: number, act: () => void): Cancel {
    const event: Event = { at: this.now + Math.max(0, milliseconds), order: this.#orders++, act };
    this.#push(event);
    return () => {
      event.act = undefined;
    };
  }

  /** Has something happen once all promises that are settled now have been followed. */
  afterPromises(act: () => void): void {
    this.#afterPromises.push(act);
  }

  /** Lets things happen until something is so, or until a moment; whether it is so. */
  async runUntil(isSo: () => boolean, moment: number): Promise<boolean> {
    await this.#settle();
    while (!isSo()) {
      const [next] = this.#heap;
      if (!next || next.at > moment) {
        this.now = Math.max(this.now, moment);
        return false;
      }
      this.#pop();
      if (!next.act) continue;
      this.now = next.at;
      if (++this.events > this.#maxEvents) throw new EndlessError();
      next.act();
      await this.#settle();
    }
    return true;
  }

  /** Waits for a promise while things happen; where nothing more can settle it, it throws. */
  async until<Value>(happening: Promise<Value>, moment: number): Promise<Value> {
    let isOver = false;
    const over = happening.finally(() => {
      isOver = true;
    });
    // Expected: an error is thrown below.
    over.catch(() => undefined);
    const isSo = await this.runUntil(() => isOver, moment);
    if (!isSo) throw new Error('what is waited for never happens');
    return over;
  }

  async #settle(): Promise<void> {
    for (;;) {
      await promisesFollowed();
      if (this.#afterPromises.length === 0) return;
      const acts = this.#afterPromises;
      this.#afterPromises = [];
      for (const act of acts) act();
    }
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || isBefore(parent, event)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const isRight = right !== undefined && left !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!child || isBefore(last, child)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
  }
}

function isBefore(one: Event, other: Event): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

/** Node calls this once no promise has anything more to do. */
function promisesFollowed(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
