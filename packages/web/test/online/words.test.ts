/** What the compiler can't see of the words for playing together. */
import { expect, it } from 'vitest';
import { words as de } from '../../src/words/de/together.ts';
import { words as en } from '../../src/words/en/together.ts';
import { words as fr } from '../../src/words/fr/together.ts';
import { words as nl } from '../../src/words/nl/together.ts';

/** Every sentence by its place; those with parameters are tried with some. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [0, 1, 2].map((n) => [`${here} ${n}`, value(n, n)]);
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

const ENGLISH = new Map(sentences(en));

/** Words that are the same in both languages, or nothing but names. */
const SAME = /^(Bot|bot|Chat|Hallo!|\d: \d)$/;

it.each(Object.entries({ nl, de, fr }))('%s says everything in its own words', (_, words) => {
  const spoken = sentences(words);
  expect(spoken.map(([place]) => place).sort()).toEqual([...ENGLISH.keys()].sort());
  for (const [place, text] of spoken) {
    expect(text.trim(), place).not.toBe('');
    if (!SAME.test(text)) expect(text, place).not.toBe(ENGLISH.get(place));
  }
});

it('French keeps its signs beside their words', () => {
  for (const [place, text] of sentences(fr)) expect(text, place).not.toMatch(/ [:;?!]/);
});
