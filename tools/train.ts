/**
 * Makes a network from nothing: `npm run train -- GAME [--games N] [--hidden H] [--seed S] [--out FILE]`.
 * It plays against itself, for points first and for victory later, and learns by TD(λ).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newNetwork, Runner } from '../packages/bots/src/learned/network.ts';
import { featuresWord, formatWeights } from '../packages/bots/src/learned/weights-file.ts';
import { seededRandom } from '../packages/bots/src/random.ts';
import { Learner, type Lesson } from './train/learner.ts';
import { PUPILS } from './train/pupils.ts';
import { selfPlay } from './train/self-play.ts';

/** Games between two rounds of learning, lessons that are kept, and how many of them a step takes. */
const BATCH = 16;
const MEMORY = 20_000;
const STEP = 64;
const LAMBDA = 0.7;

/** The part of all games that are played by the opinion set by hand. */
const TAUGHT = 0.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.003' },
    out: { type: 'string' },
  },
});
const pupil = PUPILS.find(({ game }) => game.id === positionals[0]);
if (!pupil) {
  process.stderr.write(`which game? ${PUPILS.map(({ game }) => game.id).join(' or ')}\n`);
  process.exit(2);
}

const { game, features } = pupil;
const games = Number(values.games);
const random = seededRandom(`train ${game.id} ${values.seed}`);
const hidden = Number(values.hidden);
const sizes = [features.length, ...(hidden > 0 ? [hidden] : []), 2];
const network = newNetwork(sizes, () => random.below(2 ** 24) / 2 ** 24);
const learner = new Learner(network);
const player = new Runner(network);
const memory: Lesson[] = [];
const began = performance.now();

for (let played = 0; played < games; played += BATCH) {
  const done = played / games;
  const course = {
    isTaught: done < TAUGHT,
    victory: Math.max(0, Math.min(1, 2 * done - 0.5)),
    lambda: done < TAUGHT ? 1 : LAMBDA,
  };
  let turns = 0;
  for (let number = 0; number < BATCH; number++) {
    const players = [2, 2, 3, 4][number % 4]!;
    const lessons = selfPlay(pupil, player, { ...course, players }, random);
    turns += lessons.length / players;
    memory.push(...lessons);
  }
  memory.splice(0, Math.max(0, memory.length - MEMORY));
  let error = 0;
  const steps = 32;
  for (let step = 0; step < steps; step++) {
    const lessons = Array.from({ length: STEP }, () => memory[random.below(memory.length)]!);
    error += learner.learn(lessons, Number(values.rate) * (1 - 0.9 * done));
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stderr.write(
    `${played + BATCH} games, ${(turns / BATCH).toFixed(1)} rounds, error ${(error / steps).toFixed(4)}, ${seconds} s\n`,
  );
  save(played + BATCH);
}

/** Writes what is known so far, so that little is lost when the training is cut short. */
function save(played: number): void {
  const text = formatWeights({
    origin: {
      game: game.id,
      command: `npm run train -- ${game.id} --games ${games} --hidden ${hidden} --seed ${values.seed} --rate ${values.rate}`,
      games: played,
      seed: values.seed,
      features: featuresWord(features),
    },
    network,
  });
  if (values.out !== undefined) writeFileSync(values.out, text);
  else if (played >= games) process.stdout.write(text);
}
