/** Deals shared out among threads; what comes back does not depend on how many there are. */
import { Worker } from 'node:worker_threads';

/** The pool of threads: the module of a thread, its initial data, and the number of threads. */
interface ThreadPoolOptions<Task> {
  readonly thread: URL;
  readonly task: Task;
  readonly threads: number;
}

/** Has the first deals played, each thread taking the next one when it is done; results come in their order. */
export async function playDeals<Task, Result extends { readonly deal: number }>(
  { thread, task, threads }: ThreadPoolOptions<Task>,
  deals: number,
  played: (deals: number) => void,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let begun = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(thread, { workerData: task });
      const next = () => {
        if (begun < deals) worker.postMessage(begun++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (result: Result) => {
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
