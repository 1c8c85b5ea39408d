/** What the compiler can't see of the words on sheets: that nothing was left empty or in English. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/store/languages.ts';
import { words as en } from '../../../../src/words/en/games/roll-and-write/print.ts';
import { words as fr } from '../../../../src/words/fr/games/roll-and-write/print.ts';

/** Every sentence without parameters, by its place. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

const ENGLISH = new Map(sentences(en));

/** Names, and words that are the same in both languages. */
const SAME = ['A4', 'US Letter', 'Name', 'Points'];

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

it.each(OTHERS)('%s says everything in its own words', async (language) => {
  const { words } = await import(`../../../../src/words/${language}/games/roll-and-write/print.ts`);
  const spoken = sentences(words);
  expect(spoken.map(([place]) => place).sort()).toEqual([...ENGLISH.keys()].sort());
  for (const [place, text] of spoken) {
    expect(text.trim(), place).not.toBe('');
    if (!SAME.includes(text)) expect(text, place).not.toBe(ENGLISH.get(place));
  }
});

it('French keeps its signs beside their words', () => {
  for (const [place, text] of sentences(fr)) expect(text, place).not.toMatch(/ [:;?!]/);
});
