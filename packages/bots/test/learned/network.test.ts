import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/index.ts';
import { countWeights, newNetwork, Runner } from '../../src/learned/network.ts';
import { featuresWord, formatWeights, readWeights } from '../../src/learned/weights-file.ts';

function fresh(sizes: readonly number[], seed = 'net') {
  const random = seededRandom(seed);
  return newNetwork(sizes, () => random.below(1 << 20) / (1 << 20));
}

describe('a network', () => {
  test('is what its layers say', () => {
    const weights = Float64Array.of(0, 1, 1, 2, -1, 0.5, 0.25, 3, -2);
    const runner = new Runner({ sizes: [2, 2, 1], weights });
    runner.input.set([2, 1]);
    // Hidden: max(0, 2 - 1 + 0) = 1, max(0, 4 + 0.5 + 1) = 5.5; output: 3 - 11 + 0.25.
    expect(runner.run()[0]).toBeCloseTo(-7.75);
    expect(countWeights([2, 2, 1])).toBe(weights.length);
  });
});

describe('weights as text', () => {
  const origin = {
    game: 'copenhagen',
    command: 'npm run train -- copenhagen',
    games: 10,
    seed: '1',
    features: featuresWord(['a', 'b']),
  };

  test('come back as they were, but for rounding, and say how they were made', () => {
    const network = fresh([2, 6, 2]);
    const text = formatWeights({ origin, network });
    expect(text.split('\n')[1]).toContain('npm run train');
    const read = readWeights(text, origin.features);
    expect(read.origin).toEqual(origin);
    expect(read.network.sizes).toEqual([2, 6, 2]);
    for (const [index, weight] of network.weights.entries()) {
      expect(read.network.weights[index]).toBeCloseTo(weight, 3);
    }
    expect(formatWeights(read)).toBe(text);
  });

  test('are refused if they are cut off, of another kind or for other features', () => {
    const text = formatWeights({ origin, network: fresh([2, 2]) });
    expect(() => readWeights(text.slice(0, -9), origin.features)).toThrow('cut off');
    expect(() => readWeights(`x${text}`, origin.features)).toThrow('version');
    expect(() => readWeights(text, featuresWord(['b', 'a']))).toThrow('other features');
  });
});
