/** Whole numbers below a limit, made of random words that come from elsewhere. */

/** A source of whole numbers. */
export interface Random {
  /** A whole number from 0 to `limit` - 1, all equally likely; `limit` is at most 2 to the 53rd. */
  below(limit: number): number;
}

const WORD = 2 ** 32;

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
