/** Random numbers for tests that can be repeated: the seed is printed, and TEST_SEED gives it again. */
import { randomBytes } from 'node:crypto';
import { seededRandom } from '@nyhavn/bots';

const SEED = process.env.TEST_SEED || randomBytes(4).toString('hex');

let isPrinted = false;

/** A source of numbers from 0 to 1; the same name gives the same numbers under the same seed. */
export function repeatable(name: string): () => number {
  if (!isPrinted) console.log(`TEST_SEED=${SEED}`);
  isPrinted = true;
  const random = seededRandom(`${SEED} ${name}`);
  return () => random.below(2 ** 32) / 2 ** 32;
}
