/** Nothing in a measurement waits for ever. */
import { setTimeout as pause } from 'node:timers/promises';

/** Awaits a promise; after so many milliseconds throws an error that names it. */
export async function within<Value>(
  time: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> {
  const giveUp = new AbortController();
  const late = pause(time, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`${what} took longer than ${time / 1000} s`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    giveUp.abort();
    late.catch(() => undefined);
  }
}

/** When something is so, asked again and again, for so many milliseconds at most. */
export async function until(time: number, what: () => string, isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited >= time) throw new Error(`${what()} took longer than ${time / 1000} s`);
    await pause(20);
  }
}
