/** What the compiler can't see of the words for playing together, oneself, ratings, chance and administrators. */
import { GAMES } from '@nyhavn/engine';
import { expect, it } from 'vitest';
import { words as deAccount } from '../../../src/words/de/account.ts';
import { words as deAdmin } from '../../../src/words/de/admin.ts';
import { words as deCalls } from '../../../src/words/de/calls.ts';
import { words as deRatings } from '../../../src/words/de/ratings.ts';
import { words as deTogether } from '../../../src/words/de/together.ts';
import { words as enAccount } from '../../../src/words/en/account.ts';
import { words as enAdmin } from '../../../src/words/en/admin.ts';
import { words as enCalls } from '../../../src/words/en/calls.ts';
import { words as enRatings } from '../../../src/words/en/ratings.ts';
import { words as enTogether } from '../../../src/words/en/together.ts';
import { words as frAccount } from '../../../src/words/fr/account.ts';
import { words as frAdmin } from '../../../src/words/fr/admin.ts';
import { words as frCalls } from '../../../src/words/fr/calls.ts';
import { words as frRatings } from '../../../src/words/fr/ratings.ts';
import { words as frTogether } from '../../../src/words/fr/together.ts';
import { words as nlAccount } from '../../../src/words/nl/account.ts';
import { words as nlAdmin } from '../../../src/words/nl/admin.ts';
import { words as nlCalls } from '../../../src/words/nl/calls.ts';
import { words as nlRatings } from '../../../src/words/nl/ratings.ts';
import { words as nlTogether } from '../../../src/words/nl/together.ts';
import '../../../src/games/registry.ts';
import { noticeOf } from '../../../src/service-worker/notice.ts';
import { LANGUAGES } from '../../../src/store/languages.ts';
import { fetchWords } from '../../../src/words/index.ts';

/** Every sentence by its place; those with parameters are tried with some. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [0, 1, 2].map((n) => [`${here} ${n}`, value(n, n, n)]);
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

const ALL = {
  en: {
    together: enTogether,
    account: enAccount,
    ratings: enRatings,
    calls: enCalls,
    admin: enAdmin,
  },
  nl: {
    together: nlTogether,
    account: nlAccount,
    ratings: nlRatings,
    calls: nlCalls,
    admin: nlAdmin,
  },
  de: {
    together: deTogether,
    account: deAccount,
    ratings: deRatings,
    calls: deCalls,
    admin: deAdmin,
  },
  fr: {
    together: frTogether,
    account: frAccount,
    ratings: frRatings,
    calls: frCalls,
    admin: frAdmin,
  },
};
const { en, ...OTHERS } = ALL;
const ENGLISH = new Map(sentences(en));

/** Words that are the same in both languages, or nothing but names. */
const SAME =
  /^(Bot|bot|Chat|Hallo!|Name|offline|online|Passkeys|Rating|Tables|Roll & Write|Copenhagen|\d: \d)$/;

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

it.each(LANGUAGES)(
  'notices of the system call games what the page calls them in %s',
  async (language) => {
    const { added } = await fetchWords(language);
    for (const { id } of GAMES) {
      const { name } = await import(`../../../src/words/${language}/games/${id}/name.ts`);
      expect(added[id]).toMatchObject({ name });
      const message = JSON.stringify({ turn: { table: 'one', game: id } });
      expect(noticeOf(message, language).body).toContain(name);
    }
  },
);
