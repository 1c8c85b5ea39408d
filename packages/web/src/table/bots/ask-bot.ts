/** Asking bots for moves and judgements, in their own thread, which is started when the first is asked. */
import type { Move } from '@nyhavn/engine';
import { type Remote, wrap } from 'comlink';
import type { BotQuestion, BotWorker } from './bots.worker.ts';
import type { Judged, JudgeQuestion } from './judging.ts';

/** A thread that thinks, or has stopped. */
interface Thread {
  readonly remote: Remote<BotWorker>;
  /** Rejects when the thread can't be loaded or dies. */
  readonly death: Promise<never>;
  end(error: Error): void;
}

/** No bot thinks that long, also on a slow phone: a thread that takes longer is taken for dead. */
const THINKING_TIMEOUT_MS = 90_000;

let current: Thread | undefined;

function thread(): Thread {
  current ??= begin();
  return current;
}

function begin(): Thread {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), {
    type: 'module',
  });
  let end: Thread['end'] = () => {};
  const death = new Promise<never>((_, reject) => {
    end = (error) => {
      if (current?.end === end) current = undefined;
      worker.terminate();
      reject(error);
    };
  });
  // Every request in flight races against this promise and rejects with it.
  death.catch(() => undefined);
  worker.onerror = (event) => {
    event.preventDefault();
    end(new Error(`the thread of the bots has died: ${event.message}`));
  };
  worker.onmessageerror = () => end(new Error('the thread of the bots sent what can’t be read'));
  return { remote: wrap<BotWorker>(worker), death, end };
}

/** Asks a thread, and once more a new one where it has died. */
async function asked<Value>(ask: (remote: Remote<BotWorker>) => Promise<Value>): Promise<Value> {
  const first = thread();
  try {
    return await answered(first, ask);
  } catch (error) {
    if (current === first) throw error;
    return answered(thread(), ask);
  }
}

async function answered<Value>(
  { remote, death, end }: Thread,
  ask: (remote: Remote<BotWorker>) => Promise<Value>,
): Promise<Value> {
  const timer = setTimeout(
    () => end(new Error('the thread of the bots does not answer')),
    THINKING_TIMEOUT_MS,
  );
  try {
    return await Promise.race([ask(remote), death]);
  } finally {
    clearTimeout(timer);
  }
}

/** The move that a bot chooses; rejects where no thread can think. */
export function askBot(question: BotQuestion): Promise<Move> {
  return asked((remote) => remote.choose(question));
}

/** The harbour master's judgement of a decision: the moves worth a look, the best first. */
export function askMaster(question: JudgeQuestion): Promise<readonly Judged[]> {
  return asked((remote) => remote.judge(question));
}
