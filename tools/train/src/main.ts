/**
 * Makes a network from nothing: `npm run train -- SUBJECT [--games N] [--hidden H] [--seed S] [--rate R]
 * [--threads T] [--out FILE]`. It plays against itself, for points first and for victory later, and
 * learns by TD(λ). The same command gives the same network, however many threads there are. Without a
 * file it goes to where the bots read it.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { seededRandom } from '@nyhavn/bots';
import { featuresWord, formatWeights, newNetwork } from '@nyhavn/bots/internal';
import { Learner, type Lesson } from './learner.ts';
import type { Course } from './self-play.ts';
import { SUBJECTS } from './subjects.ts';
import { Threads } from './threads.ts';

/** Games between two rounds of learning, lessons that are kept, and how many of them a step takes. */
const BATCH = 256;
const MEMORY = 60_000;
const STEP = 64;
/** How often every lesson is looked at, on average, before the next games. */
const EPOCHS = 2;
const LAMBDA = 0.7;
/** The part of all games that are played by the evaluator set by hand. */
const TAUGHT = 0.3;
/** How often something else than the best plan is tried, while it is taught and in the end. */
const CURIOSITY = { taught: 0.2, late: 0.05 };
/** The rate at the end, as a part of the one at the beginning. */
const LAST_RATE = 0.1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.002' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    out: { type: 'string' },
  },
});
const subject = SUBJECTS.find(({ name }) => name === positionals[0]);
if (!subject) {
  process.stderr.write(`what? ${SUBJECTS.map(({ name }) => name).join(' or ')}\n`);
  process.exit(2);
}

const { name, game, file, features, outputs } = subject;
const games = Number(values.games);
const hidden = Number(values.hidden);
const seed = `train ${name} ${values.seed}`;
const random = seededRandom(seed);
const sizes = [features.length, ...(hidden > 0 ? [hidden] : []), outputs];
const network = newNetwork(sizes, () => random.below(2 ** 24) / 2 ** 24);
const learner = new Learner(network);
const threads = new Threads({ subject: name, seed, sizes }, Number(values.threads));
const memory: Lesson[] = [];
const began = performance.now();

// While the network learns from some games, the next ones are played by what it knew before.
let coming = play(0);
for (let played = 0; played < games; played += BATCH) {
  const lessons = await coming;
  if (played + BATCH < games) coming = play(played + BATCH);
  memory.push(...lessons);
  memory.splice(0, Math.max(0, memory.length - MEMORY));
  const error = learn(Math.ceil((EPOCHS * lessons.length) / STEP), played / games);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stderr.write(
    `${played + BATCH} games, ${(lessons.length / BATCH).toFixed(0)} turns each, error ${error.toFixed(4)}, ${seconds} s\n`,
  );
  save(played + BATCH);
}
await threads.end();

/** Has the games from that one on played with what the network knows now. */
function play(first: number): Promise<Lesson[]> {
  return threads.play(
    Array.from({ length: BATCH }, (_, index) => ({
      number: first + index,
      course: courseAt(first / games, [2, 2, 3, 4][index % 4]!),
      weights: network.weights,
    })),
  );
}

/** First by hand and for the outcome alone; then by itself, for the margin and later for victory. */
function courseAt(done: number, players: number): Course {
  const isTaught = done < TAUGHT;
  const own = Math.max(0, (done - TAUGHT) / (1 - TAUGHT));
  return {
    players,
    isTaught,
    victory: Math.min(1, 1.5 * own),
    lambda: isTaught ? 1 : LAMBDA,
    curiosity: isTaught ? CURIOSITY.taught : CURIOSITY.late,
  };
}

/** Goes through lessons drawn from the memory; gives their mean error. */
function learn(steps: number, done: number): number {
  const rate = Number(values.rate) * (1 - (1 - LAST_RATE) * done);
  let error = 0;
  for (let step = 0; step < steps; step++) {
    const lessons = Array.from({ length: STEP }, () => memory[random.below(memory.length)]!);
    error += learner.learn(lessons, rate);
  }
  return error / steps;
}

/** Writes what is known so far, so that little is lost when the training is cut short. */
function save(played: number): void {
  const options = `--games ${games} --hidden ${hidden} --seed ${values.seed} --rate ${values.rate}`;
  const text = formatWeights({
    origin: {
      game,
      command: `npm run train -- ${name} ${options}`,
      games: played,
      seed: values.seed,
      features: featuresWord(features),
    },
    network,
  });
  if (values.out !== undefined) writeFileSync(values.out, text);
  else if (played >= games)
    writeFileSync(new URL(`../../../packages/bots/src/${file}`, import.meta.url), moduleOf(text));
}

/** The weights as a module, which needs no reading of files where bots play. */
function moduleOf(text: string): string {
  return `/** Learned weights; the line of JSON says how they were made. */\nexport const WEIGHTS = \`${text}\`;\n`;
}
