/** A thread of bots that fail in every way there is; all others choose their own names. */
import { parentPort } from 'node:worker_threads';
import type { Question } from '../src/bots/thread.ts';

parentPort?.on('message', ({ number, bot }: Question) => {
  if (bot === 'throws') throw new Error('uncaught');
  if (bot === 'exits') process.exit(3);
  // It waits for ever.
  if (bot === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (bot === 'fails') parentPort?.postMessage({ number, failed: new Error('its own') });
  else parentPort?.postMessage({ number, move: bot });
});
