/** Bots think beside the server, never in its loop. */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Seat, seenEvent } from '@nyhavn/engine';
import type { LiveTable } from '../table/live-table.ts';
import type { BotRunner } from '../table/tables.ts';
import type { Choice, Question } from './thread.ts';

/** A thread for bots, started when the first one is asked. */
export class Thinker implements BotRunner {
  readonly #seed: () => string;
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<
    number,
    { resolve(move: string): void; reject(error: Error): void }
  >();

  /** Each decision has a seed of its own for the bot's random numbers. */
  constructor(seed: () => string = randomUUID) {
    this.#seed = seed;
  }

  choose({ state }: LiveTable, seat: Seat, bot: string): Promise<string> {
    const { rules, game, events } = state;
    if (!game) throw new Error(`no game is played at seat ${seat}`);
    const number = this.#asked++;
    const view = rules.view(game, seat);
    const seen = events.map((event) => seenEvent(rules, event, seat));
    const seed = this.#seed();
    const question: Question = { number, game: rules.id, bot, view, seen, seat, seed };
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#thread().postMessage(question);
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.on('message', ({ number, move }: Choice) => {
      this.#waiting.get(number)?.resolve(move);
      this.#waiting.delete(number);
    });
    worker.on('error', (error) => {
      this.#worker = undefined;
      const waiting = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const { reject } of waiting) reject(error);
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
