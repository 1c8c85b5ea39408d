/** A network that learns what positions promise to all seats together, by Adam. */
import { GOAL } from '@nyhavn/engine';
import { type Network, Runner } from '../../packages/bots/src/learned/network.ts';
import { addGradient } from '../train/gradient.ts';
import type { Lesson } from './self-play.ts';

const FIRST = 0.9;
const SECOND = 0.999;
const EPSILON = 1e-8;

/** What the margin counts beside the chance of winning. */
const MARGIN = 0.3;

/** Takes lessons in batches. */
export class PromiseLearner {
  readonly #runner: Runner;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #gradient: Float64Array;
  #steps = 0;

  constructor(network: Network) {
    this.#runner = new Runner(network);
    const { length } = network.weights;
    this.#first = new Float64Array(length);
    this.#second = new Float64Array(length);
    this.#gradient = new Float64Array(length);
  }

  /** One step down what these lessons' chances are misjudged by; gives the mean of it, 0 being perfect. */
  learn(lessons: readonly Lesson[], rate: number): number {
    this.#gradient.fill(0);
    let error = 0;
    for (const lesson of lessons) error += this.#add(lesson);
    this.#descend(rate, lessons.length);
    return error / lessons.length;
  }

  #add({ rows, target }: Lesson): number {
    const runner = this.#runner;
    const odds = rows.map((row) => {
      runner.input.set(row);
      return Math.exp(runner.run()[1]!);
    });
    const sum = odds.reduce((whole, one) => whole + one, 0);
    let error = 0;
    for (const [seat, row] of rows.entries()) {
      const chance = odds[seat]! / sum;
      const wanted = target[seat]!;
      error += wanted * Math.log(wanted / chance);
      runner.input.set(row);
      const margin = runner.run()[0]! - target[rows.length + seat]! / GOAL;
      addGradient(runner, Float64Array.of(MARGIN * margin, chance - wanted), this.#gradient);
    }
    return error;
  }

  #descend(rate: number, lessons: number): void {
    const { weights } = this.#runner.network;
    this.#steps++;
    const firstScale = 1 - FIRST ** this.#steps;
    const secondScale = 1 - SECOND ** this.#steps;
    for (let index = 0; index < weights.length; index++) {
      const slope = this.#gradient[index]! / lessons;
      this.#first[index] = FIRST * this.#first[index]! + (1 - FIRST) * slope;
      this.#second[index] = SECOND * this.#second[index]! + (1 - SECOND) * slope * slope;
      const step = this.#first[index]! / firstScale;
      weights[index]! -= (rate * step) / (Math.sqrt(this.#second[index]! / secondScale) + EPSILON);
    }
  }
}
