/**
 * The server's time. Time of day may jump: somebody sets it, or the machine has slept. Whoever has a
 * minute to think has it all the same, so this time goes on evenly, and whatever it is wrong by is made
 * up for slowly.
 */

const SECOND = 1000;

/** A minute takes three seconds more or less at most while something is made up for. */
const RATE = 0.05;

/** Time of day is looked at so often. */
const ROUND = 3 * SECOND;

/** A time of day before this is that of a machine whose clock was not set yet. */
const EARLIEST_TIME_OF_DAY = Date.UTC(2025, 0);

/** Gives milliseconds of the time of day that never jump and never go back. */
export class SteadyClock {
  readonly #timeOfDay: () => number;
  readonly #elapsed: () => number;
  /** The time when it was looked at last, by this clock and by the one that never jumps. */
  #time: number;
  #since: number;
  /** How far the right time was ahead then. */
  #ahead = 0;
  /** How far the time of day of this machine was ahead of the others' then; undefined while there are none. */
  #apart: number | undefined;

  constructor(timeOfDay = () => Date.now(), elapsed = () => performance.now()) {
    this.#timeOfDay = timeOfDay;
    this.#elapsed = elapsed;
    this.#time = timeOfDay();
    this.#since = elapsed();
  }

  /** What time it is, in whole milliseconds. */
  readonly now = (): number => {
    const elapsed = this.#elapsed();
    if (elapsed - this.#since > ROUND && this.#apart === undefined) this.#make(this.#timeOfDay());
    return Math.floor(this.#exact(elapsed));
  };

  #exact(elapsed = this.#elapsed()): number {
    const passed = Math.max(0, elapsed - this.#since);
    const most = RATE * passed;
    return this.#time + passed + Math.min(most, Math.max(-most, this.#ahead));
  }

  #make(right: number, isAtOnce = false): void {
    const time = this.#exact();
    this.#ahead = right - time;
    // Only a step from a time that cannot be right harms no clock of a table.
    const isStep = isAtOnce || (time < EARLIEST_TIME_OF_DAY && right >= EARLIEST_TIME_OF_DAY);
    this.#time = isStep ? right : time;
    if (isStep) this.#ahead = 0;
    this.#since = this.#elapsed();
  }

  /**
   * Takes the time from elsewhere, so that several machines agree. The first time it is believed at
   * once; later only if this machine's own time of day says too that it has stood still.
   */
  follow(right: number): void {
    const apart = this.#timeOfDay() - right;
    const isFirst = this.#apart === undefined;
    const hasSlept = Math.abs(apart - (this.#apart ?? 0)) < SECOND && right - this.#exact() > ROUND;
    this.#apart = apart;
    this.#make(right, isFirst || hasSlept);
  }
}
