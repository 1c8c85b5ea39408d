/** How quick the disk is at the moment: a table in play waits for a flush with every move. */
import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache');
const TIMES = 40;

/** The median of some flushes of a page, in milliseconds. */
export function flushTime(): number {
  const file = new Flushed();
  const times = Float64Array.from({ length: TIMES }, () => {
    const began = performance.now();
    file.flush();
    return performance.now() - began;
  });
  file.close();
  return times.sort()[TIMES / 2] ?? 0;
}

/**
 * The minimum time of calm moves, in milliseconds: pages that are due at fixed times, each flushed as soon as
 * the disk is done with those before.
 */
export async function calmFlushes(perSecond: number, time: number): Promise<number[]> {
  const file = new Flushed();
  const times: number[] = Array((perSecond * time) / 1000);
  const began = performance.now();
  for (let done = 0; done < times.length; ) {
    const due = Math.ceil(((performance.now() - began) * perSecond) / 1000);
    if (due <= done) {
      await pause(1);
      continue;
    }
    file.flush();
    const now = performance.now() - began;
    for (; done < Math.min(due, times.length); done++)
      times[done] = now - (1000 * done) / perSecond;
  }
  file.close();
  return times;
}

/** A file that grows by a page with every flush. */
class Flushed {
  readonly #path: string;
  readonly #file: number;
  readonly #page = Buffer.alloc(4096, 1);

  constructor() {
    mkdirSync(FOLDER, { recursive: true });
    this.#path = join(FOLDER, `flush-${process.pid}`);
    this.#file = openSync(this.#path, 'w');
  }

  flush(): void {
    writeSync(this.#file, this.#page);
    fdatasyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path);
  }
}
