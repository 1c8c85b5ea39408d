import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Arguments } from '../src/arguments.ts';
import { main } from '../src/main.ts';
import { UsageError } from '../src/usage.ts';

const argv = fc.oneof(
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
    fc.property(fc.array(argv, { maxLength: 8 }), (given) => {
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

test('any command ends with an exit code, whatever is said to it', async () => {
  const said = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const lines = fc.tuple(
    fc.constantFrom('sim', 'replay', 'count', 'help', 'chess'),
    fc.array(fc.oneof(argv, fc.constantFrom('--depth', '1', '2', '/', '--seed')), {
      maxLength: 7,
    }),
  );
  try {
    await fc.assert(
      fc.asyncProperty(lines, async ([command, given]) => {
        expect([0, 1, 2]).toContain(await main([command, ...given.filter((word) => word !== '-')]));
      }),
      { numRuns: 2_000 },
    );
  } finally {
    for (const spy of said) spy.mockRestore();
  }
});
