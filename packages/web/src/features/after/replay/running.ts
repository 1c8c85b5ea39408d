/** Letting a game run by itself, at a speed that can be chosen. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Replay } from '../../../table/replay/replay.ts';

/** The speeds that can be chosen, as multiples of the usual one. */
const SPEEDS = [0.5, 1, 2, 4] as const;

/** The time between two steps at the usual speed. */
const STEP_DURATION_MS = 1400;

/** A game that runs, or rests. */
export class Running {
  readonly #replay: Replay;
  readonly #isOn = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** True while the replay plays by itself. */
  readonly isOn: ReadonlySignal<boolean> = this.#isOn;
  readonly speed: Signal<number> = signal(1);

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** Lets it run, from the beginning again if it is at its end; or stops it. */
  toggle(): void {
    if (this.#isOn.value) {
      this.stop();
      return;
    }
    if (this.#replay.at.value === this.#replay.length) this.#replay.goTo(0);
    this.#isOn.value = true;
    this.#wait();
  }

  /** Stops it where it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isOn.value = false;
  }

  /** The next speed, and after the fastest the slowest. */
  faster(): void {
    const next = (SPEEDS as readonly number[]).indexOf(this.speed.value) + 1;
    this.speed.value = SPEEDS[next % SPEEDS.length] ?? 1;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#replay.step(1);
      if (this.#replay.at.value === this.#replay.length) this.stop();
      else this.#wait();
    }, STEP_DURATION_MS / this.speed.value);
  }
}
