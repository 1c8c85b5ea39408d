/** A machine of the simulation: its clocks, its timers and its chance. It can stand still, and its process can die. */
import type { Device } from '@nyhavn/client';
import type { Random } from '@nyhavn/engine';
import type { Runtime } from '@nyhavn/server/internal';
import type { Cancel, Scheduler } from './scheduler.ts';

/** The time of day when a simulation begins. */
const BEGINNING = Date.UTC(2027, 0, 4, 9);

/** A process on a machine, as server and client see it. */
export class Machine implements Runtime, Device {
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  /** How fast its clocks run. */
  readonly #rate: number;
  /** Milliseconds by which its time of day is wrong. */
  #error: number;
  #isDead = false;
  /** What comes while it stands still. */
  #held: (() => void)[] | undefined;

  constructor(scheduler: Scheduler, random: Random, { rate = 1, error = 0 } = {}) {
    this.#scheduler = scheduler;
    this.#random = random;
    this.#rate = rate;
    this.#error = error;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get isPaused(): boolean {
    return this.#held !== undefined;
  }

  readonly elapsed = (): number => this.#scheduler.now * this.#rate;
  readonly timeOfDay = (): number => BEGINNING + this.elapsed() + this.#error;

  readonly later = (milliseconds: number, act: () => void): Cancel => {
    // A timer that has run out while the machine stands still can be called off, too.
    let isOff = false;
    const ring = () => this.deliver(() => isOff || act());
    const callOff = this.#scheduler.after(milliseconds / this.#rate, ring);
    return () => {
      isOff = true;
      callOff();
    };
  };

  readonly every = (milliseconds: number, act: () => void): Cancel => {
    let callOff = () => {};
    const next = () => {
      callOff = this.later(milliseconds, () => {
        next();
        act();
      });
    };
    next();
    return () => callOff();
  };

  readonly soon = (act: () => void): Cancel => this.later(0, act);
  readonly afterPromises = (act: () => void): void => this.#scheduler.afterPromises(act);

  readonly randomBytes = (count: number): Buffer => {
    const bytes = Buffer.alloc(count);
    for (let index = 0; index < count; index++) bytes[index] = this.#random.below(256);
    return bytes;
  };
  readonly randomInt = (bound: number): number => this.#random.below(bound);
  readonly random = (): number => this.#random.below(2 ** 32) / 2 ** 32;
  readonly randomId = (): string => {
    const hex = this.randomBytes(16).toString('hex');
    return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  };

  /** Something comes to its process: a dead one hears nothing, one that stands still hears it later. */
  deliver(act: () => void): void {
    if (this.#isDead) return;
    if (this.#held) this.#held.push(act);
    else act();
  }

  /** Its process dies. */
  die(): void {
    this.#isDead = true;
    this.#held = undefined;
  }

  /** It stands still: nothing is done, and everything waits. */
  pause(): void {
    this.#held ??= [];
  }

  /** It goes on, with everything that has waited. */
  resume(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const act of held) this.#scheduler.after(0, () => this.deliver(act));
  }

  /** Somebody sets its time of day. */
  jump(error: number): void {
    this.#error = error;
  }
}
