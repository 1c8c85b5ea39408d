import fc from 'fast-check';
import type { Choose } from '../src/contract.ts';

/** Choices that fast-check can repeat: one seed, as many numbers as a game needs. */
export const choices: fc.Arbitrary<Choose> = fc
  .integer({ min: 1, max: 0x7fffffff })
  .map((seed) => chooseBy(seed));

/** The choices that a seed stands for (xorshift32). */
function chooseBy(seed: number): Choose {
  let word = seed;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % limit;
  };
}
