/** Animated pictures, read again by a decoder that knows nothing of the writer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GifWriter, MOST_COLOURS } from '../../../../src/features/after/share/gif.ts';
import { Palette } from '../../../../src/features/after/share/gif-colours.ts';

interface Decoded {
  readonly width: number;
  readonly height: number;
  /** Each frame as it is seen, over those before it. */
  readonly frames: { readonly dots: number[]; readonly delay: number }[];
  readonly repeats: boolean;
}

/** Reads a GIF with a common table of 256 colours. */
function decode(bytes: Uint8Array): Decoded {
  const word = (at: number) => bytes[at]! + bytes[at + 1]! * 256;
  expect(String.fromCharCode(...bytes.subarray(0, 6))).toBe('GIF89a');
  const [width, height] = [word(6), word(8)];
  let at = 13 + 768;
  let [delay, transparent, repeats] = [0, -1, false];
  const frames: Decoded['frames'] = [];
  let seen = new Array<number>(width * height).fill(-1);
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) break;
    if (kind === 0x21 && bytes[at + 1] === 0xf9) {
      [delay, transparent] = [word(at + 4), bytes[at + 6]!];
      at += 8;
    } else if (kind === 0x21) {
      repeats = true;
      at += 14;
      while (bytes[at] !== 0) at += bytes[at]! + 1;
      at++;
    } else {
      expect(kind).toBe(0x2c);
      const [left, top, wide, high] = [word(at + 1), word(at + 3), word(at + 5), word(at + 7)];
      const data: number[] = [];
      const least = bytes[at + 10]!;
      at += 11;
      while (bytes[at] !== 0) {
        data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!));
        at += bytes[at]! + 1;
      }
      at++;
      const dots = unpack(data, least);
      expect(dots).toHaveLength(wide * high);
      seen = seen.slice();
      dots.forEach((dot, index) => {
        const place = (top + Math.floor(index / wide)) * width + left + (index % wide);
        if (dot !== transparent) seen[place] = dot;
      });
      frames.push({ dots: seen, delay });
    }
  }
  expect(at).toBe(bytes.length - 1);
  return { width, height, frames, repeats };
}

function unpack(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  let [bit, size] = [0, least + 1];
  let table: number[][] = [];
  let last: number[] | undefined;
  const out: number[] = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, code) => [code]);
    size = least + 1;
    last = undefined;
  };
  reset();
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i;
    if (code === clear) {
      reset();
      continue;
    }
    if (code === clear + 1) return out;
    const row: number[] = table[code] ?? [...last!, last![0]!];
    out.push(...row);
    if (last && table.length < 4096) table.push([...last, row[0]!]);
    if (table.length === 1 << size && size < 12) size++;
    last = row;
  }
}

test('frames come back as they were, whatever is in them', () => {
  const side = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 255 }),
      (width, height, delays, colours) => {
        const gif = new GifWriter(width, height, []);
        const frames = delays.map((delay, frame) => {
          // Some dots stay as they are from frame to frame.
          const dots = Uint8Array.from(
            { length: width * height },
            (_, dot) => ((dot * 7919) ^ ((dot % 3) * frame * 31)) % colours,
          );
          gif.add(dots, delay);
          return { dots: [...dots], delay };
        });
        expect(decode(gif.finish())).toEqual({ width, height, frames, repeats: true });
      },
    ),
    { numRuns: 60 },
  );
});

test('many different dots, for which the table has to begin again', () => {
  const dots = Uint8Array.from({ length: 200 * 120 }, (_, at) => (at * at * 31 + at * 7) % 255);
  const gif = new GifWriter(200, 120, []);
  gif.add(dots, 50);
  gif.add(dots, 50);
  const file = gif.finish();
  expect(decode(file).frames.map((frame) => frame.dots)).toEqual([[...dots], [...dots]]);
  // Nothing new costs nearly nothing.
  const one = new GifWriter(200, 120, []);
  one.add(dots, 50);
  expect(file.length - one.finish().length).toBeLessThan(40);
});

test('few colours are kept nearly as they are, many are brought together', () => {
  const few = Uint8ClampedArray.from([192, 66, 47, 255, 36, 105, 168, 255, 86, 36, 104, 255]);
  const palette = new Palette([few], MOST_COLOURS);
  expect(palette.colours).toHaveLength(9);
  const numbers = [...palette.numbersOf(few)];
  expect(new Set(numbers).size).toBe(3);
  numbers.forEach((number, dot) => {
    for (let part = 0; part < 3; part++) {
      const off = palette.colours[number * 3 + part]! - few[dot * 4 + part]!;
      expect(Math.abs(off)).toBeLessThanOrEqual(3);
    }
  });
  let seed = 1;
  const many = Uint8ClampedArray.from({ length: 4 * 4096 }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 24;
  });
  expect(new Palette([many], MOST_COLOURS).colours).toHaveLength(3 * MOST_COLOURS);
});
