/** Games shared out among threads; what comes back does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { Lesson } from './learner.ts';
import type { Handed, Homework, School } from './thread.ts';

/** Threads that stay while the trainer learns. */
export class Threads {
  readonly #workers: readonly Worker[];
  /** The callbacks for the lessons of a game, by its number. */
  readonly #waiting = new Map<number, (lessons: readonly Lesson[]) => void>();

  constructor(school: School, threads: number) {
    const address = new URL('./thread.ts', import.meta.url);
    this.#workers = Array.from({ length: threads }, () => {
      const worker = new Worker(address, { workerData: school });
      worker.on('message', ({ number, lessons }: Handed) => {
        this.#waiting.get(number)?.(lessons);
        this.#waiting.delete(number);
      });
      return worker;
    });
  }

  /** Has games played, all handed out at once so that no thread waits for the learner; lessons come in the games' order. */
  async play(games: readonly Homework[]): Promise<Lesson[]> {
    const handed = games.map(
      ({ number }) =>
        new Promise<readonly Lesson[]>((resolve) => this.#waiting.set(number, resolve)),
    );
    for (const [index, game] of games.entries()) {
      this.#workers[index % this.#workers.length]!.postMessage(game);
    }
    return (await Promise.all(handed)).flat();
  }

  /** Sends them home. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
