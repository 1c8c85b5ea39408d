/** Games shared out among threads; what comes back does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { Lesson } from './learner.ts';
import type { Handed, Homework, School } from './thread.ts';

/** Threads that stay while the trainer learns. */
export class Threads {
  readonly #workers: readonly Worker[];

  constructor(school: School, threads: number) {
    const address = new URL('./thread.ts', import.meta.url);
    this.#workers = Array.from(
      { length: threads },
      () => new Worker(address, { workerData: school }),
    );
  }

  /** Has games played, each thread taking the next one when it is done; lessons come in the games' order. */
  async play(games: readonly Homework[]): Promise<Lesson[]> {
    const handed: (readonly Lesson[])[] = [];
    let begun = 0;
    const work = (worker: Worker) =>
      new Promise<void>((resolve, reject) => {
        const next = () => {
          const game = games[begun++];
          if (game) worker.postMessage(game);
          else done();
        };
        const take = ({ number, lessons }: Handed) => {
          handed[games.findIndex((game) => game.number === number)] = lessons;
          next();
        };
        const done = () => {
          worker.off('message', take).off('error', reject);
          resolve();
        };
        worker.on('message', take).on('error', reject);
        next();
      });
    await Promise.all(this.#workers.map(work));
    return handed.flat();
  }

  /** Sends them home. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
