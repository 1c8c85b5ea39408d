/** Bots think beside the server, never in its loop. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Seat } from '@nyhavn/engine';
import type { LiveTable } from '../table/live-table.ts';
import { botAt } from '../table/state.ts';
import type { BotRunner } from '../table/tables.ts';
import type { Choice, Question } from './thread.ts';

/** A thread for bots, started when the first one is asked. */
export class Thinker implements BotRunner {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (move: string) => void>();

  choose({ state }: LiveTable, seat: Seat): Promise<string> {
    const { rules, game } = state;
    const bot = botAt(state, seat);
    if (!game || bot === undefined) throw new Error(`no bot is asked at seat ${seat}`);
    const number = this.#asked++;
    const view = rules.view(game, seat);
    const question: Question = { number, game: rules.id, bot, view, seat, seed: randomUUID() };
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#thread().postMessage(question);
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.on('message', ({ number, move }: Choice) => {
      this.#waiting.get(number)?.(move);
      this.#waiting.delete(number);
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
