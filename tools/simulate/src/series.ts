/** Runs many seeds, on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './simulate.ts';
import type { Task } from './thread.ts';

/** Runs tasks on all cores until there are no more, and tells what became of each. */
export async function runAll(
  tasks: Iterable<Task>,
  heard: (outcome: Outcome, task: Task) => void,
  threads = availableParallelism(),
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  const work = async () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    try {
      for (let next = left.next(); !next.done; next = left.next())
        heard(await outcomeOf(worker, next.value), next.value);
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
}

function outcomeOf(worker: Worker, task: Task): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) =>
      reject(new Error(`seed ${task.seed} ended its thread`, { cause: error }));
    worker.once('error', failed);
    worker.once('message', (outcome: Outcome) => {
      worker.off('error', failed);
      resolve(outcome);
    });
    worker.postMessage(task);
  });
}
