/**
 * Makes the network by which Roll & Write is reviewed: `npm run promises [-- --rounds R] [--games N]
 * [--hidden H] [--seed S] [--threads T] [--out FILE]`. A position between two turns is to promise what
 * the 252 rolls that can come promise with best play, exactly counted; so promises before and after a roll
 * agree. The same command gives the same network, however many threads there are.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { newNetwork } from '../packages/bots/src/learned/network.ts';
import { featuresWord, formatWeights } from '../packages/bots/src/learned/weights-file.ts';
import { seededRandom } from '../packages/bots/src/random.ts';
import { PROMISE_FEATURES } from '../packages/bots/src/roll-and-write/promise-features.ts';
import { PromiseLearner } from './promises/learner.ts';
import type { Lesson } from './promises/self-play.ts';
import type { Handed, Homework } from './promises/thread.ts';

/** Rounds whose lessons are kept, how often each lesson is looked at in a round, and how many make a step. */
const ROUNDS_KEPT = 4;
const EPOCHS = 6;
const STEP = 64;
/** How fast it learns in the first round and in the last one. */
const RATES = { first: 0.003, last: 0.0003 };
/** The first round has so many times as many games, and is looked at so many times as often. */
const FIRST_ROUND = 2;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '14' },
    games: { type: 'string', default: '96' },
    hidden: { type: 'string', default: '48' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    out: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const games = Number(values.games);
const seed = `promises ${values.seed}`;
const random = seededRandom(seed);
const sizes = [PROMISE_FEATURES.length, Number(values.hidden), 2];
const network = newNetwork(sizes, () => random.below(2 ** 24) / 2 ** 24);
const learner = new PromiseLearner(network);
const threads = Array.from(
  { length: Number(values.threads) },
  () => new Worker(new URL('./promises/thread.ts', import.meta.url)),
);
const began = performance.now();
let memory: Lesson[] = [];
let played = 0;
for (let round = 0; round < rounds; round++) {
  const isFirst = round === 0;
  const handed = await play(isFirst ? FIRST_ROUND * games : games, isFirst);
  const lessons = handed.flatMap(({ lessons }) => lessons);
  memory = [...memory, ...lessons].slice(-ROUNDS_KEPT * Math.max(lessons.length, 1));
  const loss = learn(round);
  const errors = handed.flatMap(({ errors }) => errors);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const square = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stderr.write(
    `round ${round}: ${errors.length} rolls, before and after differ by ${mean.toFixed(4)} ± ${Math.sqrt(square).toFixed(4)}; learned to ${loss.toFixed(4)}, ${seconds} s\n`,
  );
  save();
}
for (const thread of threads) await thread.terminate();

/** Has games played; what comes back is in their order. */
async function play(count: number, isFirst: boolean): Promise<Handed[]> {
  const all = Array.from({ length: count }, (_, index) => {
    const number = played + index;
    const thread = threads[index % threads.length]!;
    const answer = new Promise<Handed>((resolve) => {
      const hear = (handed: Handed) => {
        if (handed.number !== number) return;
        thread.off('message', hear);
        resolve(handed);
      };
      thread.setMaxListeners(0).on('message', hear);
    });
    const homework: Homework = { number, seed, network: isFirst ? undefined : network };
    thread.postMessage(homework);
    return answer;
  });
  played += count;
  return Promise.all(all);
}

/** Goes through lessons drawn from the memory; gives by how much the last of them were missed. */
function learn(round: number): number {
  const isFirst = round === 0;
  const done = round / Math.max(1, rounds - 1);
  const rate = RATES.first * (RATES.last / RATES.first) ** done;
  const steps = Math.ceil(((isFirst ? FIRST_ROUND : 1) * EPOCHS * memory.length) / STEP);
  let loss = 0;
  for (let step = 0; step < steps; step++) {
    const lessons = Array.from({ length: STEP }, () => memory[random.below(memory.length)]!);
    const error = learner.learn(lessons, rate);
    if (step >= steps / 2) loss += error / Math.ceil(steps / 2);
  }
  return loss;
}

/** Writes what is known so far, so that little is lost when the training is cut short. */
function save(): void {
  const options = `--rounds ${rounds} --games ${games} --hidden ${values.hidden} --seed ${values.seed}`;
  const text = formatWeights({
    origin: {
      game: 'roll-and-write',
      command: `npm run promises -- ${options}`,
      games: played,
      seed: values.seed,
      features: featuresWord(PROMISE_FEATURES),
    },
    network,
  });
  const file = new URL('../packages/bots/src/roll-and-write/promise-weights.ts', import.meta.url);
  if (values.out !== undefined) writeFileSync(values.out, text);
  else writeFileSync(file, moduleOf(text));
}

/** The weights as a module, which needs no reading of files where games are reviewed. */
function moduleOf(text: string): string {
  return `/** What was learned; the line of JSON says how it was made. */\nexport const WEIGHTS = \`${text}\`;\n`;
}
