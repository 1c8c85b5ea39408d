import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf } from '../../src/wire/outbox.ts';

/** Reads a frame as the protocol's text (RFC 6455, 5.2) says. */
function read(frame: Buffer): { first: number; length: number; payload: Buffer } {
  const [first = 0, second = 0] = frame;
  if (second < 126) return { first, length: second, payload: frame.subarray(2) };
  if (second === 126) return { first, length: frame.readUInt16BE(2), payload: frame.subarray(4) };
  return { first, length: Number(frame.readBigUInt64BE(2)), payload: frame.subarray(10) };
}

test('any text is framed whole, and not masked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { first, length, payload } = read(Buffer.from(frameOf(text), 'latin1'));
      expect(first).toBe(0b1000_0001);
      expect(length).toBe(payload.length);
      expect(payload.toString()).toBe(text);
    }),
  );
});

test.each([0, 125, 126, 65_535, 65_536, 200_000])('a text of %i bytes has its length', (size) => {
  const { length, payload } = read(Buffer.from(frameOf('x'.repeat(size)), 'latin1'));
  expect([length, payload.length]).toEqual([size, size]);
});
