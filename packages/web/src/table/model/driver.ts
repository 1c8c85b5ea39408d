/** The driver: plays chance and bots until a person is asked. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { publish } from '../../store/publish.ts';

/** Takes one step after the other while there are some, and notices when one fails. */
export class Driver {
  /** Takes a step; false if there is none for now. */
  readonly #step: () => Promise<boolean>;
  readonly #isStalled = signal(false);
  #isRunning = false;
  /** True if a step has failed, so that the game can't go on by itself. */
  readonly isStalled: ReadonlySignal<boolean> = this.#isStalled;

  constructor(step: () => Promise<boolean>) {
    this.#step = step;
  }

  /** Goes on, unless it is under way already; after a failure it tries again. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#stall(false);
    try {
      while (await this.#step());
    } catch (error) {
      console.error(error);
      this.#stall(true);
    } finally {
      this.#isRunning = false;
    }
  }

  #stall(isStalled: boolean): void {
    publish(() => {
      this.#isStalled.value = isStalled;
    });
  }
}
