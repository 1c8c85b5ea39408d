import { botNamed } from '@nyhavn/bots';
import { expect, test } from 'vitest';
import { turnsAlone } from '../src/game.ts';

test('a lone player is quicker at the highest level than at the one below', () => {
  const turnsOf = (name: string) =>
    Array.from({ length: 3 }, (_, deal) => turnsAlone(botNamed(name)!, 'quick', deal)).reduce(
      (sum, turns) => sum + turns,
    );
  expect(turnsOf('harbour-master')).toBeLessThan(turnsOf('architect'));
});
