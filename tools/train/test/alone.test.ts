import { seededRandom } from '@nyhavn/bots';
import { ALONE_FEATURES, newNetwork, Runner } from '@nyhavn/bots/internal';
import { describe, expect, test } from 'vitest';
import { playAlone } from '../src/alone.ts';

describe('learning alone', () => {
  const network = newNetwork([ALONE_FEATURES.length, 1], () => 0.5);
  const course = { players: 3, isTaught: true, victory: 0, lambda: 1, curiosity: 0 };
  const play = (seed: string) => playAlone(new Runner(network), course, seededRandom(seed));

  test('counts the turns to the end, a tenth for each', () => {
    const targets = play('a').map((lesson) => Math.round(10 * lesson.targets[0]!));
    expect(targets[0]).toBe(0);
    expect(targets.every((target, index) => target >= (targets[index - 1] ?? 0))).toBe(true);
    // After every turn two dice of others: three positions a round, but for the last one.
    expect(targets.filter((target) => target === 1)).toHaveLength(3);
  });

  test('is the same for the same seed', () => {
    expect(play('b')).toEqual(play('b'));
  });
});
