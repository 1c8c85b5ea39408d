/** Random numbers that can be drawn again, for simulations and bots. */
import { type Random, randomFrom } from '@nyhavn/engine';

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

function hash(text: string, start: number): number {
  let value = start;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return value | 0;
}
