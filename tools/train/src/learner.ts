/** A network that learns from rows of features and what came of them, by Adam. */
import { type Network, Runner } from '@nyhavn/bots/internal';
import { addGradient } from './gradient.ts';

/** A position: its features, and what the outputs should have been. */
export interface Lesson {
  readonly features: Float64Array;
  readonly targets: Float64Array;
}

const FIRST = 0.9;
const SECOND = 0.999;
const EPSILON = 1e-8;

/** Takes lessons in batches. */
export class Learner {
  readonly runner: Runner;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #gradient: Float64Array;
  #steps = 0;

  constructor(network: Network) {
    this.runner = new Runner(network);
    const length = network.weights.length;
    this.#first = new Float64Array(length);
    this.#second = new Float64Array(length);
    this.#gradient = new Float64Array(length);
  }

  /** One step down the squared error of these lessons; gives their mean squared error. */
  learn(lessons: readonly Lesson[], rate: number): number {
    const { runner } = this;
    this.#gradient.fill(0);
    let error = 0;
    for (const { features, targets } of lessons) {
      runner.input.set(features);
      const slopes = runner.run().map((value, output) => value - targets[output]!);
      for (const slope of slopes) error += slope * slope;
      addGradient(runner, slopes, this.#gradient);
    }
    this.#descend(rate, lessons.length);
    return error / lessons.length;
  }

  #descend(rate: number, lessons: number): void {
    const { weights } = this.runner.network;
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
