import { GAMES, gameNamed, isGameId, REFUSALS, registerGame } from '@nyhavn/engine';
import { contractOf, type Imagine } from '@nyhavn/engine/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choices } from '../random.ts';
import { thirdGame } from './index.ts';
import { imagine } from './state.ts';

for (const options of [{}, { hidden: true }]) {
  describe(`a game from outside keeps the contract, ${JSON.stringify(options)}`, () => {
    for (const { name, check } of contractOf(thirdGame, options, imagine as Imagine)) {
      test(name, () => {
        fc.assert(fc.property(choices, check), { numRuns: 25 });
      });
    }
  });
}

test('a game from outside is a game like the others', () => {
  expect(GAMES.map(({ id }) => String(id))).toContain('third-game');
  expect(gameNamed('third-game')).toBe(thirdGame);
  expect(isGameId('third-game')).toBe(true);
  expect(REFUSALS).toContain('no-such-face');
});

test('no two games have one name', () => {
  expect(() => registerGame(thirdGame)).toThrow('third-game');
});
