/** Time that passes when nothing is left to do. */
import type { Random } from '@nyhavn/engine';
import type { Runtime } from '../../../src/runtime.ts';

interface Alarm {
  readonly at: number;
  readonly order: number;
  act(): void;
}

/** A machine on virtual time, with random numbers of a seed. */
export class VirtualTime implements Runtime {
  readonly #random: Random;
  #now = 0;
  #alarms: Alarm[] = [];
  #orders = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  timeOfDay = (): number => 1_800_000_000_000 + this.#now;
  elapsed = (): number => this.#now;

  later = (milliseconds: number, act: () => void): (() => void) => {
    const alarm = { at: this.#now + Math.max(0, milliseconds), order: this.#orders++, act };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  };
  every = (milliseconds: number, act: () => void): (() => void) => {
    let callOff = this.later(milliseconds, () => again());
    const again = () => {
      callOff = this.later(milliseconds, again);
      act();
    };
    return () => callOff();
  };
  soon = (act: () => void): (() => void) => this.later(0, act);
  afterPromises = (act: () => void): void => process.nextTick(act);
  randomBytes = (count: number): Buffer =>
    Buffer.from(Array.from({ length: count }, () => this.#random.below(256)));
  randomInt = (bound: number): number => this.#random.below(bound);
  randomId = (): string => this.randomBytes(16).toString('hex');

  /** Lets time pass until something has happened. */
  async until<Value>(happening: Promise<Value>): Promise<Value> {
    let isOver = false;
    const over = happening.finally(() => {
      isOver = true;
    });
    // Expected: an error is thrown at the end.
    over.catch(() => undefined);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return over;
      this.#step();
    }
  }

  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): Promise<void> {
    return this.until(new Promise((resolve) => void this.later(milliseconds, () => resolve())));
  }

  #step(): void {
    const next = this.#alarms.reduce<Alarm | undefined>(
      (first, one) =>
        !first || one.at < first.at || (one.at === first.at && one.order < first.order)
          ? one
          : first,
      undefined,
    );
    if (!next) throw new Error('nothing will ever happen any more');
    this.#alarms = this.#alarms.filter((one) => one !== next);
    this.#now = next.at;
    next.act();
  }
}
