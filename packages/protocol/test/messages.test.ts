import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientMessage, readMessage } from '../src/messages.ts';

/** One of the right values mostly, else something that is nearly right, or anything. */
function nearly(right: fc.Arbitrary<unknown>, ...wrong: unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom(...wrong, null, undefined, '', 0, -1, [], {}) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const numbers = fc.constantFrom(0, 1, 17, 255, 256, -0, -1, 0.5, 2 ** 53, 1e300);
const text = (length: number) => fc.string({ maxLength: length });

const command = fc.record({
  do: nearly(fc.constant('move'), 'undo', 'moves', 'leave'),
  at: nearly(numbers, '3'),
  move: nearly(fc.oneof(text(30), fc.constantFrom('x'.repeat(80), 'x'.repeat(81))), 7),
  seat: nearly(fc.constantFrom(undefined, undefined, 1), 4, '1'),
  more: nearly(fc.constant(undefined), 1),
});

const message = fc.record({
  type: nearly(fc.constant('command'), 'watch', 'commands'),
  id: nearly(
    fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,36}$/),
      fc.constantFrom('a'.repeat(36), 'a'.repeat(37), 'a\n', 'ä', 'a b'),
    ),
    1,
  ),
  channel: nearly(numbers, '0'),
  command: nearly(command, 'move'),
  more: nearly(fc.constant(undefined), 1),
});

test('whatever comes is read as the schema reads it', () => {
  let moves = 0;
  fc.assert(
    fc.property(nearly(message), (json) => {
      const sent = JSON.stringify(json) ?? '';
      const read = readMessage(sent);
      if (sent === '') expect(read).toBeUndefined();
      else {
        const { success, output } = v.safeParse(ClientMessage, JSON.parse(sent));
        expect(read).toEqual(success ? output : undefined);
        if (success && output.type === 'command' && output.command.do === 'move') moves++;
      }
    }),
    { numRuns: 5000 },
  );
  expect(moves).toBeGreaterThan(200);
});
