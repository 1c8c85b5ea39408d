/** What is said to a client in one go travels in one go: a write to a socket costs more than a message. */
import type { Duplex } from 'node:stream';

let held: Duplex[] = [];

/** Holds back what is written to a stream until everything that follows from the present event is done. */
export function holdTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  held.push(stream);
  // Promises that are settled now come before the next tick.
  if (held.length === 1) process.nextTick(release);
}

function release(): void {
  const streams = held;
  held = [];
  for (const stream of streams) stream.uncork();
}
