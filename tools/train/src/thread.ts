/** A thread that plays games for the trainer and gives what can be learned from them. */
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@nyhavn/bots';
import { Runner } from '@nyhavn/bots/internal';
import type { Lesson } from './learner.ts';
import type { Course } from './self-play.ts';
import { SUBJECTS } from './subjects.ts';

/** The initial data of a thread. */
export interface School {
  readonly subject: string;
  readonly seed: string;
  readonly sizes: readonly number[];
}

/** A game to be played: its number, how, and the weights to play by. */
export interface Homework {
  readonly number: number;
  readonly course: Course;
  readonly weights: Float64Array;
}

/** The result. */
export interface Handed {
  readonly number: number;
  readonly lessons: readonly Lesson[];
}

const { subject, seed, sizes }: School = workerData;
const { play } = SUBJECTS.find(({ name }) => name === subject)!;

parentPort?.on('message', ({ number, course, weights }: Homework) => {
  const runner = new Runner({ sizes, weights });
  const lessons = play(runner, course, seededRandom(`${seed}/${number}`));
  const handed: Handed = { number, lessons };
  parentPort?.postMessage(handed);
});
