/** Bot worker: bots think in a thread beside the server, never in its loop. */
import { Worker } from 'node:worker_threads';
import { type Seat, seenEvent } from '@nyhavn/engine';
import { type Cancel, type Runtime, SYSTEM } from '../runtime.ts';
import type { BotRunner } from '../table/bot-moves.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Choice, Question } from './thread.ts';

/** Time-out of one decision: the slowest bots take a few seconds on a busy machine. */
const DECISION_TIMEOUT_MS = 30_000;

/** Settings of the worker; seed, thread and time-out are for tests. */
interface BotWorkerOptions {
  readonly runtime?: Runtime;
  /** Each decision has a seed of its own for the bot's random numbers. */
  readonly seed?: () => string;
  readonly thread?: URL;
  readonly timeoutMs?: number;
}

/** A decision that is awaited. */
interface PendingDecision {
  readonly question: Question;
  resolve(move: string): void;
  reject(error: Error): void;
}

/**
 * A thread for bots, started when the first one is asked. It gets one question at a time, in the order in which they
 * came, so that the one that it was at is known: if the thread dies or takes too long, that one fails, and a new
 * thread gets the others.
 */
export class BotWorker implements BotRunner {
  readonly #runtime: Runtime;
  readonly #seed: () => string;
  readonly #url: URL;
  readonly #timeoutMs: number;
  #worker: Worker | undefined;
  #callOff: Cancel | undefined;
  #asked = 0;
  /** In the order in which they were asked: the first is being decided. */
  readonly #pending = new Map<number, PendingDecision>();

  constructor(options: BotWorkerOptions = {}) {
    this.#runtime = options.runtime ?? SYSTEM;
    this.#seed = options.seed ?? this.#runtime.randomId;
    this.#url = options.thread ?? new URL('./thread.ts', import.meta.url);
    this.#timeoutMs = options.timeoutMs ?? DECISION_TIMEOUT_MS;
  }

  async choose({ state }: LiveTable, seat: Seat, bot: string): Promise<string> {
    const { rules, game, events } = state;
    if (!game) throw new Error(`no game is played at seat ${seat}`);
    const number = this.#asked++;
    const view = rules.view(game, seat);
    const seen = events.map((event) => seenEvent(rules, event, seat));
    const seed = this.#seed();
    const question: Question = { number, game: rules.id, bot, view, seen, seat, seed };
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { question, resolve, reject });
      if (this.#pending.size === 1) this.#askNext();
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#url);
    worker.on('message', (choice: Choice) => this.#answer(choice));
    worker.on('error', (error) => this.#replace(worker, error));
    worker.on('exit', (code) => this.#replace(worker, new Error(`bots' thread ended (${code})`)));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #answer({ number, move, failed }: Choice): void {
    const waiting = this.#pending.get(number);
    this.#pending.delete(number);
    this.#askNext();
    if (failed) waiting?.reject(failed);
    else waiting?.resolve(move);
  }

  /** Asks the first that waits, and gives it its time. */
  #askNext(): void {
    const [first] = this.#pending.values();
    this.#callOff?.();
    this.#callOff = undefined;
    if (!first) return;
    this.#thread().postMessage(first.question);
    this.#callOff = this.#runtime.later(this.#timeoutMs, () => this.#timeOut());
  }

  #timeOut(): void {
    const worker = this.#worker;
    if (worker) this.#replace(worker, new Error(`a bot took over ${this.#timeoutMs} ms`));
  }

  /** Gives up the decision that a thread was at, and hands the others to a new one. */
  #replace(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    void worker.terminate();
    const [first] = this.#pending.values();
    if (!first) return;
    this.#pending.delete(first.question.number);
    this.#askNext();
    first.reject(error);
  }

  async close(): Promise<void> {
    this.#callOff?.();
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
