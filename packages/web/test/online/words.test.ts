/** What the compiler can't see of the words for playing together, oneself, ratings and chance. */
import { expect, it } from 'vitest';
import { words as deAccount } from '../../src/words/de/account.ts';
import { words as deRatings } from '../../src/words/de/ratings.ts';
import { words as deTogether } from '../../src/words/de/together.ts';
import { words as enAccount } from '../../src/words/en/account.ts';
import { words as enRatings } from '../../src/words/en/ratings.ts';
import { words as enTogether } from '../../src/words/en/together.ts';
import { words as frAccount } from '../../src/words/fr/account.ts';
import { words as frRatings } from '../../src/words/fr/ratings.ts';
import { words as frTogether } from '../../src/words/fr/together.ts';
import { words as nlAccount } from '../../src/words/nl/account.ts';
import { words as nlRatings } from '../../src/words/nl/ratings.ts';
import { words as nlTogether } from '../../src/words/nl/together.ts';

/** Every sentence by its place; those with parameters are tried with some. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [0, 1, 2].map((n) => [`${here} ${n}`, value(n, n)]);
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

const ALL = {
  en: { together: enTogether, account: enAccount, ratings: enRatings },
  nl: { together: nlTogether, account: nlAccount, ratings: nlRatings },
  de: { together: deTogether, account: deAccount, ratings: deRatings },
  fr: { together: frTogether, account: frAccount, ratings: frRatings },
};
const { en, ...OTHERS } = ALL;
const ENGLISH = new Map(sentences(en));

/** Words that are the same in both languages, or nothing but names. */
const SAME = /^(Bot|bot|Chat|Hallo!|Name|Rating|\d: \d)$/;

it.each(Object.entries(OTHERS))('%s says everything in its own words', (_, words) => {
  const spoken = sentences(words);
  expect(spoken.map(([place]) => place).sort()).toEqual([...ENGLISH.keys()].sort());
  for (const [place, text] of spoken) {
    expect(text.trim(), place).not.toBe('');
    if (!SAME.test(text)) expect(text, place).not.toBe(ENGLISH.get(place));
  }
});

it('French keeps its signs beside their words', () => {
  for (const [place, text] of sentences(ALL.fr)) expect(text, place).not.toMatch(/ [:;?!]/);
});
