import { seededRandom } from '@nyhavn/bots';
import { newNetwork, Runner } from '@nyhavn/bots/internal';
import { describe, expect, test } from 'vitest';
import { addGradient } from '../src/gradient.ts';
import { Learner } from '../src/learner.ts';

function fresh(sizes: readonly number[]) {
  const random = seededRandom('net');
  return newNetwork(sizes, () => random.below(1 << 20) / (1 << 20));
}

describe('a network', () => {
  test('has the slopes that small changes show', () => {
    const network = fresh([4, 5, 3, 2]);
    const runner = new Runner(network);
    const input = [0.3, -0.7, 1.1, 0.4];
    const value = () => {
      runner.input.set(input);
      const [first = 0, second = 0] = runner.run();
      return 2 * first - second;
    };
    value();
    const gradient = new Float64Array(network.weights.length);
    addGradient(runner, Float64Array.of(2, -1), gradient);
    for (const [index, slope] of gradient.entries()) {
      const before = network.weights[index]!;
      network.weights[index] = before + 0.01;
      const above = value();
      network.weights[index] = before - 0.01;
      const below = value();
      network.weights[index] = before;
      expect((above - below) / 0.02).toBeCloseTo(slope, 1);
    }
  });

  test('learns what is to be learned', () => {
    const learner = new Learner(fresh([2, 12, 1]));
    const random = seededRandom('lessons');
    const lesson = () => {
      const [a, b] = [random.below(100) / 50 - 1, random.below(100) / 50 - 1];
      return { features: Float64Array.of(a, b), targets: Float64Array.of(a * b) };
    };
    let error = 1;
    for (let step = 0; step < 1500; step++) {
      error = learner.learn(Array.from({ length: 16 }, lesson), 0.01);
    }
    expect(error).toBeLessThan(0.02);
  });
});
