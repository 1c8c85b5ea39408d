import fc from 'fast-check';
import { describe, test } from 'vitest';
import { contractOf } from '../src/contract.ts';
import { rollAndWrite } from '../src/index.ts';
import { choices } from './random.ts';

const TABLES = [
  { game: rollAndWrite, options: {} },
  { game: rollAndWrite, options: { mirror: true, passing: 'always' } },
];

for (const { game, options } of TABLES) {
  describe(`${game.id} ${JSON.stringify(options)} keeps the contract`, () => {
    for (const { name, check } of contractOf(game, options)) {
      test(name, () => {
        fc.assert(fc.property(choices, check), { numRuns: 12 });
      });
    }
  });
}
