/** Whole numbers by chance; those of a seed can be drawn again, for simulations and bots. */

/** A source of whole numbers. */
export interface Random {
  /** A whole number from 0 to `limit` - 1, all equally likely; `limit` is at most 2 to the 53rd. */
  below(limit: number): number;
}

const WORD = 2 ** 32;

/** The source that a seed stands for: the same seed, the same numbers (sfc32, seeded by FNV-1a). */
export function seededRandom(seed: string): Random {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, 0x01000193);
  let c = hash(seed, 0x9e3779b9);
  let counter = 1;

  function word(): number {
    const mixed = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + mixed;
    c |= 0;
    return mixed >>> 0;
  }

  for (let i = 0; i < 15; i++) word();
  return randomFrom(word);
}

/** Whole numbers below any limit, made of words of 32 bits, without favour. */
export function randomFrom(word: () => number): Random {
  return {
    below(limit) {
      if (limit <= WORD) return belowWord(word, limit);
      const high = Math.ceil(limit / WORD);
      for (;;) {
        const value = belowWord(word, high) * WORD + word();
        if (value < limit) return value;
      }
    },
  };
}

/** Draws again what would make the first numbers likelier than the last. */
function belowWord(word: () => number, limit: number): number {
  const fair = WORD - (WORD % limit);
  for (;;) {
    const value = word();
    if (value < fair) return value % limit;
  }
}

function hash(text: string, start: number): number {
  let value = start;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return value | 0;
}
