/** A thread that runs seeds, one after the other. */
import { parentPort } from 'node:worker_threads';
import { plantedNamed } from './planted/index.ts';
import { type Outcome, simulate } from './simulate.ts';

/** A seed that is to be run. */
export interface Task {
  readonly seed: string;
  readonly days: number;
  readonly planted: string | undefined;
}

parentPort?.on('message', async ({ seed, days, planted }: Task) => {
  const outcome: Outcome = await simulate(seed, { days, planted: plantedNamed(planted) });
  parentPort?.postMessage(outcome);
});
