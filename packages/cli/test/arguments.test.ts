import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Arguments } from '../src/arguments.ts';
import { UsageError } from '../src/usage.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      '--game',
      '--players',
      '--bots',
      '--options',
      '--trace',
      '--',
      '-',
      '--game=',
      '--players=3',
    ],
    ...[
      'roll-and-write',
      '__proto__',
      'random,greedy',
      'mirror=',
      '9'.repeat(400),
      '-1',
      '--toString',
    ],
  ),
);

test('any command line is understood or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (given) => {
      try {
        const read = new Arguments(given, {
          values: ['game', 'players', 'bots', 'options'],
          flags: ['trace'],
          files: 1,
        });
        read.game();
        expect(read.players(2)).toBeLessThanOrEqual(4);
        read.bots('random');
        read.options();
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as UsageError).message).not.toBe('');
      }
    }),
    { numRuns: 5_000 },
  );
});
