/** Watching a simulated world: its thread, and time that passes in it while it runs. */
import type { FaultName, Snapshot, Watching } from '@nyhavn/simulate/snapshot';
import SimulationWorker from '@nyhavn/simulate/worker?worker';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { wrap } from 'comlink';
import { sayTrouble } from '../../ui/say-trouble.ts';

/** Time passes in steps of so many milliseconds, and more in the simulation where it is faster. */
const STEP_MS = 100;

/** A thread with a world, and how the world is. */
export class Watch {
  readonly speed: Signal<number> = signal(1);
  readonly #worker = new SimulationWorker();
  readonly #world = wrap<Watching>(this.#worker);
  readonly #snapshot = signal<Snapshot | undefined>(undefined);
  readonly #isRunning = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The world that goes on; an answer about another one is too late. */
  #number = 0;

  readonly snapshot: ReadonlySignal<Snapshot | undefined> = this.#snapshot;
  readonly isRunning: ReadonlySignal<boolean> = this.#isRunning;

  /** Begins a world, which runs at once. */
  async begin(seed: number): Promise<void> {
    this.pause();
    const number = ++this.#number;
    const snapshot = await this.#answered(this.#world.begin(seed));
    if (number !== this.#number) return;
    this.#snapshot.value = snapshot;
    this.run();
  }

  /** Lets time pass. */
  run(): void {
    if (this.#isRunning.value || this.#snapshot.value?.act === 'judged') return;
    this.#isRunning.value = true;
    this.#next();
  }

  /** Lets time stand still. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isRunning.value = false;
  }

  /** Breaks something. */
  cause(fault: FaultName): void {
    this.#world.cause(fault).catch(sayTrouble);
  }

  /** Ends its thread. */
  close(): void {
    this.pause();
    this.#number++;
    this.#worker.terminate();
  }

  #next(): void {
    const number = this.#number;
    this.#timer = setTimeout(() => {
      this.#step(number).catch((error: unknown) => {
        this.pause();
        sayTrouble(error);
      });
    }, STEP_MS);
  }

  async #step(number: number): Promise<void> {
    const snapshot = await this.#answered(this.#world.advance(STEP_MS * this.speed.peek()));
    if (number !== this.#number) return;
    this.#snapshot.value = snapshot;
    if (snapshot.act === 'judged') this.pause();
    else if (this.#isRunning.peek()) this.#next();
  }

  /** An answer; rejects where the thread can't be loaded. */
  #answered<Value>(answer: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(`the thread of the simulation has died: ${event.message}`));
      };
      answer.then(resolve, reject);
    });
  }
}
