import { seededRandom } from '@nyhavn/bots';
import { newNetwork, Runner } from '@nyhavn/bots/internal';
import { describe, expect, test } from 'vitest';
import { PUPILS } from '../src/pupils.ts';
import { selfPlay } from '../src/self-play.ts';

describe.each(PUPILS.map((pupil) => [pupil.game.id, pupil] as const))(
  'self-play in %s',
  (_, pupil) => {
    const network = newNetwork([pupil.features.length, 2], () => 0.5);
    const course = { players: 2, isTaught: true, victory: 0, lambda: 1, curiosity: 0.2 };
    const play = (seed: string, more = {}) =>
      selfPlay(pupil, new Runner(network), { ...course, ...more }, seededRandom(seed));

    test('gives a lesson for every turn, all of a seat with the same end', () => {
      const lessons = play('a');
      expect(lessons.length).toBeGreaterThan(10);
      const ends = new Set(lessons.map(({ targets }) => `${targets}`));
      // With λ = 1 only the outcome counts, and two seats share margin and victory.
      expect(ends.size).toBeLessThanOrEqual(2);
      const [one = '', other = one] = [...ends];
      const sum = [one, other].map((end) => end.split(',').map(Number));
      expect(sum[0]![0]! + sum[1]![0]!).toBeCloseTo(0);
      expect(sum[0]![1]! + sum[1]![1]!).toBeCloseTo(1);
    });

    test('is the same for the same seed', () => {
      expect(play('b')).toEqual(play('b'));
    });

    test('believes the next position where λ is 0', () => {
      const lessons = play('c', { lambda: 0 });
      // A network without opinion expects nothing, except at the end, which is known.
      const last = lessons.filter(({ targets }) => targets.some((target) => target !== 0));
      expect(last.length).toBeLessThanOrEqual(2);
    });
  },
);
