/** The seam between a client and its machine: time, timers and randomness. A simulation brings its own. */

/** The dependencies of a client on its machine. */
export interface Device {
  /** The time of day in milliseconds, which may jump. */
  timeOfDay(): number;
  /** Milliseconds since some moment, which never jump. */
  elapsed(): number;
  /** Calls something later, and gives a way to call it off. */
  later(milliseconds: number, act: () => void): () => void;
  /** A random number from 0 on, below 1. */
  random(): number;
  /** Random bytes that can't be guessed. */
  randomBytes(count: number): Uint8Array;
}

/** The machine that this program runs on. */
export const THIS_DEVICE: Device = {
  timeOfDay: () => Date.now(),
  elapsed: () => performance.now(),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
