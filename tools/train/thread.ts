/** A thread that plays games for the trainer and gives what can be learned from them. */
import { parentPort, workerData } from 'node:worker_threads';
import { Runner } from '../../packages/bots/src/learned/network.ts';
import { seededRandom } from '../../packages/bots/src/random.ts';
import type { Lesson } from './learner.ts';
import { PUPILS } from './pupils.ts';
import { type Course, selfPlay } from './self-play.ts';

/** What a thread is told once. */
export interface School {
  readonly game: string;
  readonly seed: string;
  readonly sizes: readonly number[];
}

/** A game to be played: its number, how, and the weights to play by. */
export interface Homework {
  readonly number: number;
  readonly course: Course;
  readonly weights: Float64Array;
}

/** What came of it. */
export interface Handed {
  readonly number: number;
  readonly lessons: readonly Lesson[];
}

const { game, seed, sizes }: School = workerData;
const pupil = PUPILS.find((one) => one.game.id === game)!;

parentPort?.on('message', ({ number, course, weights }: Homework) => {
  const runner = new Runner({ sizes, weights });
  const lessons = selfPlay(pupil, runner, course, seededRandom(`${seed}/${number}`));
  const handed: Handed = { number, lessons };
  parentPort?.postMessage(handed);
});
