/**
 * The seam between the server and the machine: time, timers and randomness. Production takes them from Node, a simulation
 * from its seed. `Store`, `Bus`, `BotRunner` and `ClientSocket` are the same for disks, other processes, threads and clients.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Calls off what was to be called later. */
export type Cancel = () => void;

/** The dependencies of a server on its machine. */
export interface Runtime {
  /** The time of day in milliseconds, which may jump. */
  timeOfDay(): number;
  /** Milliseconds since some moment, which never jump. */
  elapsed(): number;
  /** Calls something once after so many milliseconds; it keeps no process running. */
  later(milliseconds: number, act: () => void): Cancel;
  /** Calls something again and again after so many milliseconds; it keeps no process running. */
  every(milliseconds: number, act: () => void): Cancel;
  /** Calls something in the next turn of the event loop. */
  soon(act: () => void): Cancel;
  /** Calls something after all promises that are settled now. */
  afterPromises(act: () => void): void;
  /** Random bytes that can't be guessed. */
  randomBytes(count: number): Buffer;
  /** A random number from 0 on, below a bound. */
  randomInt(bound: number): number;
  /** A random id in the form of a UUID. */
  randomId(): string;
}

/** The machine that this process runs on. */
export const SYSTEM: Runtime = {
  timeOfDay: () => Date.now(),
  elapsed: () => performance.now(),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds).unref();
    return () => clearInterval(timer);
  },
  soon(act) {
    const turn = setImmediate(act);
    return () => clearImmediate(turn);
  },
  afterPromises: (act) => process.nextTick(act),
  randomBytes: (count) => randomBytes(count),
  randomInt: (bound) => randomInt(bound),
  randomId: () => randomUUID(),
};

/** Waits for so many milliseconds. */
export function sleep(runtime: Runtime, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void runtime.later(milliseconds, resolve));
}
