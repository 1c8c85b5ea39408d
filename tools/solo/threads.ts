/** Deals shared out among threads; what comes back does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { SoloDeal, SoloTask } from './thread.ts';

/** Plays the first deals of a task, each thread taking the next one when it is done. */
export async function playAlone(
  task: SoloTask,
  deals: number,
  threads: number,
  played: (deals: number) => void,
): Promise<readonly SoloDeal[]> {
  const results: SoloDeal[] = [];
  let begun = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: task });
      const next = () => {
        if (begun < deals) worker.postMessage(begun++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (result: SoloDeal) => {
        results[result.deal] = result;
        played(++done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(threads, deals) }, work));
  return results;
}
