/** The letters on dice, tiles and cards: five different ones in each language, out of the colours' names. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/store/languages.ts';

it.each(LANGUAGES)('letters on colours are distinct in %s', async (language) => {
  const { common } = await import(`../../src/words/${language}/common.ts`);
  const letters = [...'RBPGY'].map((colour) => common.colourLetters[colour]);
  expect(new Set(letters).size).toBe(5);
  for (const letter of letters) expect(letter).toMatch(/^\p{Lu}$/u);
});
