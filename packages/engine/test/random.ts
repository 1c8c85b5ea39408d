import fc from 'fast-check';
import type { Choose } from '../src/contract.ts';

/** Choices that fast-check can repeat: one seed, as many numbers as a game needs. */
export const choices: fc.Arbitrary<Choose> = fc
  .integer({ min: 1, max: 0x7fffffff })
  .map((seed) => chooseBy(seed));

/** The choices that a seed stands for (xorshift32, two words for the largest limits). */
function chooseBy(seed: number): Choose {
  let state = seed;
  const word = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  return (limit) => (limit < 2 ** 32 ? word() : word() * 2 ** 21 + (word() >>> 11)) % limit;
}
