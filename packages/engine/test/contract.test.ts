import fc from 'fast-check';
import { describe, test } from 'vitest';
import { contractOf, type Imagine } from '../src/contract.ts';
import { copenhagen, imagineCopenhagen } from '../src/copenhagen/public.ts';
import { rollAndWrite } from '../src/roll-and-write/public.ts';
import { choices } from './random.ts';

const TABLES = [
  { game: rollAndWrite, options: {} },
  { game: rollAndWrite, options: { mirror: true, passing: 'always' } },
  { game: copenhagen, options: {}, imagine: imagineCopenhagen as Imagine },
];

for (const { game, options, imagine } of TABLES) {
  describe(`${game.id} ${JSON.stringify(options)} keeps the contract`, () => {
    for (const { name, check } of contractOf(game, options, imagine)) {
      test(name, () => {
        fc.assert(fc.property(choices, check), { numRuns: 10 });
      });
    }
  });
}
