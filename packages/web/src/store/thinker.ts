/** Asking bots for moves and judgements, in their own thread, which is started when the first is asked. */
import type { Move } from '@nyhavn/engine';
import { type Remote, wrap } from 'comlink';
import type { BotQuestion, Thinker } from '../worker/bots.worker.ts';
import type { Judged, JudgeQuestion } from '../worker/judging.ts';

let thinker: Remote<Thinker> | undefined;

function thread(): Remote<Thinker> {
  thinker ??= wrap<Thinker>(
    new Worker(new URL('../worker/bots.worker.ts', import.meta.url), { type: 'module' }),
  );
  return thinker;
}

/** The move that a bot chooses. */
export function askBot(question: BotQuestion): Promise<Move> {
  return thread().choose(question);
}

/** What the harbour master thinks of a decision: the moves worth a look, the best first. */
export function askMaster(question: JudgeQuestion): Promise<readonly Judged[]> {
  return thread().judge(question);
}
