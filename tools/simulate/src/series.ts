/** Runs many seeds, on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './simulate.ts';
import type { Task } from './thread.ts';

/** What a series is made of. */
export interface Series {
  readonly seeds: Iterable<string>;
  readonly days?: number;
  /** The name of a planted bug. */
  readonly planted?: string | undefined;
  readonly threads?: number;
  /** Hears of each seed as it ends; false ends the series. */
  heard(outcome: Outcome): boolean;
}

/** Runs seeds until there are no more, or until it is enough. */
export async function runSeries(series: Series): Promise<void> {
  const { days = 0, planted, threads = availableParallelism() } = series;
  const seeds = series.seeds[Symbol.iterator]();
  let isEnough = false;
  const runOne = (worker: Worker, seed: string): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const failed = (error: unknown) => reject(new Error(`seed ${seed} failed`, { cause: error }));
      worker.once('error', failed);
      worker.once('message', (outcome: Outcome) => {
        worker.off('error', failed);
        resolve(outcome);
      });
      worker.postMessage({ seed, days, planted } satisfies Task);
    });
  const runAll = async () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    try {
      for (let next = seeds.next(); !next.done && !isEnough; next = seeds.next())
        if (!series.heard(await runOne(worker, next.value))) isEnough = true;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, runAll));
}
