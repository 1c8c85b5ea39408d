/**
 * Slewed clock, the server's time. Time of day may jump: an administrator sets it, or the machine has slept. A player with a
 * minute to think has it all the same, so this clock runs evenly and
 * corrects its error slowly.
 */
import { SECOND_MS } from '@nyhavn/protocol';
import { SYSTEM } from './runtime.ts';

/** A minute takes three seconds more or less at most while something is made up for. */
const MAX_SLEW = 0.05;

/** Time of day is looked at so often. */
const RESYNC_MS = 3 * SECOND_MS;

/** A time of day before this is that of a machine whose clock was not set yet. */
const EARLIEST_PLAUSIBLE_TIME_MS = Date.UTC(2025, 0);

/** Gives milliseconds of the time of day that never jump and never go back. */
export class SlewedClock {
  readonly #timeOfDay: () => number;
  readonly #elapsed: () => number;
  /** The time when it was looked at last, by this clock and by the one that never jumps. */
  #time: number;
  #since: number;
  /** The offset of the right time then. */
  #ahead = 0;
  /** The offset between this machine's time of day and that of the cluster then; undefined without a cluster. */
  #apart: number | undefined;

  constructor(timeOfDay = SYSTEM.timeOfDay, elapsed = SYSTEM.elapsed) {
    this.#timeOfDay = timeOfDay;
    this.#elapsed = elapsed;
    this.#time = timeOfDay();
    this.#since = elapsed();
  }

  /** The time in whole milliseconds. */
  readonly now = (): number => {
    const elapsed = this.#elapsed();
    if (elapsed - this.#since > RESYNC_MS && this.#apart === undefined)
      this.#slewTo(this.#timeOfDay());
    return Math.floor(this.#exact(elapsed));
  };

  #exact(elapsed = this.#elapsed()): number {
    const passed = Math.max(0, elapsed - this.#since);
    const most = MAX_SLEW * passed;
    return this.#time + passed + Math.min(most, Math.max(-most, this.#ahead));
  }

  #slewTo(right: number, isAtOnce = false): void {
    const time = this.#exact();
    this.#ahead = right - time;
    // Only a step from a time that cannot be right harms no clock of a table.
    const isStep =
      isAtOnce || (time < EARLIEST_PLAUSIBLE_TIME_MS && right >= EARLIEST_PLAUSIBLE_TIME_MS);
    this.#time = isStep ? right : time;
    if (isStep) this.#ahead = 0;
    this.#since = this.#elapsed();
  }

  /**
   * Takes the time from elsewhere, so that several machines agree. The first time it is believed at
   * once; later only if this machine's own time of day says too that it has stood still.
   */
  syncTo(right: number): void {
    const apart = this.#timeOfDay() - right;
    const isFirst = this.#apart === undefined;
    const hasSlept =
      Math.abs(apart - (this.#apart ?? 0)) < SECOND_MS && right - this.#exact() > RESYNC_MS;
    this.#apart = apart;
    this.#slewTo(right, isFirst || hasSlept);
  }
}
