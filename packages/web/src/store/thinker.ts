/** Asking bots for moves, in their own thread, which is started when the first one is asked. */
import type { Move } from '@nyhavn/engine';
import { type Remote, wrap } from 'comlink';
import type { BotQuestion, Thinker } from '../worker/bots.worker.ts';

let thinker: Remote<Thinker> | undefined;

/** The move that a bot chooses. */
export function askBot(question: BotQuestion): Promise<Move> {
  thinker ??= wrap<Thinker>(
    new Worker(new URL('../worker/bots.worker.ts', import.meta.url), { type: 'module' }),
  );
  return thinker.choose(question);
}
