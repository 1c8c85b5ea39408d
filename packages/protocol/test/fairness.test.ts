import { createHash, createHmac } from 'node:crypto';
import { gameNamed } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import { commitmentTo, drawOf, fairEvent, fairStart } from '../src/index.ts';
import { CONTRIBUTIONS, random, SEED } from './playing.ts';

/** The first word of a draw, with nothing of ours. */
function firstWord(seed: string, contributions: readonly string[], draw: number): number {
  return createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`nyhavn 1|${contributions.join(',')}|${draw}|0`)
    .digest()
    .readUInt32BE(0);
}

const seedOf = (index: number) => createHash('sha256').update(`${index}`).digest('hex');

describe('a draw', () => {
  test('follows from seed, contributions and index, whatever was drawn before', () => {
    // More games than are remembered, in an order in which they push each other out.
    const choose = random(7);
    for (let round = 0; round < 3000; round++) {
      const seed = seedOf(choose.below(400));
      const contributions = choose.below(2) === 0 ? CONTRIBUTIONS : ['', CONTRIBUTIONS[0], ''];
      const draw = choose.below(500);
      const word = drawOf({ seed, contributions }, draw).below(2 ** 32);
      expect(word).toBe(firstWord(seed, contributions, draw));
    }
  });

  test('is not disturbed by one that is begun meanwhile', () => {
    const inputs = { seed: SEED, contributions: CONTRIBUTIONS };
    const alone = [1, 2].map((draw) => numbers(drawOf(inputs, draw)));
    const [one, two] = [drawOf(inputs, 1), drawOf(inputs, 2)];
    const mixed = Array.from({ length: 20 }, () => [one.below(1000), two.below(1000)]);
    expect([0, 1].map((which) => mixed.map((pair) => pair[which]))).toEqual(alone);
  });

  test('gives all outcomes about equally often', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    const inputs = { seed: SEED, contributions: CONTRIBUTIONS };
    for (let draw = 0; draw < 12_000; draw++) counts[drawOf(inputs, draw).below(6)]! += 1;
    // Five degrees of freedom: less often than once in a million by chance, and the seed is fixed.
    const square = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(square).toBeLessThan(37);
  });
});

test('the commitment is the hash of the seed', () => {
  const hash = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  expect(commitmentTo(SEED)).toBe(hash);
});

test('the start player and the first event have draws of their own', () => {
  const game = gameNamed('roll-and-write');
  const begun = game?.setup({ players: 3, startPlayer: 0, options: {} });
  if (!game || !begun?.ok) throw new Error('no game');
  const inputs = { seed: SEED, contributions: CONTRIBUTIONS };
  const { state } = begun.value;
  expect(fairStart(3, inputs)).toBe(firstWord(SEED, CONTRIBUTIONS, 0) % 3);
  expect(fairEvent(game, state, inputs, 1)).toBe(
    game.at(state, 'chance', firstWord(SEED, CONTRIBUTIONS, 1) % 7776),
  );
});

function numbers(source: ReturnType<typeof drawOf>): number[] {
  return Array.from({ length: 20 }, () => source.below(1000));
}
